/** Computes filtered lists of offers as the contract describes them, one offer and one value at a time. */
import { productFields } from '#contract/catalogue/product.ts';
import { type CostGame, defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import { costOf } from '#contract/catalogue/terms/cost/offer-cost.ts';
import { compared, isListed, kindTests, shownOffers } from '../../filter/testing/brute-count.ts';
import { type Place, placeOf } from '../../filter/testing/brute-place.ts';
import type { WrittenOffer } from '../../filter/testing/catalogue-writer.ts';
import type {
  GeneratedMarket,
  GeneratedOffer,
  GeneratedPartner,
} from '../../filter/testing/generated-catalogue.ts';

export type Filter = {
  kind?: (keyof typeof kindTests)[];
  max_wagering?: number;
  min_deposit?: number;
  min_value?: number;
  ends_within?: number;
  no_deposit?: boolean;
};

export type OfferQuestion = {
  subject: 'bonuses' | 'promo_codes';
  market: string;
  filter: Filter;
  sort: 'editors' | 'value' | 'wagering' | 'newest' | 'ending' | undefined;
  deposit: number | undefined;
  game: CostGame | undefined;
};

const secondsOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

const nobody: GeneratedPartner['draft'] = productFields.parse({ i18n: { en: { name: 'None' } } });

function isShown({ offer, partner }: WrittenOffer, place: Place, now: number): boolean {
  const owner = partner ?? { draft: nobody, offers: [offer] };
  return isListed(owner, place) && shownOffers(owner, place, now).includes(offer);
}

type Asked = OfferQuestion & { place: Place; now: number };

const isLocal = ({ numbers }: GeneratedOffer['terms'], { currency }: Place) =>
  numbers.currency === null || numbers.currency === currency;

/** An offer that is shown only by name has no value, and neither has one in another currency. */
function valuesOf({ subject, terms }: GeneratedOffer, { place, deposit = 100, game }: Asked) {
  if (place.effectOn(subject) === 'text' || !isLocal(terms, place)) return {};
  const cost = costOf(terms, {
    deposit,
    game: game ?? 'slots',
    currency: place.currency ?? 'USD',
    returns: { ...defaultReturns, slots: place.slots },
  });
  if (cost) return { worth: cost.worth, expected: cost.expected_value };
  const { amount, percent } = terms.numbers;
  return amount && !percent ? { worth: amount } : {};
}

function passes(written: WrittenOffer, filter: Filter, asked: Asked): boolean {
  const { terms, ends_at } = written.offer;
  const { wagering, min_deposit } = terms.numbers;
  const isNoDeposit = terms.kind === 'no_deposit' || min_deposit === 0;
  const { worth } = valuesOf(written.offer, asked);
  const conditions: { [Name in keyof Required<Filter>]: () => boolean } = {
    kind: () => filter.kind?.some((kind) => kindTests[kind](terms)) ?? true,
    max_wagering: () => wagering !== null && wagering <= Number(filter.max_wagering),
    min_deposit: () =>
      min_deposit !== null &&
      isLocal(terms, asked.place) &&
      min_deposit <= Number(filter.min_deposit),
    min_value: () => worth !== undefined && worth >= Number(filter.min_value),
    ends_within: () =>
      ends_at !== null && secondsOf(ends_at) - asked.now <= Number(filter.ends_within) * 86_400,
    no_deposit: () => isNoDeposit === filter.no_deposit,
  };
  return (Object.keys(conditions) as (keyof Filter)[]).every(
    (name) => filter[name] === undefined || conditions[name](),
  );
}

const kinds = Object.keys(kindTests) as (keyof typeof kindTests)[];
const offered = {
  kind: kinds,
  max_wagering: [0, 10, 20, 30, 40],
  min_deposit: [5, 10, 20, 50],
  ends_within: [1, 7, 30],
  min_value: [10, 25, 50, 100, 200],
  no_deposit: [true, false],
};

type Name = keyof typeof offered;
const names = Object.keys(offered) as Name[];

const figures: Record<
  NonNullable<OfferQuestion['sort']>,
  (written: WrittenOffer, asked: Asked) => number
> = {
  editors: () => 0,
  value: ({ offer }, asked) => -(valuesOf(offer, asked).expected ?? Number.NEGATIVE_INFINITY),
  wagering: ({ offer }) => offer.terms.numbers.wagering ?? Number.POSITIVE_INFINITY,
  newest: ({ id }) => -id,
  ending: ({ offer }) =>
    offer.ends_at === null ? Number.POSITIVE_INFINITY : secondsOf(offer.ends_at),
};

/** A region's own offers come first. Bonuses follow their sort order, and newer codes precede older ones. */
const editorsOrder = ({ id, offer, sort_order }: WrittenOffer, market: string) => [
  offer.market_code === market ? 0 : 1,
  ...(offer.subject === 'bonuses' ? [sort_order, id] : [-id]),
];

export function bruteOffers(
  written: WrittenOffer[],
  markets: GeneratedMarket[],
  question: OfferQuestion,
  now: number,
) {
  const { market, filter, subject, sort = 'editors' } = question;
  const asked = { ...question, place: placeOf(markets, market), now };
  const all = written
    .filter(({ offer }) => offer.subject === subject)
    .filter((one) => isShown(one, asked.place, now))
    .map((one) => ({ ...one, keys: editorsOrder(one, market) }))
    .toSorted(
      (one, other) =>
        one.keys
          .map((key, place) => compared(key, other.keys[place] ?? 0))
          .find((order) => order !== 0) ?? 0,
    );
  const left = (given: Filter) => all.filter((one) => passes(one, given, asked));
  const facet = (name: Name) => {
    const chosen = [filter[name] ?? []].flat() as (string | number | boolean)[];
    const values = new Set<string | number | boolean>([...offered[name], ...chosen]);
    const isNumber = name !== 'kind' && name !== 'no_deposit';
    return [...values]
      .toSorted((one, other) => (isNumber ? Number(one) - Number(other) : 0))
      .filter((value) => left({ [name]: name === 'kind' ? [value] : value }).length > 0)
      .map((id) => ({
        id,
        name: String(id),
        count: left({ ...filter, [name]: name === 'kind' ? [...chosen, id] : id }).length,
      }));
  };
  return {
    ids: left(filter)
      .toSorted((one, other) => compared(figures[sort](one, asked), figures[sort](other, asked)))
      .map(({ id }) => id),
    facets: Object.fromEntries(names.map((name) => [name, facet(name)])),
    without: Object.fromEntries(
      names
        .filter((name) => filter[name] !== undefined)
        .map((name) => [name, left({ ...filter, [name]: undefined }).length]),
    ),
  };
}
