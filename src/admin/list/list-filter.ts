import type { ChangedKind } from '#contract/change.ts';
import type { Market } from '#contract/field.ts';
import type { InquiryKind } from '#contract/inquiry-rule.ts';
import type { Lack } from '#contract/product.ts';

export type ListFilter = {
  category?: string | undefined;
  market?: Market | undefined;
  missing?: Lack | undefined;
  ends?: 'soon' | undefined;
  kind?: ChangedKind | undefined;
  /** The id of the one thing of that kind. */
  of?: number | undefined;
  show?: InquiryKind | 'unread' | undefined;
  q?: string | undefined;
  page?: number | undefined;
};

const lacks: readonly unknown[] = ['image', 'rating', 'turkish'] satisfies Lack[];

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Written by hand, as it loads with the routes, which every visitor has. */
export function readListFilter(search: Record<string, unknown>): ListFilter {
  const category = textOf(search.category);
  const { market, missing, ends } = search;
  const q = textOf(search.q);
  const page = Number(textOf(search.page));
  return {
    ...(category && { category }),
    ...((market === 'US' || market === 'TR') && { market }),
    ...(lacks.includes(missing) && { missing: missing as Lack }),
    ...(ends === 'soon' && { ends }),
    ...(q && { q }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** Whatever a search starts at, an id may be shorter. */
export const isSearchable = (q: string, shortest: number) =>
  q.length >= shortest || /^\d+$/.test(q);
