/** Counts how many partners would be left if a value were chosen too, for every value that any partner has. */
import type { LimitFilter } from '#contract/catalogue/filter/filter-name.ts';
import {
  type BonusKind,
  bonusKinds,
  offeredLimits,
} from '#contract/catalogue/filter/filter-value.ts';
import type { ProductFilter, TotalsWithout } from '#contract/catalogue/filter/product-filter.ts';
import { anyKind, type MarketView, noOffer, wageringWidth } from './market-view.ts';
import {
  bitOf,
  chosenIn,
  eachMethod,
  figurePlace,
  hasMethod,
  leastWagering,
  listSources,
  type Matching,
  type MethodFigure,
  methodFilters,
  notListed,
  type PartnerList,
  partnerLists,
  type WantedMethod,
  wageringLimit,
  wantedMethod,
  wantedOffer,
} from './matching-rows.ts';
import { type PartnerTable, unknown, unknownWagering } from './partner-table.ts';
import { methodWidth } from './payment-method.ts';

export type Counted<Value> = { id: Value; count: number };
export type CountedFacets = Record<
  Exclude<PartnerList, 'site_language'> | 'payment',
  Counted<number>[]
> &
  Record<'site_language', Counted<string>[]> &
  Record<'bonus_kind', Counted<BonusKind>[]> &
  Record<LimitFilter, Counted<number>[]>;

type Asked = { table: PartnerTable; view: MarketView; matching: Matching; filter: ProductFilter };

export const countFacets = (asked: Asked): CountedFacets => ({
  licence: countList(asked, 'licence') as Counted<number>[],
  payment: countMethods(asked),
  provider: countList(asked, 'provider') as Counted<number>[],
  site_language: countList(asked, 'site_language') as Counted<string>[],
  bonus_kind: countKinds(asked),
  payout_hours: countLimits(asked, 'payout_hours'),
  min_deposit: countLimits(asked, 'min_deposit'),
  max_wagering: countWagering(asked),
});

function countList({ table, view, matching, filter }: Asked, name: PartnerList) {
  const { lists, known } = listSources(table, view)[name];
  const chosen = chosenIn<number | string>(filter[name]);
  const { failed, total } = matching;
  const { start, length, values } = lists;
  const counts = new Uint32Array(known.values.length);
  const isPresent = new Uint8Array(known.values.length);
  let missing = known.values.length;
  // Where values are chosen, a further one adds the rows that fail only this filter.
  const added = chosen.length > 0 ? bitOf[name] : 0;
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === notListed) continue;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    const isAdded = failed[row] === added ? 1 : 0;
    // Most rows are only read until every value has been seen.
    if (isAdded === 0 && missing === 0) continue;
    for (let at = from; at < end; at += 1) {
      const value = values[at] as number;
      if (isPresent[value] === 0) {
        isPresent[value] = 1;
        missing -= 1;
      }
      counts[value] = (counts[value] as number) + isAdded;
    }
  }
  const base = chosen.length > 0 ? total : 0;
  return known.values.flatMap((id: number | string, value: number) =>
    isPresent[value] ? [{ id, count: base + (counts[value] as number) }] : [],
  );
}

/** The offered limits and the chosen one, in order. */
const limitsOf = (name: LimitFilter, chosen: number | undefined): number[] =>
  [...new Set([...offeredLimits[name], ...(chosen === undefined ? [] : [chosen])])].toSorted(
    (one, other) => one - other,
  );

/** The number of partners whose figure is within each limit, but not within the limit before. */
const emptyCounts = ({ length }: readonly number[]) => new Uint32Array(length + 1);

/** The place of the first limit that the figure is within, or the number of limits. */
function placeWithin(limits: readonly number[], figure: number): number {
  let place = 0;
  while (place < limits.length && figure > (limits[place] as number)) place += 1;
  return place;
}

/** Leaves out the limits that no partner is within. */
function countedLimits(limits: readonly number[], all: Uint32Array, counted: Uint32Array) {
  let [withinAll, count] = [0, 0];
  return limits.flatMap((id, place) => {
    withinAll += all[place] as number;
    count += counted[place] as number;
    return withinAll > 0 ? [{ id, count }] : [];
  });
}

/** The limits that are chosen must hold for the counted method itself. */
function countMethods({ table, view, matching, filter }: Asked): Counted<number>[] {
  const { failed } = matching;
  const chosen = chosenIn(filter.payment);
  const wanted = wantedMethod(table, { ...filter, payment: undefined });
  const { start, length, values } = view.methods;
  const known = table.methods.values;
  const counts = new Uint32Array(known.length);
  const isPresent = new Uint8Array(known.length);
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === notListed) continue;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    for (let at = from; at < end; at += methodWidth) isPresent[values[at] as number] = 1;
    // Where methods are chosen, a further one adds the rows that fail only this filter.
    const isCounted =
      chosen.length > 0
        ? failed[row] === bitOf.methods
        : ((failed[row] as number) & ~bitOf.methods) === 0;
    if (!isCounted) continue;
    eachMethod(view, row, wanted, (at) => {
      const number = values[at] as number;
      counts[number] = (counts[number] as number) + 1;
    });
  }
  const base = chosen.length > 0 ? matching.total : 0;
  return known.flatMap((id, number) =>
    isPresent[number] ? [{ id, count: base + (counts[number] as number) }] : [],
  );
}

function countLimits(
  { table, view, matching, filter }: Asked,
  name: MethodFigure,
): Counted<number>[] {
  const limits = limitsOf(name, filter[name]);
  const { failed } = matching;
  const [all, counted] = [emptyCounts(limits), emptyCounts(limits)];
  const least = (row: number, wanted: WantedMethod) => {
    let figure = unknown;
    eachMethod(view, row, wanted, (at) => {
      figure = Math.min(figure, view.methods.values[at + figurePlace[name]] as number);
    });
    return placeWithin(limits, figure);
  };
  const any = wantedMethod(table, {});
  const others = wantedMethod(table, { ...filter, [name]: undefined });
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] === notListed) continue;
    const place = least(row, any);
    all[place] = (all[place] as number) + 1;
    if (((failed[row] as number) & ~bitOf.methods) !== 0) continue;
    const within = least(row, others);
    counted[within] = (counted[within] as number) + 1;
  }
  return countedLimits(limits, all, counted);
}

/** The wagering that a chosen limit asks for must be that of an offer of the kind. */
function countKinds({ view, matching, filter }: Asked): Counted<BonusKind>[] {
  const { failed } = matching;
  const chosen = chosenIn(filter.bonus_kind);
  const limit = wageringLimit(filter.max_wagering);
  const counts = new Uint32Array(bonusKinds.length);
  const isPresent = new Uint8Array(bonusKinds.length);
  for (let row = 0; row < failed.length; row += 1) {
    const first = row * wageringWidth;
    if (failed[row] === notListed || view.wagering[first + anyKind] === noOffer) continue;
    const isCounted = ((failed[row] as number) & ~bitOf.offers) === 0;
    const hasChosen = chosen.length > 0 && failed[row] === 0;
    for (let kind = 0; kind < bonusKinds.length; kind += 1) {
      const wagering = view.wagering[first + 1 + kind] as number;
      if (wagering !== noOffer) isPresent[kind] = 1;
      if (!isCounted || !(hasChosen || wagering <= limit)) continue;
      counts[kind] = (counts[kind] as number) + 1;
    }
  }
  return bonusKinds.flatMap((id, kind) =>
    isPresent[kind] ? [{ id, count: counts[kind] as number }] : [],
  );
}

function countWagering({ view, matching, filter }: Asked): Counted<number>[] {
  const { failed } = matching;
  const { kinds } = wantedOffer(filter);
  const limits = limitsOf('max_wagering', filter.max_wagering);
  const inUnits = limits.map(wageringLimit);
  const [all, counted] = [emptyCounts(limits), emptyCounts(limits)];
  for (let row = 0; row < failed.length; row += 1) {
    const least = view.wagering[row * wageringWidth + anyKind] as number;
    if (failed[row] === notListed || least >= unknownWagering) continue;
    const place = placeWithin(inUnits, least);
    all[place] = (all[place] as number) + 1;
    if (((failed[row] as number) & ~bitOf.offers) !== 0) continue;
    const within = placeWithin(inUnits, leastWagering(view, row, kinds));
    counted[within] = (counted[within] as number) + 1;
  }
  return countedLimits(limits, all, counted);
}

/** The totals without one of the chosen filters. */
export function countWithout({ table, view, matching, filter }: Asked): TotalsWithout {
  const { failed } = matching;
  const without: TotalsWithout = {};
  const count = (bit: number, passes: (row: number) => boolean = () => true) => {
    let total = 0;
    for (let row = 0; row < failed.length; row += 1) {
      if (((failed[row] as number) & ~bit) === 0 && passes(row)) total += 1;
    }
    return total;
  };
  for (const name of partnerLists) {
    if (chosenIn<unknown>(filter[name]).length > 0) without[name] = count(bitOf[name]);
  }
  for (const name of methodFilters) {
    if (chosenIn<unknown>([filter[name] ?? []].flat()).length === 0) continue;
    const wanted = wantedMethod(table, { ...filter, [name]: undefined });
    without[name] = count(bitOf.methods, (row) => hasMethod(view, row, wanted));
  }
  const { bonus_kind, max_wagering } = filter;
  const has = (given: ProductFilter) => {
    const { kinds, limit, isAny } = wantedOffer(given);
    return (row: number) => isAny || leastWagering(view, row, kinds) <= limit;
  };
  if (chosenIn(bonus_kind).length > 0) {
    without.bonus_kind = count(bitOf.offers, has({ ...filter, bonus_kind: undefined }));
  }
  if (max_wagering !== undefined) {
    without.max_wagering = count(bitOf.offers, has({ ...filter, max_wagering: undefined }));
  }
  return without;
}
