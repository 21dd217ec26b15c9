import type { ChangedKind } from '#contract/admin/change.ts';
import type { Lack } from '#contract/catalogue/product.ts';
import type { Market } from '#contract/field.ts';
import { fits, isStorable, longest } from '#contract/text.ts';
import type { InquiryKind } from '#contract/visitor/inquiry-rule.ts';
import { asText, greatestId, oneOf, searchReader, wholeNumber } from '../../search-reader.ts';

/** Everything that an address of the admin says beside its screen. */
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
  /** The id of the inquiry that is read. */
  open?: number | undefined;
};

const mostPages = 1_000_000;

function readText(raw: unknown): string | undefined {
  const text = asText(raw);
  return text && isStorable(text) && fits(text, longest.search) ? text : undefined;
}

const readEach = searchReader<ListFilter>({
  category: readText,
  market: oneOf<Market>({ US: true, TR: true }),
  missing: oneOf<Lack>({ image: true, rating: true, turkish: true }),
  ends: oneOf({ soon: true }),
  kind: oneOf<ChangedKind>({
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
  }),
  of: wholeNumber(0, greatestId),
  show: oneOf<InquiryKind | 'unread'>({ application: true, message: true, unread: true }),
  q: readText,
  page: wholeNumber(1, mostPages),
  open: wholeNumber(1, greatestId),
});

/** All screens of the admin read by this; one thing is known by its kind and its id together. */
export function readListFilter(raw: Record<string, unknown>): ListFilter {
  const filter = readEach(raw);
  return filter.kind === undefined && 'of' in filter ? { ...filter, of: undefined } : filter;
}

/** Whatever a search starts at, an id may be shorter. */
export const isSearchable = (q: string, shortest: number) =>
  q.length >= shortest || /^\d+$/.test(q);
