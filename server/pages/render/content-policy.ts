/**
 * Allows only inline scripts and styles written by the renderer. Those carry the nonce of the render, which injected
 * text cannot know. Pages are cached and sent to many visitors, so the policy lists hashes instead, and the nonce is
 * removed.
 */
import { createHash } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import { speculationRules } from '../files/speculation-rules.ts';

/** Finds scripts or styles, and what they contain. */
const inlineWithNonce = (element: 'script' | 'style', nonce: string) =>
  new RegExp(
    `<${element}(?=[^>]*\\snonce="${nonce}")(?![^>]*\\s(?:src|type)=)[^>]*>(.*?)</${element}>`,
    'gs',
  );

export const withoutNonce = (html: string, nonce: string) =>
  html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '');

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** A script on every public page adds these rules later (src/portal/page-start/start-modules.tsx). */
const rulesHash = hashOf(speculationRules);

const policy = (directives: Record<string, string>) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' https: http: data:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...directives,
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

export function contentPolicy(
  html: string,
  nonce: string,
  reporting: Record<string, string> = {},
): string {
  const sourcesOf = (element: 'script' | 'style') => {
    const hashes = [...html.matchAll(inlineWithNonce(element, nonce))].map(([, content = '']) =>
      hashOf(content),
    );
    return ["'self'", ...new Set(hashes)].join(' ');
  };
  return policy({
    'script-src': `${sourcesOf('script')} ${rulesHash}`,
    'style-src': sourcesOf('style'),
    ...reporting,
  });
}

type Reporting = Record<'directives' | 'headers', Record<string, string>>;

const reportPath = '/api/csp-report';

/**
 * Tells browsers where to report what the policy blocked. Those that know `report-to` ignore `report-uri`, but send
 * nothing from a page without HTTPS.
 */
export function cspReporting({ SITE_URL }: Pick<Settings, 'SITE_URL'>): Reporting {
  const directives = { 'report-uri': reportPath };
  return SITE_URL?.startsWith('https:')
    ? {
        directives: { ...directives, 'report-to': 'csp' },
        headers: { 'reporting-endpoints': `csp="${SITE_URL}${reportPath}"` },
      }
    : { directives, headers: {} };
}

/** Vite injects styles and its own scripts, and uses a WebSocket, also from a worker. */
export const developmentPolicy = policy({
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
  'worker-src': "'self' blob:",
});
