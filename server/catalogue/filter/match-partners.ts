/** Sorts the partners of a list by which of the chosen filters they fail. */
import { unknown } from '#contract/catalogue/fact/payment-figures.ts';
import { type FilterName, filterNames } from '#contract/catalogue/filter/filter-name.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import type { LiveOffer, PartnerInMarket } from './partner-in-market.ts';
import { type Split, splitByFailure } from './split-by-failure.ts';

type Test = (partner: PartnerInMarket) => boolean;

const hasAny = <Value>(chosen: readonly Value[] = [], values: readonly Value[]): boolean =>
  chosen.some((value) => values.includes(value));

/** The returned function expects the index of a method in the partner's list. */
export function methodTest({
  payment = [],
  payout_hours = unknown,
  min_deposit = unknown,
}: ProductFilter) {
  return ({ methods, payoutHours, minDeposits }: PartnerInMarket, at: number): boolean =>
    (payoutHours[at] as number) <= payout_hours &&
    (minDeposits[at] as number) <= min_deposit &&
    (payment.length === 0 || payment.includes(methods[at] as number));
}

export const offerTest =
  ({ bonus_kind = [], max_wagering = unknown }: ProductFilter) =>
  ({ kinds, wagering }: LiveOffer): boolean =>
    wagering <= max_wagering && (bonus_kind.length === 0 || hasAny(bonus_kind, kinds));

/** Filters in the same group must match the same item: one payment method, or one offer, must pass all of them. */
export const groupOf = {
  licence: 'licence',
  provider: 'provider',
  site_language: 'site_language',
  payment: 'methods',
  payout_hours: 'methods',
  min_deposit: 'methods',
  bonus_kind: 'offers',
  max_wagering: 'offers',
} as const satisfies Record<FilterName, string>;

export type FilterGroup = (typeof groupOf)[FilterName];

const tests: Record<FilterGroup, (filter: ProductFilter) => Test> = {
  licence: (filter) => (partner) => hasAny(filter.licence, partner.licences),
  provider: (filter) => (partner) => hasAny(filter.provider, partner.providers),
  site_language: (filter) => (partner) => hasAny(filter.site_language, partner.languages),
  methods(filter) {
    const passes = methodTest(filter);
    return (partner) => {
      for (let at = 0; at < partner.methods.length; at += 1) if (passes(partner, at)) return true;
      return false;
    };
  },
  offers(filter) {
    const passes = offerTest(filter);
    return ({ offers }) => offers.some(passes);
  },
};
export const groups = Object.keys(tests) as FilterGroup[];

/** A filter with no chosen values counts as not set. */
export const isChosen = (filter: ProductFilter, name: FilterName): boolean =>
  [filter[name] ?? []].flat().length > 0;

export const isGroupChosen = (group: FilterGroup, filter: ProductFilter): boolean =>
  filterNames.some((name) => groupOf[name] === group && isChosen(filter, name));

export const testOf = (group: FilterGroup, filter: ProductFilter): Test =>
  isGroupChosen(group, filter) ? tests[group](filter) : () => true;

const chosenTests = (filter: ProductFilter) =>
  groups
    .filter((group) => isGroupChosen(group, filter))
    .map((name) => ({ name, passes: tests[name](filter) }));

export type Matching = Split<PartnerInMarket, FilterGroup>;

export const matchPartners = (
  partners: readonly PartnerInMarket[],
  filter: ProductFilter,
): Matching => splitByFailure(partners, groups, chosenTests(filter));

/** Builds no lists, because a search counts the partners of several filters. */
export function countPartners(partners: readonly PartnerInMarket[], filter: ProductFilter): number {
  const chosen = chosenTests(filter);
  let count = 0;
  for (const partner of partners) if (chosen.every(({ passes }) => passes(partner))) count += 1;
  return count;
}
