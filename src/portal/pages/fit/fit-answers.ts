/** The answers in the address, such as `?payment=3&deposit=20&game=slots`. Ignores invalid ones. */
import { chosenFilter } from '#contract/catalogue/filter/filter-search.ts';
import type { CostGame } from '#contract/catalogue/terms/cost/cost-game.ts';
import { readCostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';

export type FitAnswers = {
  payment?: number | undefined;
  deposit?: number | undefined;
  game?: CostGame | undefined;
};

export function fitAnswers(given: Record<string, unknown>): FitAnswers {
  const [payment] = chosenFilter({ payment: given.payment }).payment ?? [];
  const { deposit, game } = readCostSearch(given);
  return { payment, deposit, game };
}

export const hasAnswers = (answers: FitAnswers): boolean =>
  Object.values(answers).some((answer) => answer !== undefined);
