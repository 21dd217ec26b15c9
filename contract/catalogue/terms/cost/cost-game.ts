/** Kinds of games in which a bonus is wagered. Without zod, because browsers need them too. */
import type { TermsNumbers } from '../terms-numbers.ts';

export const costGames = ['slots', 'table', 'live'] as const satisfies (keyof Contribution)[];
export type CostGame = (typeof costGames)[number];
type Contribution = TermsNumbers['contribution'];

/** The share of all bets that each kind of game pays back on average. */
export type GameReturns = Record<CostGame, number>;

export const defaultReturns: GameReturns = { slots: 0.96, table: 0.99, live: 0.98 };

export const defaultCostGame: CostGame = 'slots';
export const defaultCostDeposit = 100;
export const maxCostDeposit = 1_000_000;

/** The deposit that costs are calculated for until the visitor enters one: the minimum of the offer, if it has one. */
export const usualDeposit = (numbers: Pick<TermsNumbers, 'min_deposit'> | null | undefined) =>
  numbers?.min_deposit || defaultCostDeposit;
