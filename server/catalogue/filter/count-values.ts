/** For every value that any partner has, counts how many partners would be left if it were chosen, too. */

import { least, unknown } from '#contract/catalogue/fact/payment-figures.ts';
import type {
  FilterName,
  LimitFilter,
  ListFilter,
} from '#contract/catalogue/filter/filter-name.ts';
import {
  type BonusKind,
  bonusKinds,
  offeredLimits,
} from '#contract/catalogue/filter/filter-value.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import {
  groupOf,
  isChosen,
  isGroupChosen,
  type Matching,
  matchPartners,
  methodTest,
  offerTest,
} from './match-partners.ts';
import type { PartnerInMarket } from './partner-in-market.ts';

export type Counted<Value> = { id: Value; count: number };
export type CountedFacets = Record<
  Exclude<ListFilter, 'site_language' | 'bonus_kind'>,
  Counted<number>[]
> &
  Record<'site_language', Counted<string>[]> &
  Record<'bonus_kind', Counted<BonusKind>[]> &
  Record<LimitFilter, Counted<number>[]>;

export type UnfilteredList = {
  partners: readonly PartnerInMarket[];
  lowest: Record<LimitFilter, number>;
  /** Includes every value that a partner of the list has, even if the filters leave no partner with it. */
  facets?: CountedFacets;
};

export function unfilteredList(partners: readonly PartnerInMarket[]): UnfilteredList {
  const lowest = { payout_hours: unknown, min_deposit: unknown, max_wagering: unknown };
  for (const partner of partners) {
    lowest.payout_hours = Math.min(lowest.payout_hours, partner.fastestPayout);
    lowest.min_deposit = Math.min(lowest.min_deposit, partner.smallestDeposit);
    lowest.max_wagering = Math.min(lowest.max_wagering, partner.lowestWagering);
  }
  const facets = countFacets({ partners, lowest }, matchPartners(partners, {}), {});
  return { partners, lowest, facets };
}

type Asked = { list: UnfilteredList; matching: Matching; filter: ProductFilter };

type Counter<Found = unknown> = {
  parts: readonly PartnerInMarket[][];
  add(partner: PartnerInMarket): void;
  found: Found;
};

export function countFacets(
  list: UnfilteredList,
  matching: Matching,
  filter: ProductFilter,
): CountedFacets {
  const asked = { list, matching, filter };
  const counters = {
    licence: valueCounter(asked, 'licence', licencesOf),
    payment: valueCounter(asked, 'payment', methodsOf),
    provider: valueCounter(asked, 'provider', providersOf),
    site_language: valueCounter(asked, 'site_language', languagesOf),
    bonus_kind: valueCounter(asked, 'bonus_kind', kindsOf),
    payout_hours: limitCounter(asked, 'payout_hours', fastestPayout),
    min_deposit: limitCounter(asked, 'min_deposit', smallestDeposit),
    max_wagering: limitCounter(asked, 'max_wagering', lowestWagering),
  };
  countParts(matching, Object.values(counters));
  const found = <Value>({ found }: Counter<Map<Value, Counted<Value>>>) => [...found.values()];
  return {
    licence: found(counters.licence),
    payment: found(counters.payment),
    provider: found(counters.provider),
    site_language: found(counters.site_language),
    bonus_kind: bonusKinds.flatMap((kind) => counters.bonus_kind.found.get(kind) ?? []),
    payout_hours: counters.payout_hours.found,
    min_deposit: counters.min_deposit.found,
    max_wagering: counters.max_wagering.found,
  };
}

/** Reads each partner once for all counters, because reading 50,000 takes longer than counting their values. */
function countParts(matching: Matching, counters: readonly Counter[]) {
  for (const part of partsOf(matching)) {
    const counting = counters.filter(({ parts }) => parts.includes(part));
    for (const partner of part) for (const counter of counting) counter.add(partner);
  }
}

const partsOf = ({ passing, failing, failingMore }: Matching): PartnerInMarket[][] => [
  passing,
  ...Object.values(failing),
  failingMore,
];

/** Calls `visit` with a partner's values for a filter, from methods or offers that pass the other filters. */
type EachValue<Value> = (
  others: ProductFilter,
) => (partner: PartnerInMarket, visit: (value: Value) => void) => void;

const licencesOf: EachValue<number> = () => (partner, visit) => partner.licences.forEach(visit);
const providersOf: EachValue<number> = () => (partner, visit) => partner.providers.forEach(visit);
const languagesOf: EachValue<string> = () => (partner, visit) => partner.languages.forEach(visit);

const methodsOf: EachValue<number> = (others) => {
  const passes = methodTest(others);
  return (partner, visit) => {
    for (let at = 0; at < partner.methods.length; at += 1) {
      if (passes(partner, at)) visit(partner.methods[at] as number);
    }
  };
};

const kindsOf: EachValue<BonusKind> = (others) => {
  const passes = offerTest(others);
  return ({ offers }, visit) => {
    for (const kind of bonusKinds) {
      if (offers.some((offer) => offer.kinds.includes(kind) && passes(offer))) visit(kind);
    }
  };
};

/** Finds a partner's lowest figure, either among methods or offers that pass the other filters, or among all. */
type LeastFigure = {
  leastOf(others: ProductFilter): (partner: PartnerInMarket) => number;
  leastOfAll(partner: PartnerInMarket): number;
};

const fastestPayout: LeastFigure = {
  leastOf: (others) => leastOfMethods(others, ({ payoutHours }) => payoutHours),
  leastOfAll: (partner) => partner.fastestPayout,
};

const smallestDeposit: LeastFigure = {
  leastOf: (others) => leastOfMethods(others, ({ minDeposits }) => minDeposits),
  leastOfAll: (partner) => partner.smallestDeposit,
};

const lowestWagering: LeastFigure = {
  leastOf(others) {
    const passes = offerTest(others);
    return ({ offers }) => least(offers, (offer) => (passes(offer) ? offer.wagering : unknown));
  },
  leastOfAll: (partner) => partner.lowestWagering,
};

function leastOfMethods(
  others: ProductFilter,
  figuresOf: (partner: PartnerInMarket) => readonly number[],
) {
  const passes = methodTest(others);
  return (partner: PartnerInMarket) => {
    const figures = figuresOf(partner);
    let figure = unknown;
    for (let at = 0; at < figures.length; at += 1) {
      if (passes(partner, at)) figure = Math.min(figure, figures[at] as number);
    }
    return figure;
  };
}

export const without = (filter: ProductFilter, name: FilterName): ProductFilter => ({
  ...filter,
  [name]: undefined,
});

/** If values are already chosen, another one adds the partners excluded only by those. */
function valueCounter<Value extends number | string>(
  { list, matching, filter }: Asked,
  name: ListFilter,
  each: EachValue<Value>,
): Counter<Map<Value, Counted<Value>>> {
  const others = without(filter, name);
  const isFurther = isChosen(filter, name);
  const base = isFurther ? matching.passing.length : 0;
  const counted = isFurther ? matching.failing[groupOf[name]] : matching.passing;
  // If most partners are counted, subtracting the few others from the whole list is faster.
  const isSubtracted =
    list.facets !== undefined &&
    counted.length > list.partners.length / 2 &&
    !isGroupChosen(groupOf[name], others);
  const known = (list.facets?.[name] ?? []) as Counted<Value>[];
  const found = new Map(
    known.map(({ id, count }) => [id, { id, count: isSubtracted ? base + count : base }]),
  );
  const step = isSubtracted ? -1 : 1;
  const addValue = (id: Value) => {
    const value = found.get(id);
    if (value) value.count += step;
    else found.set(id, { id, count: step });
  };
  const eachLeft = each(others);
  return {
    parts: isSubtracted ? partsOf(matching).filter((part) => part !== counted) : [counted],
    add: (partner) => eachLeft(partner, addValue),
    found,
  };
}

/**
 * Counts partners for each offered limit and the chosen one, in ascending order. Leaves out limits that no partner
 * meets.
 */
function limitCounter(
  { list, matching: { passing, failing }, filter }: Asked,
  name: LimitFilter,
  { leastOf, leastOfAll }: LeastFigure,
): Counter<Counted<number>[]> {
  const group = groupOf[name];
  const others = without(filter, name);
  const figureOf = isGroupChosen(group, others) ? leastOf(others) : leastOfAll;
  const found = [...new Set([...offeredLimits[name], ...[filter[name] ?? []].flat()])]
    .filter((limit) => limit >= list.lowest[name])
    .toSorted((one, other) => one - other)
    .map((id) => ({ id, count: 0 }));
  return {
    parts: [passing, failing[group]],
    add(partner) {
      const figure = figureOf(partner);
      for (const limit of found) if (figure <= limit.id) limit.count += 1;
    },
    found,
  };
}
