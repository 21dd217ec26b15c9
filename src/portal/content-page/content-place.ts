/** The browser's router knows content pages by one pattern, which keeps it small. Their paths are told apart here. */
import {
  type ContentPageKind,
  contentListPath,
  listedKinds,
} from '#contract/content/content-path.ts';

/** The number of cards on a page of a list. */
export const listLength = 12;

export type ContentPlace =
  | { list: (typeof listedKinds)[number]; page: number }
  | { kind: ContentPageKind; slug: string }
  | { preview: number };

/** The path is without its language. Undefined where no content page can be. */
export function contentPlaceAt(path: string): ContentPlace | undefined {
  const [, preview] = /^\/preview\/pages\/([1-9]\d{0,15})$/.exec(path) ?? [];
  if (preview) return { preview: Number(preview) };
  const list = listedKinds.find((kind) => `${path}/`.startsWith(`${contentListPath(kind)}/`));
  if (list && path === contentListPath(list)) return { list, page: 1 };
  const last = path.slice(list ? contentListPath(list).length + 1 : 1);
  // The first page has no number, so that each page has one path.
  if (list && /^([2-9]|[1-9]\d{1,6})$/.test(last)) return { list, page: Number(last) };
  return isSlug(last) ? { kind: list ?? 'page', slug: last } : undefined;
}

const isSlug = (text: string) => /^[a-z0-9-]{1,100}$/.test(text) && /[a-z]/.test(text);

export const listPagePath = (list: (typeof listedKinds)[number], page: number) =>
  page > 1 ? `${contentListPath(list)}/${page}` : contentListPath(list);
