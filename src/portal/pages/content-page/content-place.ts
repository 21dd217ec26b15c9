/** Parses the paths of content pages. The router has a single pattern for all of them, which keeps its code small. */
import {
  type ContentPageKind,
  contentListPath,
  listedKinds,
} from '#contract/content/content-path.ts';

/** The number of cards per list page. */
export const listLength = 12;

type ContentPlace =
  | { list: (typeof listedKinds)[number]; page: number }
  | { kind: ContentPageKind; slug: string }
  | { preview: number };

/** Expects a path without its language. Returns undefined if no content page can have it. */
export function contentPlaceAt(path: string): ContentPlace | undefined {
  const [, preview] = /^\/preview\/pages\/([1-9]\d{0,15})$/.exec(path) ?? [];
  if (preview) return { preview: Number(preview) };
  const list = listedKinds.find((kind) => `${path}/`.startsWith(`${contentListPath(kind)}/`));
  if (list && path === contentListPath(list)) return { list, page: 1 };
  const last = path.slice(list ? contentListPath(list).length + 1 : 1);
  // The first page has no number, so that every page has exactly one path.
  if (list && /^([2-9]|[1-9]\d{1,6})$/.test(last)) return { list, page: Number(last) };
  return isSlug(last) ? { kind: list ?? 'page', slug: last } : undefined;
}

const isSlug = (text: string) => /^[a-z0-9-]{1,100}$/.test(text) && /[a-z]/.test(text);

export const listPagePath = (list: (typeof listedKinds)[number], page: number) =>
  page > 1 ? `${contentListPath(list)}/${page}` : contentListPath(list);
