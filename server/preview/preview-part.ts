/** Decides which requests of a browser that has opened a preview belong to the preview. */
import type { IncomingMessage } from 'node:http';
import { languageOf, pathWithoutLanguage } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { publicReads } from '../catalogue/read/public-reads.ts';

/** `off` is refused: everything that isn't known to only read the public site. */
type PreviewPart = 'preview' | 'off' | 'site';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/** Files are the same in a preview. Staff and machines always reach the site itself. */
const ofSite = [
  '/assets',
  '/uploads',
  '/admin',
  '/api/admin',
  '/api/health',
  '/metrics',
  '/mcp',
  '/oauth',
  '/.well-known',
  '/preview',
];

/** A content page's own preview shows its proposed state. */
const previewedPages = '/preview/pages';

/** Forms that only set a cookie, and therefore work in a preview. */
const cookieForms: readonly string[] = [pagePath.age, pagePath.counting];

const readPaths = [
  ...Object.values(publicReads).map(({ path }) => path),
  ...['/search', '/saved-items'],
].map((path) => path.split('/'));

/** True if the path is that of a read below /api, whose parameters may have any value. */
function isRead(path: string): boolean {
  const parts = path.split('/').slice(2);
  return readPaths.some(
    ([, ...declared]) =>
      declared.length === parts.length &&
      declared.every((part, index) => part === parts[index] || part.startsWith(':')),
  );
}

const trpcReads = /^\/api\/trpc\/catalogue\.\w+(,catalogue\.\w+)*$/;

/**
 * Pages of a preview send no referrer, but those of the site do. Without this, a page of the site in another tab would
 * show parts of the preview without its bar.
 */
const comesFromSite = ({ headers }: Asked) => headers.referer !== undefined;

const comesFromAdmin = ({ headers: { referer = '', host } }: Asked) =>
  URL.canParse(referer) &&
  new URL(referer).host === host &&
  isBelow(new URL(referer).pathname, '/admin');

const reads = (method: string | undefined) => method === 'GET' || method === 'HEAD';

function partOfApi(asked: Asked, path: string): PreviewPart {
  if (comesFromSite(asked)) return 'site';
  if (!reads(asked.method)) return 'off';
  return trpcReads.test(path) || isRead(path) ? 'preview' : 'off';
}

/** Calls of the admin over tRPC. */
const isAdminCall = (path: string) =>
  path.startsWith('/api/trpc/admin.') && !path.includes('catalogue.');

export function partOf(asked: Asked): PreviewPart {
  const { method, url = '/' } = asked;
  const path = decoded(url.replace(/[?#].*$/s, ''));
  if (path === undefined) return 'off';
  const ownPath = pathWithoutLanguage(languageOf(path), path);
  if (isBelow(ownPath, previewedPages)) return reads(method) ? 'preview' : 'off';
  if (ofSite.some((folder) => isBelow(path, folder))) return 'site';
  if (comesFromAdmin(asked) || isAdminCall(path)) return 'site';
  if (cookieForms.includes(ownPath) && method === 'POST') return 'site';
  if (isBelow(path, '/api')) return partOfApi(asked, path);
  return reads(method) && !isBelow(ownPath, '/go') ? 'preview' : 'off';
}

/** The router decodes paths too, so `/%67o/banner/1` counts a click. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return undefined;
  }
}
