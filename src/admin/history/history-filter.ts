import type { ChangedKind } from '#contract/change.ts';
import { type ListFilter, readListFilter } from '../list/list-filter.ts';

export type HistoryFilter = Pick<ListFilter, 'kind' | 'of' | 'page'>;

const kinds: Record<ChangedKind, true> = {
  product: true,
  banner: true,
  'exclusive-bonus': true,
  'promo-code': true,
  'top-list-entry': true,
  'product-list': true,
  'exclusive-bonus-list': true,
  'top-list': true,
  'page-layout': true,
  catalogue: true,
};

const isKind = (kind: unknown): kind is ChangedKind =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind);

/** One thing is known by its kind and its id together. */
export function readHistoryFilter(search: Record<string, unknown>): HistoryFilter {
  const { page } = readListFilter(search);
  const { kind } = search;
  const of = Number(search.of ?? Number.NaN);
  if (!isKind(kind)) return page ? { page } : {};
  return { kind, ...(Number.isSafeInteger(of) && of >= 0 && { of }), ...(page && { page }) };
}
