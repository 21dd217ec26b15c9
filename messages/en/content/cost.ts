import type { CostGame } from '#contract/catalogue/terms/cost/cost-game.ts';
import type { WageringBase } from '#contract/catalogue/terms/terms-numbers.ts';

const games: Record<CostGame, string> = {
  slots: 'slots',
  table: 'table games',
  live: 'live games',
};

const bases: Record<WageringBase, string> = {
  bonus: 'the bonus',
  deposit_bonus: 'deposit and bonus',
  winnings: 'the winnings',
};

const notCounted: Record<CostGame, string> = {
  slots: 'Slots don’t count towards the wagering of this offer.',
  table: 'Table games don’t count towards the wagering of this offer.',
  live: 'Live games don’t count towards the wagering of this offer.',
};

/** The page that explains the method. */
const method = {
  title: 'What a bonus costs',
  description:
    'How we work out what it costs on average to play through the wagering of a bonus, with every assumption.',
  intro:
    'A bonus can only be withdrawn once you’ve bet a certain amount: its wagering. The house keeps a small part of every bet on average, so all that betting has a price. We work out this price for each offer whose terms we know as numbers.',
  parts: [
    {
      title: 'How much you have to bet',
      lines: [
        'Turnover = wagering × base ÷ contribution.',
        'The base is what the terms say: the bonus, the deposit and the bonus together, or the winnings. If they don’t say, we take the bonus.',
        'The contribution is how much of each bet counts for the kind of game. If the terms don’t say, we count all of it. A game that doesn’t count at all has no turnover.',
        'The bonus is the given share of your deposit, up to its cap. If your deposit is less than the offer takes, we use the least it takes.',
        'Free spins count with their number × the value of a spin × what slots pay back. Without the value of a spin, they count as nothing.',
      ],
    },
    {
      title: 'What that costs',
      lines: [
        'Expected cost = turnover × (1 − return to player).',
        'The return to player is the part of all bets that games pay back on average.',
      ],
    },
    {
      title: 'What you keep or lose',
      lines: [
        'Expected value = what is paid out − expected cost.',
        'What is paid out is the bonus and the winnings of free spins, up to the largest cashout. A bonus that can’t be withdrawn isn’t paid out.',
        'You never lose more than your deposit, so the expected value is never less than that. If an offer needs no deposit, you can’t lose anything of your own.',
      ],
    },
  ],
  returns: 'What games pay back',
  returnsHint: 'We use these figures for the market you’ve chosen:',
  games: { slots: 'Slots', table: 'Table games', live: 'Live games' },
  example: 'An example',
  limits: {
    title: 'What this doesn’t say',
    lines: [
      'Every figure is an average of very many players. Your own result can be much better or much worse.',
      'Single games pay back more or less than the average of their kind. We don’t know which one you’ll choose.',
      'We don’t show a cost for free bets, cashback and bonuses for sports: what they cost depends on the bets.',
      'All amounts are in the currency of the offer and rounded to its cents.',
      'Nothing here is advice to play, and none of it is a promise.',
    ],
  },
};

/** What an offer costs as visitors read it. Averages, never promises. */
export const texts = {
  method,
  line: {
    ofDeposit: (turnover: string, cost: string, deposit: string) =>
      `Bet ${turnover} in total. Expected cost: ${cost} of your ${deposit}.`,
    withoutDeposit: (turnover: string, cost: string) =>
      `Bet ${turnover} in total. Expected cost: ${cost}, without a deposit.`,
    free: 'Nothing to bet before you withdraw. Expected cost: none.',
  },
  notCounted,
  counted: (names: string) => `These count: ${names}.`,
  game: (game: CostGame) => games[game],
  deposit: (deposit: string) => `Your deposit: ${deposit}`,
  leastDeposit: (deposit: string) => `Your deposit: ${deposit}, the least this offer takes`,
  bonus: (bonus: string) => `Bonus: ${bonus}`,
  freeSpins: (winnings: string) => `Free spins, on average: ${winnings}`,
  turnover: (times: string, base: string, of: WageringBase, turnover: string) =>
    `To bet: ${times} × ${base} (${bases[of]}) = ${turnover}`,
  partlyCounted: (
    times: string,
    base: string,
    of: WageringBase,
    { share, turnover, game }: { share: string; turnover: string; game: CostGame },
  ) =>
    `To bet: ${times} × ${base} (${bases[of]}) ÷ ${share} = ${turnover}, because only ${share} of bets on ${games[game]} count`,
  cost: (turnover: string, edge: string, cost: string) =>
    `Expected cost: ${turnover} × ${edge} = ${cost}`,
  sticky: 'The bonus itself is never paid out',
  maxCashout: (amount: string) => `At most ${amount} is paid out`,
  value: (paidOut: string, cost: string, value: string) =>
    `Expected value: ${paidOut} − ${cost} = ${value}`,
  loses: (amount: string) => `On average you lose ${amount}.`,
  losesDeposit: (amount: string) =>
    `On average you lose your whole deposit of ${amount}, and never more than that.`,
  winsNothing: 'On average nothing is left of the bonus. You lose nothing of your own.',
  even: 'On average you neither lose nor keep anything.',
  keeps: (amount: string) => `On average you keep ${amount}.`,
  assumed: (game: CostGame, rtp: string) =>
    `This assumes that you wager everything on ${games[game]} that pay back ${rtp} of all bets. An average of very many players: your own result can be much better or much worse.`,
};
export type CostTexts = typeof texts;
