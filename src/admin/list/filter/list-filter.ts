import { type ChangedKind, changedKinds } from '#contract/catalogue/history/entity-kind.ts';
import { type MissingField, missingFields } from '#contract/catalogue/missing-field.ts';
import { type Visibility, visibilities } from '#contract/catalogue/visibility.ts';
import { type ContentPageKind, contentPageKinds } from '#contract/content/content-path.ts';
import { type PublicationState, publicationStates } from '#contract/content/publication-state.ts';
import { localDate } from '#contract/field-schema.ts';
import { maxId } from '#contract/id.ts';
import { type LinkState, linkStates } from '#contract/partner/link-state.ts';
import { type ReleaseState, releaseStates } from '#contract/release/release-state.ts';
import { isMarketCode, type MarketCode } from '#contract/site/market-code.ts';
import {
  contentPageSorts,
  linkSorts,
  paymentMethodSorts,
  productSorts,
  promoCodeSorts,
  promotionSorts,
  providerSorts,
  redirectSorts,
  regulatorSorts,
  sortOrders,
  topListEntrySorts,
} from '#contract/sort/list-sort.ts';
import { fits, isStorable, maxLength } from '#contract/text-rule.ts';
import { type InquiryKind, inquiryKinds } from '#contract/visitor/inquiry-rule.ts';
import { monthPattern } from '#contract/wall-clock.ts';
import { asText, oneOf, searchReader, wholeNumber } from '../../search-parameters.ts';

export const marketStates = ['closed', 'no_link'] as const;
type InMarket = (typeof marketStates)[number];

const sorts = [
  ...productSorts,
  ...promotionSorts,
  ...promoCodeSorts,
  ...topListEntrySorts,
  ...contentPageSorts,
  ...redirectSorts,
  ...regulatorSorts,
  ...paymentMethodSorts,
  ...providerSorts,
  ...linkSorts,
];

/** The search parameters of the admin's URLs. */
export type ListFilter = {
  category?: string | undefined;
  market?: MarketCode | undefined;
  missing?: MissingField | undefined;
  /** The partner's state in the chosen market. */
  inMarket?: InMarket | undefined;
  ends?: 'soon' | undefined;
  visibility?: Visibility | undefined;
  state?: LinkState | 'problem' | undefined;
  kind?: ChangedKind | 'release' | undefined;
  type?: ContentPageKind | undefined;
  publication?: PublicationState | undefined;
  /** The id of an entity, of the kind given by `kind`. */
  of?: number | undefined;
  /** Who made a change, and the first and last day, such as 2026-12-31. */
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  use?: 'used' | 'unused' | undefined;
  show?: InquiryKind | 'unread' | undefined;
  q?: string | undefined;
  sort?: (typeof sorts)[number] | undefined;
  order?: (typeof sortOrders)[number] | undefined;
  page?: number | undefined;
  /** The id of the entity that a new one is copied from. */
  copy?: number | undefined;
  /** The id of the proposed change that a form shows, or `live` for the live version. */
  proposal?: number | 'live' | undefined;
  release?: ReleaseState | undefined;
  /** The id of the open inquiry. */
  open?: number | undefined;
  /** The month that the calendar shows, such as 2026-12. */
  month?: string | undefined;
};

const maxPage = 1_000_000;

function readText(raw: unknown): string | undefined {
  const text = asText(raw);
  return text && isStorable(text) && fits(text, maxLength.search) ? text : undefined;
}

const readDay = (raw: unknown) => localDate.safeParse(raw).data;

const readId = wholeNumber(1, maxId);

const readEach = searchReader<ListFilter>({
  category: readText,
  market: (raw) => (isMarketCode(raw) ? raw : undefined),
  missing: oneOf(missingFields),
  inMarket: oneOf(marketStates),
  ends: oneOf(['soon']),
  visibility: oneOf(visibilities),
  state: oneOf([...linkStates, 'problem']),
  kind: oneOf([...changedKinds, 'release'] as const),
  type: oneOf(contentPageKinds),
  publication: oneOf(publicationStates),
  of: wholeNumber(0, maxId),
  person: readText,
  from: readDay,
  to: readDay,
  use: oneOf(['used', 'unused']),
  show: oneOf([...inquiryKinds, 'unread']),
  q: readText,
  sort: oneOf(sorts),
  order: oneOf(sortOrders),
  page: wholeNumber(1, maxPage),
  copy: readId,
  proposal: (raw) => (raw === 'live' ? raw : readId(raw)),
  release: oneOf(releaseStates),
  open: readId,
  month: (raw) => (typeof raw === 'string' && monthPattern.test(raw) ? raw : undefined),
});

/** Reads the search parameters of every screen. An id is ignored without its kind. */
export function readListFilter(raw: Record<string, unknown>): ListFilter {
  const filter = readEach(raw);
  return filter.kind === undefined && 'of' in filter ? { ...filter, of: undefined } : filter;
}

/** Changes a filter. Resets the page, and the id, which belongs to the previous filter. */
export const withChoice =
  <Name extends keyof ListFilter>(name: Name, value: ListFilter[Name]) =>
  (filter: ListFilter): ListFilter => ({
    ...filter,
    of: undefined,
    page: undefined,
    [name]: value,
  });

export const withQuery =
  (q: string) =>
  (filter: ListFilter): ListFilter => ({ ...filter, q: q || undefined, page: undefined });

/** Sets the page. The first page has no number in the URL. */
export const withPage =
  (page: number) =>
  (filter: ListFilter): ListFilter => ({ ...filter, page: page > 1 ? page : undefined });

/** Returns whether a search is long enough. Ids may be shorter than other searches. */
export const isSearchable = (q: string, minLength: number) =>
  q.length >= minLength || /^\d+$/.test(q);
