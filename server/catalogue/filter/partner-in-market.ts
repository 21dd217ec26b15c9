/** The facts of a partner in one market: the market's own, its country's, and those of all markets. */
import type { BonusKind } from '#contract/catalogue/filter/filter-value.ts';
import { bonusKindsOf } from '#contract/catalogue/terms/bonus-kind.ts';
import type { BestValue } from '#contract/catalogue/terms/cost/offer-cost.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import {
  isLicensedIn,
  licencesIn,
  type PartnerFacts,
  unseenReasons,
} from '#contract/site/shown-in-market.ts';
import type { FilterMarket } from '../../../db/repositories/catalogue/filter/filter-market.ts';
import type {
  FilteredOffer,
  FilteredPartner,
} from '../../../db/repositories/catalogue/filter/filtered-partner.ts';
import { bestValue, costQuestion } from './best-offer.ts';

/** Offers that a market's rules hide don't count, and offers shown only by name have no cost. */
export type OfferEffects = Pick<SubjectEffects, 'bonuses' | 'promo_codes'>;
export type Place = { market: FilterMarket; effects: OfferEffects };

export type LiveOffer = { kinds: BonusKind[]; wagering: number };

export type PartnerInMarket = Pick<FilteredPartner, 'id' | 'providers' | 'languages'> & {
  isListed: boolean;
  /** IDs of the regulators whose licences the partner has. */
  licences: number[];
  methods: number[];
  /** In the order of `methods`: lists of numbers are read several times faster than a list of objects. */
  payoutHours: number[];
  minDeposits: number[];
  /** The best figures among all methods. */
  fastestPayout: number;
  smallestDeposit: number;
  offers: LiveOffer[];
  lowestWagering: number;
  /** The offers whose values can be compared. */
  compared: FilteredOffer[];
  /** Calculated for the default deposit. */
  best: BestValue | undefined;
  /** The next time an offer starts or ends. */
  changesAt: number;
};

/** Greater than any limit. */
export const unknown = Number.POSITIVE_INFINITY;

export function partnerInMarket(
  partner: FilteredPartner,
  { market, effects }: Place,
  now: number,
): PartnerInMarket {
  const facts = factsOf(partner);
  const licences = licencesIn(partner.licences, market);
  const shown = shownOffers(partner, facts, { market, effects });
  const live = shown.filter((offer) => startOf(offer) <= now && now < endOf(offer));
  const compared = live.filter(
    ({ subject, terms: { numbers } }) =>
      effects[subject] === 'show' && isInCurrency(numbers, market),
  );
  const methods = methodsIn(partner, market);
  const payoutHours = methods.map(({ payments }) => payoutHoursOf(payments));
  const minDeposits = methods.map(({ payments }) => minDepositOf(payments, market));
  const offers = live.map(({ terms }) => ({
    kinds: bonusKindsOf(terms),
    wagering: terms.numbers.wagering ?? unknown,
  }));
  return {
    id: partner.id,
    providers: partner.providers,
    languages: partner.languages,
    isListed: isLicensedIn(facts, market),
    licences: [...new Set(licences.map(({ regulator_id }) => regulator_id))],
    methods: methods.map(({ id }) => id),
    payoutHours,
    minDeposits,
    fastestPayout: Math.min(...payoutHours),
    smallestDeposit: Math.min(...minDeposits),
    offers,
    lowestWagering: Math.min(...offers.map(({ wagering }) => wagering)),
    compared,
    best: bestValue(compared, costQuestion(market, {})),
    changesAt: Math.min(
      ...shown.flatMap((offer) => [startOf(offer), endOf(offer)]).filter((time) => time > now),
    ),
  };
}

type OfferTimes = Pick<FilteredOffer, 'live_from' | 'live_until'>;
const startOf = ({ live_from }: OfferTimes) => live_from ?? Number.NEGATIVE_INFINITY;
const endOf = ({ live_until }: OfferTimes) => live_until ?? Number.POSITIVE_INFINITY;

const isHere = ({ code, parent }: FilterMarket, given: MarketCode) =>
  given === code || given === parent;

/** Amounts in other currencies don't count, because nothing is converted. */
const isInCurrency = ({ currency }: { currency: string | null }, market: FilterMarket) =>
  currency === null || currency === market.currency;

function factsOf({ states, licences }: FilteredPartner): PartnerFacts {
  return {
    stateIn: (market) => states.find(({ market_code }) => market_code === market)?.state,
    licences: () => licences,
  };
}

/** Offers that the market shows once they've started. */
function shownOffers(
  { offers }: FilteredPartner,
  partner: PartnerFacts,
  { market, effects }: Place,
): FilteredOffer[] {
  return offers.filter(
    ({ subject, market_code, filled_terms, terms: { numbers } }) =>
      effects[subject] !== 'hide' &&
      isHere(market, market_code) &&
      unseenReasons(
        {
          partner,
          terms: {
            wagering: numbers.wagering,
            isFilled: (name) => filled_terms.includes(name),
          },
        },
        market,
      ).length === 0,
  );
}

type Payment = FilteredPartner['payments'][number];
type Method = { id: number; payments: Payment[] };

/** A region's payments by a method replace its country's, which replace those for all markets. */
function methodsIn({ payments }: FilteredPartner, { code, parent }: FilterMarket): Method[] {
  const rankOf = ({ market_code }: Payment) =>
    market_code === code ? 3 : market_code === null ? 1 : market_code === parent ? 2 : 0;
  const methods = new Map<number, Method & { rank: number }>();
  for (const payment of payments) {
    const { method_id: id } = payment;
    const rank = rankOf(payment);
    const known = methods.get(id);
    if (known && known.rank === rank) known.payments.push(payment);
    else if (rank > (known?.rank ?? 0)) methods.set(id, { id, rank, payments: [payment] });
  }
  return [...methods.values()];
}

const payoutHoursOf = (payments: Payment[]): number =>
  least(payments, ({ direction, hours_max }) =>
    direction === 'in' ? unknown : (hours_max ?? unknown),
  );

const minDepositOf = (payments: Payment[], market: FilterMarket): number =>
  least(payments, (payment) =>
    payment.direction !== 'out' && isInCurrency(payment, market)
      ? (payment.min ?? unknown)
      : unknown,
  );

export function least<Item>(items: readonly Item[], figureOf: (item: Item) => number): number {
  let figure = unknown;
  for (const item of items) figure = Math.min(figure, figureOf(item));
  return figure;
}
