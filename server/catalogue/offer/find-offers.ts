/** Filters, sorts and counts a market's bonuses or promo codes. */
import { type OfferFilterName, offerFilterNames } from '#contract/catalogue/filter/filter-name.ts';
import { bonusKinds } from '#contract/catalogue/filter/filter-value.ts';
import type { OfferFilter, OfferTotalsWithout } from '#contract/catalogue/filter/offer-filter.ts';
import {
  type OfferSort,
  offeredOfferValues,
} from '#contract/catalogue/filter/offer-filter-value.ts';
import type { Counted } from '../filter/count-values.ts';
import { type Split, splitByFailure } from '../filter/split-by-failure.ts';
import type { OfferFigures } from './offer-figures.ts';

/** Every filter with a value. */
type Chosen = { [Name in OfferFilterName]-?: NonNullable<OfferFilter[Name]> };
type Test = (offer: OfferFigures) => boolean;
type Matching = Split<OfferFigures, OfferFilterName>;
type Single = {
  [Name in OfferFilterName]: Chosen[Name] extends (infer Value)[] ? Value : Chosen[Name];
};

export type CountedOfferFacets = { [Name in OfferFilterName]: Counted<Single[Name]>[] };

export type OfferQuery = OfferFilter & {
  sort: OfferSort;
  facets: boolean;
  limit: number;
  offset: number;
};

export type FoundOffers = {
  ids: number[];
  total: number;
  facets?: CountedOfferFacets;
  without?: OfferTotalsWithout;
};

/** Whether the items, their order or the counts depend on the deposit. */
export const dependsOnValue = ({
  sort,
  facets,
  min_value,
}: Partial<Pick<OfferQuery, 'sort' | 'facets' | 'min_value'>>): boolean =>
  sort === 'value' || facets === true || min_value !== undefined;

const secondsOfDay = 86_400;

const tests: { [Name in OfferFilterName]: (chosen: Chosen[Name], now: number) => Test } = {
  kind:
    (chosen) =>
    ({ kinds }) =>
      chosen.some((kind) => kinds.includes(kind)),
  max_wagering:
    (most) =>
    ({ wagering }) =>
      wagering <= most,
  min_deposit:
    (most) =>
    ({ minDeposit }) =>
      minDeposit <= most,
  ends_within:
    (days, now) =>
    ({ ends }) =>
      ends <= now + days * secondsOfDay,
  min_value:
    (least) =>
    ({ worth }) =>
      worth >= least,
  no_deposit:
    (isWithout) =>
    ({ kinds }) =>
      kinds.includes('no_deposit') === isWithout,
};

const testOf = <Name extends OfferFilterName>(name: Name, chosen: Chosen[Name], now: number) =>
  tests[name](chosen, now);

/** Expects the offers in the editors' order. `now` is in seconds. */
export function findOffers(
  offers: readonly OfferFigures[],
  query: OfferQuery,
  now: number,
): FoundOffers {
  const chosen = offerFilterNames.flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [{ name, passes: testOf(name, value, now) }];
  });
  const matching = splitByFailure(offers, offerFilterNames, chosen);
  const { passing, failing } = matching;
  const { limit, offset } = query;
  return {
    ids: orders[query.sort](passing)
      .slice(offset, offset + limit)
      .map(({ id }) => id),
    total: passing.length,
    ...(query.facets && {
      facets: countFacets({ offers, matching, query, now }),
      without: Object.fromEntries(
        chosen.map(({ name }) => [name, passing.length + failing[name].length]),
      ),
    }),
  };
}

const ascending = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/** Ties keep the editors' order. */
const orders: Record<OfferSort, (offers: OfferFigures[]) => OfferFigures[]> = {
  editors: (offers) => offers,
  value: (offers) =>
    offers.toSorted((one, other) => ascending(other.expectedValue, one.expectedValue)),
  wagering: (offers) => offers.toSorted((one, other) => ascending(one.wagering, other.wagering)),
  // Later offers have higher ids, because ids are never reused.
  newest: (offers) => offers.toSorted((one, other) => ascending(other.id, one.id)),
  ending: (offers) => offers.toSorted((one, other) => ascending(one.ends, other.ends)),
};

type Asked = {
  offers: readonly OfferFigures[];
  matching: Matching;
  query: OfferFilter;
  now: number;
};

function countFacets(asked: Asked): CountedOfferFacets {
  const { query } = asked;
  const limits = (name: keyof typeof offeredOfferValues) => {
    const values = [...new Set([...offeredOfferValues[name], ...[query[name] ?? []].flat()])];
    return countEach(asked, name, values.toSorted(ascending), (value) => value);
  };
  return {
    kind: countEach(asked, 'kind', bonusKinds, (kind, chosen = []) => [...chosen, kind]),
    max_wagering: limits('max_wagering'),
    min_deposit: limits('min_deposit'),
    ends_within: limits('ends_within'),
    min_value: limits('min_value'),
    no_deposit: countEach(asked, 'no_deposit', [true, false], (value) => value),
  };
}

/** Leaves out values that no offer of the unfiltered list has. `choose` adds a value to the chosen ones. */
function countEach<Name extends OfferFilterName>(
  { offers, matching: { passing, failing }, query, now }: Asked,
  name: Name,
  values: readonly Single[Name][],
  choose: (value: Single[Name], chosen?: OfferFilter[Name]) => Chosen[Name],
): Counted<Single[Name]>[] {
  return values
    .filter((value) => offers.some(testOf(name, choose(value), now)))
    .map((id) => {
      const passes = testOf(name, choose(id, query[name]), now);
      return { id, count: countOf(passing, passes) + countOf(failing[name], passes) };
    });
}

function countOf(offers: readonly OfferFigures[], passes: Test): number {
  let count = 0;
  for (const offer of offers) if (passes(offer)) count += 1;
  return count;
}
