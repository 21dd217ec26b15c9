/** This file is without zod, as pages that visitors load use it. */
import { languages } from '#contract/language.ts';
import { pagePath } from '#contract/page-path.ts';

export const contentPageKinds = ['page', 'guide', 'review'] as const;
export type ContentPageKind = (typeof contentPageKinds)[number];

/** Each of these kinds has a page that lists its pages, and their paths stand below that. */
export const listedKinds = ['guide', 'review'] as const satisfies ContentPageKind[];
export type ListedKind = (typeof listedKinds)[number];

const folders: Record<ContentPageKind, string> = {
  page: '',
  guide: pagePath.guides,
  review: pagePath.reviews,
};

export const contentListPath = (kind: ListedKind) => folders[kind];

/** The path is without its language. */
export const contentPath = (kind: ContentPageKind, slug: string) => `${folders[kind]}/${slug}`;

/** It shows a page as it is stored, to whoever has the signed URL. */
export const previewPath = (id: number) => `/preview/pages/${id}`;

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

/** The kind and the slug of the page that could stand at a path without its language. */
export function contentPathParts(
  path: string,
): { kind: ContentPageKind; slug: string } | undefined {
  for (const kind of contentPageKinds) {
    const folder = `${folders[kind]}/`;
    const slug = path.startsWith(folder) ? path.slice(folder.length) : '';
    if (slug !== '' && !slug.includes('/')) return { kind, slug };
  }
  return undefined;
}
