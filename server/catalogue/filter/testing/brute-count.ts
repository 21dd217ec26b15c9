/** Answers the filtered list as its description says, one partner and one value at a time. */
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
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import { costOf } from '#contract/catalogue/terms/cost/offer-cost.ts';
import { filledTermsFields } from '#contract/catalogue/terms/terms-field.ts';
import type { RuleEffect } from '#contract/site/rule-effect.ts';
import {
  type GeneratedMarket,
  type GeneratedOffer,
  type GeneratedPartner,
  languageTags,
  type Vocabulary,
} from './generated-catalogue.ts';

type Place = {
  codes: string[];
  currency: string | null;
  required: number[];
  maxWagering: number | null;
  terms: string[];
  slots: number;
  effectOn: (subject: 'bonuses' | 'promo_codes') => RuleEffect;
};

export function placeOf(markets: GeneratedMarket[], code: string): Place {
  const own = markets.find((market) => market.code === code) as GeneratedMarket;
  const parent = markets.find((market) => market.code === own.parent_code);
  const filled = <Item>(list: Item[], inherited: Item[] = []) =>
    list.length > 0 ? list : inherited;
  return {
    codes: parent ? [code, parent.code] : [code],
    currency: own.currency ?? parent?.currency ?? null,
    required: filled(own.required_licences, parent?.required_licences),
    maxWagering: own.max_wagering ?? parent?.max_wagering ?? null,
    terms: filled<string>(own.required_terms, parent?.required_terms),
    slots: own.rtp.slots ?? parent?.rtp.slots ?? defaultReturns.slots,
    effectOn: (subject) => own.effects[subject] ?? parent?.effects[subject] ?? 'show',
  };
}

const isIn = (place: Place, code: string | null) => code === null || place.codes.includes(code);

const licencesIn = ({ draft }: GeneratedPartner, place: Place) =>
  draft.facts.licences
    .filter(({ state }) => state === 'valid')
    .filter(({ markets }) => markets.length === 0 || markets.some((code) => isIn(place, code)))
    .map(({ regulator_id }) => regulator_id);

const isListed = (partner: GeneratedPartner, place: Place) =>
  place.required.length === 0 ||
  licencesIn(partner, place).some((id) => place.required.includes(id));

/** Of each method, the payments of the region, or else of the country, or else of all markets. */
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

const payoutHours = (partner: GeneratedPartner, place: Place) =>
  least(
    paymentsIn(partner, place)
      .filter(({ direction }) => direction !== 'in')
      .map(({ hours_max }) => hours_max),
  );

const minDeposit = (partner: GeneratedPartner, place: Place) =>
  least(
    paymentsIn(partner, place)
      .filter(({ direction }) => direction !== 'out')
      .filter(({ currency }) => currency === null || currency === place.currency)
      .map(({ min }) => min),
  );

function isClosed({ draft }: GeneratedPartner, place: Place): boolean {
  const states = place.codes.map((code) => availabilityIn(draft, code));
  return states.find((state) => state !== 'unknown') === 'closed';
}

const secondsOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

function shownOffers(partner: GeneratedPartner, place: Place, now: number): GeneratedOffer[] {
  if (isClosed(partner, place)) return [];
  return partner.offers.filter((offer) => {
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
}

const kindTests: Record<
  (typeof bonusKinds)[number],
  (numbers: GeneratedOffer['terms']['numbers']) => boolean
> = {
  match: ({ percent }) => Number(percent) > 0,
  fixed: ({ percent, amount }) => Number(amount) > 0 && !(Number(percent) > 0),
  free_spins: ({ free_spins }) => Number(free_spins) > 0,
  no_deposit: ({ min_deposit }) => min_deposit === 0,
};

function cost(partner: GeneratedPartner, place: Place, now: number): number {
  const returns = { ...defaultReturns, slots: place.slots };
  const asked = { deposit: 100, game: 'slots', currency: '', returns } as const;
  const compared = shownOffers(partner, place, now)
    .filter(({ subject }) => place.effectOn(subject) === 'show')
    .filter(({ terms }) => [null, place.currency].includes(terms.numbers.currency));
  return least(compared.map(({ terms }) => costOf(terms, asked)?.expected_cost ?? null));
}

function passes(partner: GeneratedPartner, place: Place, now: number, filter: ProductFilter) {
  const { facts } = partner.draft;
  const any = <Value>(chosen: Value[] | undefined, values: Value[]) =>
    chosen === undefined || chosen.some((value) => values.includes(value));
  const { bonus_kind, max_wagering, payout_hours, min_deposit } = filter;
  const methods = paymentsIn(partner, place).map(({ method_id }) => method_id);
  return (
    any(filter.licence, licencesIn(partner, place)) &&
    any(filter.payment, methods) &&
    any(filter.provider, facts.provider_ids) &&
    any(filter.site_language, facts.languages) &&
    (payout_hours === undefined || payoutHours(partner, place) <= payout_hours) &&
    (min_deposit === undefined || minDeposit(partner, place) <= min_deposit) &&
    ((bonus_kind === undefined && max_wagering === undefined) ||
      shownOffers(partner, place, now).some(
        ({ terms: { numbers } }) =>
          (bonus_kind === undefined || bonus_kind.some((kind) => kindTests[kind](numbers))) &&
          (max_wagering === undefined ||
            (numbers.wagering !== null && numbers.wagering <= max_wagering)),
      ))
  );
}

export type BruteQuery = { filter: ProductFilter; sort: FilteredSort; market: string; now: number };

/** `partners` is the unfiltered list in the editors' order, by any key. Ratings are sorted by `byRating`. */
export function bruteAnswer<Key>(
  listed: { key: Key; partner: GeneratedPartner }[],
  byRating: Key[],
  { filter, sort, market, now }: BruteQuery,
  { markets, vocabulary }: { markets: GeneratedMarket[]; vocabulary: Vocabulary },
) {
  const place = placeOf(markets, market);
  const list = listed.filter(({ partner }) => isListed(partner, place));
  const left = (given: ProductFilter) =>
    list.filter(({ partner }) => passes(partner, place, now, given));
  const figures = {
    editors: () => 0,
    rating: ({ key }: { key: Key }) => byRating.indexOf(key),
    cost: ({ partner }: { partner: GeneratedPartner }) => cost(partner, place, now),
    min_deposit: ({ partner }: { partner: GeneratedPartner }) => minDeposit(partner, place),
    payout: ({ partner }: { partner: GeneratedPartner }) => payoutHours(partner, place),
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
  return {
    keys: left(filter)
      .toSorted((one, other) => compared(figure(one), figure(other)))
      .map(({ key }) => key),
    facets: Object.fromEntries(filterNames.map((name) => [name, facet(name)])),
    without: Object.fromEntries(
      filterNames
        .filter((name) => filter[name] !== undefined)
        .map((name) => [name, left({ ...filter, [name]: undefined }).length]),
    ),
  };
}

const compared = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
