/** Which rows of a market's list pass each of the chosen filters. */
import type { ListFilter } from '#contract/catalogue/filter/filter-name.ts';
import { type BonusKind, bonusKinds } from '#contract/catalogue/filter/filter-value.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import type { Interned } from './interned.ts';
import { anyKind, type MarketView, noOffer, wageringWidth } from './market-view.ts';
import { type PartnerTable, unknown, unknownWagering, wageringUnit } from './partner-table.ts';
import { method, methodWidth } from './payment-method.ts';
import type { RowLists } from './row-list.ts';

/** Filters by lists of partners. */
export const partnerLists = ['licence', 'provider', 'site_language'] as const;
export type PartnerList = (typeof partnerLists)[number] & ListFilter;

/** Filters by payments count together, and so do those by offers: one method, or one offer, must pass all of them. */
const methodFigures = ['payout_hours', 'min_deposit'] as const;
export type MethodFigure = (typeof methodFigures)[number];
export const methodFilters = ['payment', ...methodFigures] as const;

const filters = [...partnerLists, 'methods', 'offers'] as const;
/** The bit that is set in `failed` if a row fails the filter. */
export const bitOf = Object.fromEntries(filters.map((name, place) => [name, 1 << place])) as Record<
  (typeof filters)[number],
  number
>;

type ListSource = { lists: RowLists; known: Interned<number> | Interned<string> };

export const listSources = (
  table: PartnerTable,
  view: MarketView,
): Record<PartnerList, ListSource> => ({
  licence: { lists: view.licences, known: table.regulators },
  provider: { lists: table.providersOf, known: table.providers },
  site_language: { lists: table.languagesOf, known: table.languages },
});

/** Set instead of the bits of filters if a row isn't in the unfiltered list. */
export const notListed = 1 << filters.length;

export type Matching = {
  order: Uint32Array;
  /** The filters that each row fails, as bits. Rows are counted in their own order, which is how they lie in memory. */
  failed: Uint8Array;
  total: number;
};

/** Nothing chosen is the same as no filter. */
export const chosenIn = <Value>(values: readonly Value[] | undefined): readonly Value[] =>
  values ?? [];

export function matchingRows(
  table: PartnerTable,
  view: MarketView,
  order: Uint32Array,
  filter: ProductFilter,
): Matching {
  const failed = new Uint8Array(table.size).fill(notListed);
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] as number;
    if (view.listed[row] === 1) failed[row] = 0;
  }
  const sources = listSources(table, view);
  for (const name of partnerLists) {
    const chosen = chosenIn<number | string>(filter[name]);
    if (chosen.length > 0) failLists(failed, bitOf[name], sources[name], chosen);
  }
  const wantedPayment = wantedMethod(table, filter);
  if (!wantedPayment.isAny) failMethods(failed, view, wantedPayment);
  const wanted = wantedOffer(filter);
  if (!wanted.isAny) failOffers(failed, view, wanted);
  let total = 0;
  for (let row = 0; row < failed.length; row += 1) if (failed[row] === 0) total += 1;
  return { order, failed, total };
}

function failMethods(failed: Uint8Array, view: MarketView, wanted: WantedMethod) {
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === notListed || hasMethod(view, row, wanted)) continue;
    failed[row] = (failed[row] as number) | bitOf.methods;
  }
}

function failOffers(failed: Uint8Array, view: MarketView, { kinds, limit }: WantedOffer) {
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === notListed || leastWagering(view, row, kinds) <= limit) continue;
    failed[row] = (failed[row] as number) | bitOf.offers;
  }
}

function failLists(
  failed: Uint8Array,
  bit: number,
  { lists, known }: ListSource,
  chosen: readonly (number | string)[],
) {
  const isChosen = new Uint8Array(known.values.length);
  for (const value of chosen) {
    const number = (known as Interned<number | string>).find(value);
    if (number !== undefined) isChosen[number] = 1;
  }
  const { start, length, values } = lists;
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === notListed) continue;
    let at = start[row] as number;
    const end = at + (length[row] as number);
    while (at < end && isChosen[values[at] as number] === 0) at += 1;
    if (at === end) failed[row] = (failed[row] as number) | bit;
  }
}

export type WantedMethod = {
  isChosen(number: number): boolean;
  limits: Record<MethodFigure, number>;
  isAny: boolean;
};

export function wantedMethod(
  table: PartnerTable,
  { payment, payout_hours = unknown, min_deposit = unknown }: ProductFilter,
): WantedMethod {
  const chosen = chosenIn(payment);
  const numbers = new Set(chosen.map((id) => table.methods.find(id)));
  return {
    isChosen: (number) => chosen.length === 0 || numbers.has(number),
    limits: { payout_hours, min_deposit },
    isAny: chosen.length === 0 && payout_hours === unknown && min_deposit === unknown,
  };
}

export const figurePlace = { payout_hours: method.hours, min_deposit: method.min };

/** Calls back with the place of each method that passes. */
export function eachMethod(
  { methods }: MarketView,
  row: number,
  { isChosen, limits }: WantedMethod,
  visit: (at: number) => void,
): void {
  const { values } = methods;
  const from = methods.start[row] as number;
  const end = from + (methods.length[row] as number);
  for (let at = from; at < end; at += methodWidth) {
    if (!isChosen(values[at] as number)) continue;
    if ((values[at + method.hours] as number) > limits.payout_hours) continue;
    if ((values[at + method.min] as number) <= limits.min_deposit) visit(at);
  }
}

export function hasMethod(view: MarketView, row: number, wanted: WantedMethod): boolean {
  let found = wanted.isAny;
  eachMethod(view, row, wanted, () => {
    found = true;
  });
  return found;
}

type WantedOffer = {
  /** Places within the wagering of a row. */
  kinds: number[];
  /** In the unit of the wagering. */
  limit: number;
  isAny: boolean;
};

const placeOfKind = (kind: BonusKind) => 1 + bonusKinds.indexOf(kind);
export const wageringLimit = (limit: number | undefined): number =>
  limit === undefined ? unknownWagering : Math.floor(limit * wageringUnit + roundingError);
/** 0.29 × 100 is a little less than 29. */
const roundingError = 1e-6;

export function wantedOffer({ bonus_kind, max_wagering }: ProductFilter): WantedOffer {
  const kinds = chosenIn(bonus_kind).map(placeOfKind);
  return {
    kinds: kinds.length > 0 ? kinds : [anyKind],
    limit: wageringLimit(max_wagering),
    isAny: kinds.length === 0 && max_wagering === undefined,
  };
}

export function leastWagering(view: MarketView, row: number, kinds: readonly number[]): number {
  const first = row * wageringWidth;
  let least = noOffer;
  for (let place = 0; place < kinds.length; place += 1) {
    const wagering = view.wagering[first + (kinds[place] as number)] as number;
    if (wagering < least) least = wagering;
  }
  return least;
}
