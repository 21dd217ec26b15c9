/**
 * The policy approves an inline script only if the renderer put it there. Such a script has the nonce of its
 * rendering, which injected text cannot know. Pages are cached and sent to many, so the policy names hashes
 * and the nonce is removed.
 */
import { createHash } from 'node:crypto';

const scriptWithNonce = (nonce: string) =>
  new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\s(?:src|type)=)[^>]*>(.*?)</script>`,
    'gs',
  );

export const withoutNonce = (html: string, nonce: string) =>
  html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '');

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

export function contentPolicy(html: string, nonce: string): string {
  const hashes = [...html.matchAll(scriptWithNonce(nonce))].map(([, script = '']) =>
    hashOf(script),
  );
  return policy({ 'script-src': ["'self'", ...new Set(hashes)].join(' ') });
}

/** Vite puts styles and its own scripts into the page, and connects to it over a socket, from a worker too. */
export const developmentPolicy = policy({
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
  'worker-src': "'self' blob:",
});
