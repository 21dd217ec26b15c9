/** The filter in the URL of a list of bonuses or promo codes, such as `?kind=match&max_wagering=30&deposit=50`. */
import type { CostGame } from '../terms/cost/cost-game.ts';
import { readCostSearch } from '../terms/cost/cost-search.ts';
import { addressOf, flagIn, listIn, numberIn, pageIn, withoutUndefined } from './address-value.ts';
import { countIn, type FilterForm } from './filter-form.ts';
import { type OfferFilterName, offerFilterNames } from './filter-name.ts';
import { type BonusKind, bonusKinds } from './filter-value.ts';
import { type OfferSort, offerSorts } from './offer-filter-value.ts';

export type ChosenOffers = {
  kind?: BonusKind[];
  max_wagering?: number;
  min_deposit?: number;
  ends_within?: number;
  min_value?: number;
  no_deposit?: boolean;
  /** The deposit and the games by which values are worked out. They don't narrow the list by themselves. */
  deposit?: number;
  game?: CostGame;
  sort?: OfferSort;
  page?: number;
};

const maxAmount = 1_000_000;

export function chosenOffers(given: Partial<Record<string, unknown>>): ChosenOffers {
  const days = numberIn(given.ends_within, 365);
  return withoutUndefined({
    kind: listIn(given.kind, (text) => bonusKinds.find((kind) => kind === text)),
    max_wagering: numberIn(given.max_wagering, 200),
    min_deposit: numberIn(given.min_deposit, maxAmount),
    ends_within: days && Number.isInteger(days) ? days : undefined,
    min_value: numberIn(given.min_value, maxAmount),
    no_deposit: flagIn(given.no_deposit),
    ...readCostSearch(given),
    sort: offerSorts.find((sort) => sort === given.sort && sort !== 'editors'),
    page: pageIn(given.page),
  } satisfies Partial<Record<keyof ChosenOffers, unknown>>);
}

/** Keys that are undefined are removed from the URL. */
export const offerSearch = ({ kind, ...chosen }: ChosenOffers) => ({
  ...{ deposit: undefined, game: undefined, sort: undefined, page: undefined },
  ...(Object.fromEntries(offerFilterNames.map((name) => [name, undefined])) as Partial<
    Record<OfferFilterName, string | number | boolean | undefined>
  >),
  kind: addressOf(kind),
  ...chosen,
});

export const offerFilterForm: FilterForm<ChosenOffers> = {
  names: offerFilterNames,
  lists: ['kind'],
  read: chosenOffers,
  write: offerSearch,
};

export const countChosenOffers = (chosen: ChosenOffers): number =>
  countIn(offerFilterNames, chosen);
