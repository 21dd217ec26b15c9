/** This file is without zod, as pages that visitors load use it. */
import { pagePath } from '../page-path.ts';

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
