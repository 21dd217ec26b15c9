/** The facts of a partner in one market: the market's own, its country's, and those of all markets. */

import {
  isInCurrency,
  methodsIn,
  minDepositOf,
  payoutHoursOf,
  unknown,
} from '#contract/catalogue/fact/payment-figures.ts';
import type { BonusKind } from '#contract/catalogue/filter/filter-value.ts';
import { bonusKindsOf } from '#contract/catalogue/terms/bonus-kind.ts';
import type { BestValue } from '#contract/catalogue/terms/cost/offer-cost.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import {
  isClosedIn,
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
  isClosed: boolean;
  /** False if no licence is known, not even for another market. */
  hasLicences: boolean;
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

export function partnerInMarket(
  partner: FilteredPartner,
  { market, effects }: Place,
  now: number,
): PartnerInMarket {
  const facts = factsOf(partner);
  const licences = licencesIn(partner.licences, market);
  const shown = shownOffers(partner, facts, { market, effects });
  const live = withoutRepeated(
    shown.filter((offer) => startOf(offer) <= now && now < endOf(offer)),
    market,
  );
  const compared = live.filter(
    ({ subject, terms: { numbers } }) =>
      effects[subject] === 'show' && isInCurrency(numbers, market),
  );
  const methods = methodsIn(partner.payments, market);
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
    isClosed: isClosedIn(facts, market),
    hasLicences: partner.licences.length > 0,
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

/** Leaves out the codes of a region's country that the region has itself. */
function withoutRepeated(live: FilteredOffer[], { code, parent }: FilterMarket): FilteredOffer[] {
  if (parent === null) return live;
  const own = new Set(
    live.flatMap(({ code_key, market_code }) => (market_code === code ? (code_key ?? []) : [])),
  );
  return live.filter(
    ({ code_key, market_code }) => market_code === code || code_key === null || !own.has(code_key),
  );
}
