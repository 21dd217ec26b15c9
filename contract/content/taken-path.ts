/** Paths that no content page may have, because the site uses them for something else. */
import { languages } from '../language.ts';
import { pagePath } from '../page-path.ts';

/** The server handles everything under these paths, without rendering pages for visitors. */
const systemSegments = [
  'admin',
  'api',
  'assets',
  'fonts',
  'go',
  'mcp',
  'metrics',
  'oauth',
  'preview',
  'product',
  'site-icon',
  'src',
  'uploads',
];

const firstSegment = (path: string) => path.split('/', 2)[1] ?? '';

export const isSystemPath = (path: string) => systemSegments.includes(firstSegment(path));

/** Other systems have their links to partners at such paths. Ours have one more segment. */
export const isShortGoPath = (path: string) => /^\/go\/[^/]+$/.test(path);

/** Content pages that the site itself links to. */
const contentPagePaths = [pagePath.about, pagePath.support];

/** A content page must not shadow a built-in page. */
const reservedWords = new Set<string>([
  ...systemSegments,
  ...languages,
  ...Object.values(pagePath)
    .filter((path) => !contentPagePaths.includes(path))
    .map(firstSegment),
]);

export const isReservedWord = (slug: string) => reservedWords.has(slug);

/** Built-in pages in the folder of the partners' pages, such as `/casino/all`. */
const reservedForPartners = new Set(
  Object.values(pagePath)
    .filter((path) => path.startsWith(`${pagePath.casino}/`))
    .map((path) => path.split('/')[2] ?? ''),
);

export const isReservedForPartners = (slug: string) => reservedForPartners.has(slug);

const { contact, partners, signIn, promoCodes, guides, reviews } = pagePath;
/** Built-in pages with subpages or numbered pages. */
const furtherPage = new RegExp(
  `^((${contact}|${partners}|${signIn})/|(${promoCodes}|${guides}|${reviews})/\\d+$)`,
);

export const isFixedPage = (path: string) =>
  (Object.values(pagePath).includes(path) && !contentPagePaths.includes(path)) ||
  furtherPage.test(path);

const siteFile =
  /^\/(robots\.txt|feed\.xml|follow\.xml|sitemap(-\d+)?\.xml|manifest\.webmanifest|favicon\.ico)$/;

/** Generated files that crawlers and browsers request. */
export const isSiteFile = (path: string) => siteFile.test(path);
