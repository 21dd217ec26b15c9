/** The figures by which a market's bonuses and promo codes are filtered and sorted. */

import { isInCurrency } from '#contract/catalogue/fact/payment-figures.ts';
import type { BonusKind } from '#contract/catalogue/filter/filter-value.ts';
import { bonusKindsOf } from '#contract/catalogue/terms/bonus-kind.ts';
import { costOf } from '#contract/catalogue/terms/cost/offer-cost.ts';
import type { RuleEffect } from '#contract/site/rule-subject.ts';
import type { FilterMarket } from '../../../db/repositories/catalogue/filter/filter-market.ts';
import type { ListedOffer } from '../../../db/repositories/catalogue/filter/listed-offer.ts';
import { type AskedDeposit, costQuestion } from '../filter/best-offer.ts';

/** Unknown figures compare as the worst: infinite where less is better, and minus infinity where more is. */
export type OfferFigures = {
  id: number;
  kinds: BonusKind[];
  wagering: number;
  minDeposit: number;
  /** In seconds. */
  ends: number;
  /** The value of the offer before its cost. */
  worth: number;
  expectedValue: number;
};

/** `effect` is what the market does with offers of this kind. The value of an offer shown only by name is unknown. */
export type OfferPlace = {
  market: Pick<FilterMarket, 'currency' | 'returns'>;
  effect: RuleEffect;
};

const unknownLimit = Number.POSITIVE_INFINITY;
const unknownValue = Number.NEGATIVE_INFINITY;

/** Amounts in other currencies are unknown, because nothing is converted. */
export function offerFigures(
  { id, ends, terms }: ListedOffer,
  { market, effect }: OfferPlace,
  asked: AskedDeposit,
): OfferFigures {
  const { numbers } = terms;
  const kinds = bonusKindsOf(terms);
  const isLocal = isInCurrency(numbers, market);
  const isValued = isLocal && effect === 'show';
  const cost = isValued ? costOf(terms, costQuestion(market, asked)) : null;
  const fixed = isValued && kinds.includes('fixed') ? numbers.amount : null;
  return {
    id,
    kinds,
    wagering: numbers.wagering ?? unknownLimit,
    minDeposit: isLocal ? (numbers.min_deposit ?? unknownLimit) : unknownLimit,
    ends: ends ?? unknownLimit,
    worth: cost?.worth ?? fixed ?? unknownValue,
    expectedValue: cost?.expected_value ?? unknownValue,
  };
}
