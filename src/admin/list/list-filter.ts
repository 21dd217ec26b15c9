import type { Market } from '#contract/field.ts';
import type { InquiryKind } from '#contract/inquiry-rule.ts';

export type ListFilter = {
  category?: string | undefined;
  market?: Market | undefined;
  show?: InquiryKind | 'unread' | undefined;
  q?: string | undefined;
  page?: number | undefined;
};

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Written by hand, as it loads with the routes, which every visitor has. */
export function readListFilter(search: Record<string, unknown>): ListFilter {
  const category = textOf(search.category);
  const { market } = search;
  const q = textOf(search.q);
  const page = Number(textOf(search.page));
  return {
    ...(category && { category }),
    ...((market === 'US' || market === 'TR') && { market }),
    ...(q && { q }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** A search starts at two characters; an id may be shorter. */
export const isSearchable = (q: string) => q.length >= 2 || /^\d+$/.test(q);
