import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** A response that is no page may load nothing. A page sets a policy of its own. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export function addSecurityHeaders(app: FastifyInstance, { SITE_URL }: Settings) {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  if (!SITE_URL?.startsWith('https:')) return;
  // It comes before Fastify, so that every response has it, also those that pass no hook. Subdomains are not
  // included, because only their owner knows whether they speak https.
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('strict-transport-security', 'max-age=31536000');
  });
}
