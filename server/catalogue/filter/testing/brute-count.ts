/** Computes the filtered list as its documentation describes it, one partner and one value at a time. */
import { availabilityIn } from '#contract/catalogue/fact/product-market.ts';
import {
  type FilterName,
  filterNames,
  listFilters,
} from '#contract/catalogue/filter/filter-name.ts';
import {
  bonusKinds,
  type FilteredSort,
  offeredLimits,
} from '#contract/catalogue/filter/filter-value.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import { type CostGame, defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import { costOf } from '#contract/catalogue/terms/cost/offer-cost.ts';
import { filledTermsFields } from '#contract/catalogue/terms/terms-field.ts';
import { type Place, placeOf } from './brute-place.ts';
import {
  firstDay,
  type GeneratedMarket,
  type GeneratedOffer,
  type GeneratedPartner,
  languageTags,
  type Vocabulary,
} from './generated-catalogue.ts';

type CostInput = { deposit?: number | undefined; game?: CostGame | undefined };

const isIn = (place: Place, code: string | null) => code === null || place.codes.includes(code);

const licencesIn = ({ draft }: GeneratedPartner, place: Place) =>
  draft.facts.licences
    .filter(({ state, valid_until }) => state === 'valid' && (valid_until ?? '9') >= firstDay)
    .filter(({ markets }) => markets.length === 0 || markets.some((code) => isIn(place, code)))
    .map(({ regulator_id }) => regulator_id);

export const isListed = (partner: GeneratedPartner, place: Place) =>
  place.required.length === 0 ||
  licencesIn(partner, place).some((id) => place.required.includes(id));

/** Returns the payments of each method in the region, or else in the country, or else in all markets. */
function paymentsIn({ draft }: GeneratedPartner, place: Place) {
  return draft.facts.payments.filter(({ method_id, market_code }) => {
    const levels = [...place.codes, null];
    const used = levels.find((level) =>
      draft.facts.payments.some(
        (other) => other.method_id === method_id && other.market_code === level,
      ),
    );
    return isIn(place, market_code) && market_code === used;
  });
}

const least = (values: (number | null)[]) =>
  Math.min(...values.map((value) => value ?? Number.POSITIVE_INFINITY));

type Payments = ReturnType<typeof paymentsIn>;

const payoutHours = (payments: Payments) =>
  least(payments.filter(({ direction }) => direction !== 'in').map(({ hours_max }) => hours_max));

const minDeposit = (payments: Payments, place: Place) =>
  least(
    payments
      .filter(({ direction }) => direction !== 'out')
      .filter(({ currency }) => currency === null || currency === place.currency)
      .map(({ min }) => min),
  );

function isClosed({ draft }: GeneratedPartner, place: Place): boolean {
  const states = place.codes.map((code) => availabilityIn(draft, code));
  return states.find((state) => state !== 'unknown') === 'closed';
}

const secondsOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

export function shownOffers(
  partner: GeneratedPartner,
  place: Place,
  now: number,
): GeneratedOffer[] {
  if (isClosed(partner, place)) return [];
  const allowed = partner.offers.filter((offer) => {
    const { wagering } = offer.terms.numbers;
    const filled: string[] = filledTermsFields(offer.terms);
    return (
      offer.is_active === 1 &&
      (offer.starts_at === null || secondsOf(offer.starts_at) <= now) &&
      (offer.ends_at === null || secondsOf(offer.ends_at) > now) &&
      place.codes.includes(offer.market_code) &&
      place.effectOn(offer.subject) !== 'hide' &&
      (place.maxWagering === null || (wagering !== null && wagering <= place.maxWagering)) &&
      place.terms.every((name) => filled.includes(name))
    );
  });
  return allowed.filter((offer) => !allowed.some((own) => isRepeated(offer, own, place)));
}

/** Whether the region has the same code as its country. */
const isRepeated = (country: GeneratedOffer, own: GeneratedOffer, { codes }: Place) =>
  country.market_code === codes[1] &&
  own.market_code === codes[0] &&
  own.code !== undefined &&
  own.code.toLowerCase() === country.code?.toLowerCase();

/** Follows the wording of the contract, independently of the code. */
export const kindTests: Record<
  (typeof bonusKinds)[number],
  (terms: GeneratedOffer['terms']) => boolean
> = {
  match: ({ kind, numbers }) => Number(numbers.percent) > 0 && kind !== 'cashback',
  fixed: ({ numbers }) => Number(numbers.amount) > 0 && !(Number(numbers.percent) > 0),
  free_spins: ({ numbers }) => Number(numbers.free_spins) > 0,
  no_deposit: ({ kind, numbers }) => kind === 'no_deposit' || numbers.min_deposit === 0,
};

/** Returns the figures of the best offer: the larger value wins, then the larger worth, then the smaller turnover. */
function bestOffer(partner: GeneratedPartner, place: Place, query: BruteQuery): number[] {
  const { filter: _, now, deposit = 100, game = 'slots' } = query;
  const returns = { ...defaultReturns, slots: place.slots };
  const asked = { deposit, game, currency: place.currency ?? 'USD', returns };
  const figures = shownOffers(partner, place, now)
    .filter(({ subject }) => place.effectOn(subject) === 'show')
    .filter(({ terms }) => [null, place.currency].includes(terms.numbers.currency))
    .flatMap(({ terms }) => costOf(terms, asked) ?? [])
    .map(({ expected_value, worth, turnover }) => [-expected_value, -worth, turnover]);
  return figures.toSorted(comparedLists)[0] ?? [Number.POSITIVE_INFINITY];
}

/** Returns whether a single method is among the chosen ones, pays out in time and accepts a small enough deposit. */
function hasMethod(partner: GeneratedPartner, place: Place, filter: ProductFilter): boolean {
  const { payment, payout_hours, min_deposit } = filter;
  const payments = paymentsIn(partner, place);
  return payments.some(({ method_id }) => {
    const own = payments.filter((other) => other.method_id === method_id);
    return (
      (payment === undefined || payment.includes(method_id)) &&
      (payout_hours === undefined || payoutHours(own) <= payout_hours) &&
      (min_deposit === undefined || minDeposit(own, place) <= min_deposit)
    );
  });
}

function passes(partner: GeneratedPartner, place: Place, now: number, filter: ProductFilter) {
  const { facts } = partner.draft;
  const any = <Value>(chosen: Value[] | undefined, values: Value[]) =>
    chosen === undefined || chosen.some((value) => values.includes(value));
  const { bonus_kind, max_wagering, payment, payout_hours, min_deposit } = filter;
  return (
    any(filter.licence, licencesIn(partner, place)) &&
    any(filter.provider, facts.provider_ids) &&
    any(filter.site_language, facts.languages) &&
    ((payment ?? payout_hours ?? min_deposit) === undefined || hasMethod(partner, place, filter)) &&
    ((bonus_kind === undefined && max_wagering === undefined) ||
      shownOffers(partner, place, now).some(
        ({ terms }) =>
          (bonus_kind === undefined || bonus_kind.some((kind) => kindTests[kind](terms))) &&
          (max_wagering === undefined ||
            (terms.numbers.wagering !== null && terms.numbers.wagering <= max_wagering)),
      ))
  );
}

type BruteQuery = CostInput & {
  filter: ProductFilter;
  sort: FilteredSort;
  market: string;
  now: number;
};

/** `listed` is the unfiltered list in the editors' order. `byRating` has the same keys, sorted by rating. */
export function bruteAnswer<Key>(
  listed: { key: Key; partner: GeneratedPartner }[],
  byRating: Key[],
  query: BruteQuery,
  { markets, vocabulary }: { markets: GeneratedMarket[]; vocabulary: Vocabulary },
) {
  const { filter, sort, market, now } = query;
  const place = placeOf(markets, market);
  const list = listed.filter(({ partner }) => isListed(partner, place));
  const left = (given: ProductFilter) =>
    list.filter(({ partner }) => passes(partner, place, now, given));
  const figures = {
    editors: () => [],
    rating: ({ key }: { key: Key }) => [byRating.indexOf(key)],
    cost: ({ partner }: { partner: GeneratedPartner }) => bestOffer(partner, place, query),
    min_deposit: ({ partner }: { partner: GeneratedPartner }) => [
      minDeposit(paymentsIn(partner, place), place),
    ],
    payout: ({ partner }: { partner: GeneratedPartner }) => [
      payoutHours(paymentsIn(partner, place)),
    ],
  };
  const candidates: Record<FilterName, readonly (number | string)[]> = {
    licence: vocabulary.regulators,
    payment: vocabulary.methods,
    provider: vocabulary.providers,
    site_language: languageTags,
    bonus_kind: bonusKinds,
    ...offeredLimits,
  };
  const chosenToo = (name: FilterName, value: number | string): ProductFilter =>
    (listFilters as readonly string[]).includes(name)
      ? { ...filter, [name]: [...((filter[name] as unknown[]) ?? []), value] }
      : { ...filter, [name]: value };
  const facet = (name: FilterName) => {
    const isList = (listFilters as readonly string[]).includes(name);
    const chosen = isList || filter[name] === undefined ? [] : [filter[name] as number];
    return [...new Set([...candidates[name], ...chosen])]
      .filter((value) => left({ [name]: isList ? [value] : value } as ProductFilter).length > 0)
      .map((id) => ({ id, count: left(chosenToo(name, id)).length }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  };
  const figure = figures[sort];
  const chosen = filterNames.filter((name) => filter[name] !== undefined);
  const pairs = chosen
    .flatMap((name, at) => chosen.slice(at + 1).map((other) => [name, other] as const))
    .map(([name, other]) => ({
      names: [name, other],
      total: left({ ...filter, [name]: undefined, [other]: undefined }).length,
    }));
  const [best] = pairs.toSorted((one, other) => other.total - one.total);
  const hasSingle = chosen.some((name) => left({ ...filter, [name]: undefined }).length > 0);
  return {
    withoutPair: hasSingle || !best?.total ? undefined : best,
    keys: left(filter)
      .toSorted((one, other) => comparedLists(figure(one), figure(other)))
      .map(({ key }) => key),
    facets: Object.fromEntries(filterNames.map((name) => [name, facet(name)])),
    without: Object.fromEntries(
      chosen.map((name) => [name, left({ ...filter, [name]: undefined }).length]),
    ),
  };
}

/** Compares two lists by the first figures that differ. */
const comparedLists = (one: number[], other: number[]): number =>
  one
    .map((figure, place) => compared(figure, other[place] as number))
    .find((order) => order !== 0) ?? 0;

export const compared = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
