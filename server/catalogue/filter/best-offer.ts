/** The best of each partner's offers for one deposit and kind of game. */
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
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { FilterMarket } from '../../../db/repositories/catalogue/filter/filter-market.ts';

export type CostedTerms = Pick<OfferTerms, 'kind' | 'numbers'>;
export type AskedDeposit = { deposit?: number | undefined; game?: CostGame | undefined };

/** Amounts of offers without a currency are rounded as in this one. */
const currencyOfNone = 'USD';

export function bestOffers(
  rows: number,
  { currency, returns }: Pick<FilterMarket, 'currency' | 'returns'>,
  { deposit = defaultCostDeposit, game = defaultCostGame }: AskedDeposit,
) {
  const question: CostQuestion = {
    deposit,
    game,
    currency: currency ?? currencyOfNone,
    returns,
  };
  const values = new Float64Array(rows).fill(Number.NEGATIVE_INFINITY);
  const worths = new Float64Array(rows);
  const turnovers = new Float64Array(rows);

  const bestOf = (row: number): BestValue => ({
    expected_value: values[row] as number,
    worth: worths[row] as number,
    turnover: turnovers[row] as number,
  });
  function set(row: number, { expected_value, worth, turnover }: BestValue) {
    values[row] = expected_value;
    worths[row] = worth;
    turnovers[row] = turnover;
  }

  return {
    clear(row: number) {
      set(row, { expected_value: Number.NEGATIVE_INFINITY, worth: 0, turnover: 0 });
    },
    add(row: number, terms: CostedTerms) {
      const cost = costOf(terms, question);
      if (cost && byBestValue(cost, bestOf(row)) < 0) set(row, cost);
    },
    /** Partners whose offers have no cost come last. */
    compare: (one: number, other: number) => byBestValue(bestOf(one), bestOf(other)) || 0,
    bytes: () => 3 * values.byteLength,
  };
}

export type BestOffers = ReturnType<typeof bestOffers>;

export const isUsualDeposit = ({ deposit, game }: AskedDeposit): boolean =>
  (deposit ?? defaultCostDeposit) === defaultCostDeposit &&
  (game ?? defaultCostGame) === defaultCostGame;
