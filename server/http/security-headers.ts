import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** Defaults for all responses except pages. Nothing may be loaded. Pages set their own policy. */
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
  // Runs before Fastify's own listener, to cover responses that bypass all hooks. Subdomains are not included,
  // because only their owner knows whether they support HTTPS.
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('strict-transport-security', 'max-age=31536000');
  });
}
