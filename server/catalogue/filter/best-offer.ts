/** Finds the best of a partner's offers for a deposit and a kind of game. */
import {
  type CostGame,
  defaultCostDeposit,
  defaultCostGame,
} from '#contract/catalogue/terms/cost/cost-game.ts';
import {
  type BestValue,
  byBestValue,
  type CostQuestion,
  costOf,
} from '#contract/catalogue/terms/cost/offer-cost.ts';
import type { FilterMarket } from '../../../db/repositories/catalogue/filter/filter-market.ts';
import type { FilteredOffer } from '../../../db/repositories/catalogue/filter/filtered-partner.ts';

export type AskedDeposit = { deposit?: number | undefined; game?: CostGame | undefined };

/** Offers without a currency, in a market without one, are rounded like amounts in US dollars. */
const currencyOfNone = 'USD';

export const costQuestion = (
  { currency, returns }: Pick<FilterMarket, 'currency' | 'returns'>,
  { deposit = defaultCostDeposit, game = defaultCostGame }: AskedDeposit,
): CostQuestion => ({ deposit, game, currency: currency ?? currencyOfNone, returns });

/** Undefined if no offer has a cost. */
export function bestValue(
  offers: readonly Pick<FilteredOffer, 'terms'>[],
  question: CostQuestion,
): BestValue | undefined {
  const [best] = offers.flatMap(({ terms }) => costOf(terms, question) ?? []).sort(byBestValue);
  return (
    best && {
      expected_value: best.expected_value,
      worth: best.worth,
      turnover: best.turnover,
    }
  );
}

export const isUsualDeposit = ({ deposit, game }: AskedDeposit): boolean =>
  (deposit ?? defaultCostDeposit) === defaultCostDeposit &&
  (game ?? defaultCostGame) === defaultCostGame;
