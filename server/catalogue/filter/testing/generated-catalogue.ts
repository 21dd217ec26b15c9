/**
 * Generates small catalogues: partners with facts and offers, and the rules of a country, its region and another
 * country.
 */
import type { ProductDraft } from '#contract/catalogue/product.ts';
import { productFields } from '#contract/catalogue/product.ts';
import { type OfferTerms, offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { RuleEffect } from '#contract/site/rule-subject.ts';

export type Random = {
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  some<Item>(items: readonly Item[]): Item[];
  chance(share: number): boolean;
};

export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const chance = (share: number) => next() < share;
  return {
    whole,
    chance,
    pick: <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item,
    some: (items) => items.filter(() => chance(0.5)),
  };
}

export type Vocabulary = { regulators: number[]; methods: number[]; providers: number[] };

export type GeneratedOffer = {
  subject: 'bonuses' | 'promo_codes';
  market_code: string;
  is_active: 0 | 1;
  starts_at: string | null;
  ends_at: string | null;
  terms: OfferTerms;
  /** Undefined for a code that no other offer has. */
  code?: string;
};

export type GeneratedPartner = {
  draft: Pick<ProductDraft, 'rating' | 'markets' | 'facts'>;
  offers: GeneratedOffer[];
};

export type GeneratedMarket = {
  code: string;
  parent_code: string | null;
  currency: string | null;
  required_licences: number[];
  max_wagering: number | null;
  required_terms: ('value' | 'wagering' | 'currency')[];
  rtp: { slots: number | null };
  effects: Partial<Record<'bonuses' | 'promo_codes', RuleEffect>>;
};

export type GeneratedCatalogue = { partners: GeneratedPartner[]; markets: GeneratedMarket[] };

export const marketCodes = ['CA', 'CA-ON', 'TR'];
export const languageTags = ['en', 'fr', 'tr'];
const currencies = ['CAD', 'TRY', null];
export const firstDay = '2026-05-31';
export const times = [
  '2026-05-31 12:00:00',
  '2026-06-01 11:59:59',
  '2026-06-01 12:00:00',
  '2026-06-01 12:00:01',
  '2026-06-02 12:00:00',
];

export function generatedCatalogue(
  random: Random,
  vocabulary: Vocabulary,
  partners = random.whole(0, 8),
): GeneratedCatalogue {
  return {
    partners: Array.from({ length: partners }, () => generatedPartner(random, vocabulary)),
    markets: [
      { code: 'CA', parent_code: null, currency: 'CAD', ...law(random, vocabulary) },
      {
        code: 'CA-ON',
        parent_code: 'CA',
        currency: random.pick([null, null, 'TRY']),
        ...law(random, vocabulary),
      },
      { code: 'TR', parent_code: null, currency: 'TRY', ...law(random, vocabulary) },
    ],
  };
}

function law(random: Random, { regulators }: Vocabulary) {
  const effect = () => random.pick(['show', 'show', 'text', 'hide'] as const);
  return {
    required_licences: random.chance(0.2) ? random.some(regulators) : [],
    max_wagering: random.chance(0.2) ? random.pick([0, 20, 35]) : null,
    required_terms: random.chance(0.2)
      ? random.some(['value', 'wagering', 'currency'] as const)
      : [],
    rtp: { slots: random.pick([null, null, 0.9, 0.965]) },
    effects: {
      ...(random.chance(0.3) && { bonuses: effect() }),
      ...(random.chance(0.3) && { promo_codes: effect() }),
    },
  };
}

const distinct = <Item>(keyOf: (item: Item) => string, items: Item[]): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

export function generatedPartner(random: Random, vocabulary: Vocabulary): GeneratedPartner {
  const { regulators, methods, providers } = vocabulary;
  const { rating, markets, facts } = productFields
    .pick({ rating: true, markets: true, facts: true })
    .parse({
      rating: random.pick([null, 3, 3.5, 5]),
      markets: random.some(marketCodes).map((market_code) => ({
        market_code,
        availability: random.pick(['open', 'open', 'closed', 'unknown']),
      })),
      facts: {
        closed_regions: random.chance(0.2) ? random.some(marketCodes) : [],
        licences: random.some(regulators).map((regulator_id) => ({
          regulator_id,
          state: random.pick(['valid', 'valid', 'valid', 'suspended', 'expired']),
          markets: random.chance(0.5) ? [] : random.some(marketCodes),
          valid_until: random.chance(0.1) ? '2026-05-30' : random.pick([null, '2026-06-02']),
        })),
        payments: distinct(
          ({ method_id, market_code, direction, currency }) =>
            [method_id, market_code, direction, currency].join(' '),
          Array.from({ length: random.whole(0, 5) }, () => ({
            method_id: random.pick(methods),
            market_code: random.pick([null, null, ...marketCodes]),
            direction: random.pick(['in', 'out', 'both']),
            min: random.pick([null, 0, 5, 9.99, 10, 20, 500]),
            currency: random.pick([null, ...currencies]),
            hours_max: random.pick([null, 0, 0.5, 1, 24, 48, 72, 100]),
          })),
        ),
        provider_ids: random.some(providers),
        languages: random.some(languageTags),
      },
    });
  return {
    draft: { rating, markets, facts },
    offers: withSameCodes(
      random,
      Array.from({ length: random.whole(0, 4) }, () => generatedOffer(random)),
    ),
  };
}

/** Gives some codes of a partner the same text, but at most one in each market. */
function withSameCodes(random: Random, offers: GeneratedOffer[]): GeneratedOffer[] {
  const taken = new Set<string>();
  return offers.map((offer) => {
    const { subject, market_code } = offer;
    if (subject !== 'promo_codes' || taken.has(market_code) || random.chance(0.2)) return offer;
    taken.add(market_code);
    return { ...offer, code: random.pick(['SPIN', 'Spin']) };
  });
}

export function generatedOffer(random: Random): GeneratedOffer {
  const subject = random.pick(['bonuses', 'promo_codes'] as const);
  const maybe = <Value>(values: Value[]) => (random.chance(0.4) ? random.pick(values) : null);
  const starts_at = subject === 'bonuses' && random.chance(0.3) ? random.pick(times) : null;
  return {
    subject,
    market_code: random.pick(['CA', ...marketCodes]),
    is_active: random.pick([0, 1, 1, 1, 1]),
    starts_at,
    ends_at: random.chance(0.3) ? random.pick(laterTimes(starts_at)) : null,
    terms: offerTerms.parse({
      kind: maybe(['welcome', 'no_deposit', 'cashback']),
      numbers: {
        percent: maybe([0, 50, 100]),
        amount: maybe([0, 5, 93]),
        // Markets sort these two differently, because what spins win depends on the market's return.
        free_spins: maybe([0, 100]),
        spin_value: maybe([1]),
        min_deposit: maybe([0, 10]),
        wagering: random.chance(0.7) ? random.pick([0, 0.29, 10, 20, 30.01, 35, 60]) : null,
        currency: random.pick(currencies),
      },
    }),
  };
}

const laterTimes = (start: string | null) => [
  ...times.filter((time) => start === null || time > start),
  null,
];
