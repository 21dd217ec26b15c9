/** Parses the cost parameters of a page's URL. Doesn't use zod, because browsers load this file too. */
import { type CostGame, costGames, maxCostDeposit } from './cost-game.ts';

export type CostSearch = { deposit?: number | undefined; game?: CostGame | undefined };

export const isCostDeposit = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= 0.01 &&
  value <= maxCostDeposit &&
  value === Number(value.toFixed(2));

export const isCostGame = (value: unknown): value is CostGame =>
  costGames.some((game) => game === value);

/** Sets invalid parameters to undefined: if a key were missing, the router would pass on the raw value. */
export function readCostSearch({ deposit, game }: Record<string, unknown>): CostSearch {
  // The router passes 12.50 as a string, because as a number it would be written differently.
  const amount = typeof deposit === 'string' ? Number(deposit) : deposit;
  return {
    deposit: isCostDeposit(amount) ? amount : undefined,
    game: isCostGame(game) ? game : undefined,
  };
}
