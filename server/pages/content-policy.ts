/** The policy names each inline script by its hash, so that a page kept in a cache stays right. */
import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policy = (directives: Record<string, string>) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' https: http: data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...directives,
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

export function contentPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => hashOf(script));
  return policy({ 'script-src': ["'self'", ...new Set(hashes)].join(' ') });
}

/** Vite puts styles and its own scripts into the page, and talks to it over a socket, from a worker too. */
export const developmentPolicy = policy({
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
  'worker-src': "'self' blob:",
});
