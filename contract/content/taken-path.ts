/** Paths at which no content page may stand, because something else of the site does. */
import { languages } from '../language.ts';
import { pagePath } from '../page-path.ts';

/** The server answers below these paths by itself, and renders no page for visitors there. */
const systemSegments = [
  'admin',
  'api',
  'assets',
  'fonts',
  'go',
  'metrics',
  'preview',
  'product',
  'site-icon',
  'src',
  'uploads',
];

const firstSegment = (path: string) => path.split('/', 2)[1] ?? '';

export const isSystemPath = (path: string) => systemSegments.includes(firstSegment(path));

/** These two pages were always there, and are content pages now. */
const contentPagePaths = [pagePath.about, pagePath.support];

/** A page of the site may not be hidden by a content page with the same path. */
const reservedWords = new Set<string>([
  ...systemSegments,
  ...languages,
  ...Object.values(pagePath)
    .filter((path) => !contentPagePaths.includes(path))
    .map(firstSegment),
]);

export const isReservedWord = (slug: string) => reservedWords.has(slug);

const { contact, partners, signIn, promoCodes, guides, reviews } = pagePath;
/** These pages have others below them, or are long and have numbers. */
const furtherPage = new RegExp(
  `^((${contact}|${partners}|${signIn})/|(${promoCodes}|${guides}|${reviews})/\\d+$)`,
);

export const isFixedPage = (path: string) =>
  (Object.values(pagePath).includes(path) && !contentPagePaths.includes(path)) ||
  furtherPage.test(path);

const siteFile =
  /^\/(robots\.txt|feed\.xml|sitemap(-\d+)?\.xml|manifest\.webmanifest|favicon\.ico)$/;

/** Crawlers and browsers ask for these, and the server makes them. */
export const isSiteFile = (path: string) => siteFile.test(path);
