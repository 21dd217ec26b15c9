/** Doesn't import zod, because public pages load this file. */
import { pagePath } from '../page-path.ts';

export const contentPageKinds = ['page', 'guide', 'review'] as const;
export type ContentPageKind = (typeof contentPageKinds)[number];

/** Kinds with a list page. Their pages' paths start with the list's path. */
export const listedKinds = ['guide', 'review'] as const satisfies ContentPageKind[];
export type ListedKind = (typeof listedKinds)[number];

const folders: Record<ContentPageKind, string> = {
  page: '',
  guide: pagePath.guides,
  review: pagePath.reviews,
};

export const contentListPath = (kind: ListedKind) => folders[kind];

/** Returns the path without a language prefix. */
export const contentPath = (kind: ContentPageKind, slug: string) => `${folders[kind]}/${slug}`;

/** Shows the stored page, even unpublished, to anyone with the signed URL. */
export const previewPath = (id: number) => `/preview/pages/${id}`;

/** Parses a path without a language prefix into the kind and the slug of a page, which may not exist. */
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
