import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** Defaults for all responses except pages. Nothing may be loaded. Pages set their own policy. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** By default without subdomains, because only their owner knows whether they all support HTTPS. */
const transportSecurity: Record<Settings['HSTS'], string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

type HstsSettings = Pick<Settings, 'SITE_URL' | 'HSTS'>;

/** Empty unless the site uses HTTPS. */
export const transportSecurityOf = ({ SITE_URL, HSTS }: HstsSettings): Record<string, string> =>
  SITE_URL?.startsWith('https:') ? { 'strict-transport-security': transportSecurity[HSTS] } : {};

export function addSecurityHeaders(app: FastifyInstance, settings: Settings) {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  const headers = new Map(Object.entries(transportSecurityOf(settings)));
  if (headers.size === 0) return;
  // Runs before Fastify's own listener, to cover responses that bypass all hooks.
  app.server.prependListener('request', (_request, response) => {
    response.setHeaders(headers);
  });
}
