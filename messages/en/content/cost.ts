import type { CostGame } from '#contract/catalogue/terms/cost/cost-game.ts';

const games: Record<CostGame, string> = {
  slots: 'slots',
  table: 'table games',
  live: 'live games',
};

/** The parts of the amount that has to be wagered, joined by plus signs. */
const parts = {
  deposit: 'the deposit',
  bonus: 'the bonus',
  winnings: 'the winnings',
  spins: 'the free spin winnings',
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
    'How we calculate what a bonus is worth on average after wagering, and everything we assume.',
  intro:
    'You can only withdraw a bonus once you’ve bet a certain amount, known as the wagering. On average, the house keeps a small part of every bet, so wagering costs money. If we know the exact terms of an offer, we calculate what’s left.',
  parts: [
    {
      title: 'What the offer gives',
      lines: [
        'The bonus is a percentage of your deposit, up to a cap. Below the minimum deposit, we use the minimum. If you don’t enter a deposit, we use the minimum, or 100 if there is none.',
        'We value free spins at number × value per spin × RTP of slots. If the value per spin is unknown, at zero.',
        'If you get either spins or money, we count the better one.',
        'We value a bonus that can’t be withdrawn at zero.',
      ],
    },
    {
      title: 'How much you have to bet',
      lines: [
        'Turnover = wagering × base ÷ contribution.',
        'The terms set the base: the bonus, the deposit plus the bonus, or the winnings. If they don’t, we use the bonus.',
        'If the base is the winnings, we use what you win back on average by betting the bonus once: bonus × RTP. The bonus is then worth only those winnings.',
        'Winnings from free spins are added to the base, because they have to be wagered too.',
        'The contribution is the share of each bet that counts towards wagering for this type of game. If the terms don’t set one, we use 100%. A game that doesn’t count at all has no turnover.',
      ],
    },
    {
      title: 'What that costs',
      lines: [
        'Expected cost = turnover × (1 − RTP).',
        'The return to player (RTP) is the share of all bets that games pay back on average.',
      ],
    },
    {
      title: 'What you win or lose',
      lines: [
        'Expected value = what the offer gives − expected cost.',
        'If there’s a maximum cashout, the expected value is never more than that.',
        'Without a deposit, or with free spins that don’t require you to wager your deposit, none of your own money is at stake, so the expected value is never below 0.',
        'Otherwise you can’t lose more than your deposit. If the wagering costs more than the bonus and the deposit together, most people won’t finish it.',
        '“Best value” sorts by the expected value, then by what the offer gives, then by the smaller turnover.',
      ],
    },
  ],
  returns: 'Return to player (RTP)',
  returnsHint: 'We use these figures for the market you’ve chosen:',
  games: { slots: 'Slots', table: 'Table games', live: 'Live games' },
  example: 'An example',
  limits: {
    title: 'What this doesn’t tell you',
    lines: [
      'All figures are averages over many players. Your own result can be much better or much worse.',
      'Individual games pay back more or less than the average for their type, and we don’t know which one you’ll choose.',
      'We don’t show a cost for free bets, cashback or sports bonuses, because it depends on your bets.',
      'All amounts are in the currency of the offer and rounded to its smallest unit.',
      'None of this is a promise, or advice to play.',
    ],
  },
};

/** The sentences about the cost of an offer. They describe averages, never promises. */
export const texts = {
  method,
  loses: (amount: string) => `On average you lose ${amount}.`,
  wins: (amount: string) => `On average you win ${amount}.`,
  even: 'On average you neither win nor lose.',
  winsNothing: 'On average you win nothing from this offer, and lose nothing of your own.',
  unfinished: 'Most people won’t finish the wagering.',
  toBet: (turnover: string) => `You have to bet ${turnover} to withdraw.`,
  noWagering: 'No wagering required.',
  withDeposit: (deposit: string) => `With a deposit of ${deposit}`,
  withLeast: (deposit: string) => `With the minimum deposit of ${deposit}`,
  notCounted,
  counted: (names: string) => `These count: ${names}.`,
  game: (game: CostGame) => games[game],
  deposit: (deposit: string) => `Your deposit: ${deposit}`,
  leastDeposit: (deposit: string) => `Your deposit: ${deposit} (the minimum for this offer)`,
  bonus: (bonus: string) => `Bonus: ${bonus}`,
  freeSpins: (winnings: string) => `Free spins, on average: ${winnings}`,
  winnings: (winnings: string) => `Winnings from the bonus, on average: ${winnings}`,
  better: 'You get either spins or money. We count the better one',
  parts,
  turnover: (times: string, base: string, of: string, turnover: string) =>
    `To bet: ${times} × ${base} (${of}) = ${turnover}`,
  partlyCounted: (
    times: string,
    base: string,
    of: string,
    { share, turnover, game }: { share: string; turnover: string; game: CostGame },
  ) =>
    `To bet: ${times} × ${base} (${of}) ÷ ${share} = ${turnover}, because only ${share} of bets on ${games[game]} count`,
  cost: (turnover: string, edge: string, cost: string) =>
    `Expected cost: ${turnover} × ${edge} = ${cost}`,
  sticky: 'The bonus itself is never paid out',
  value: (worth: string, cost: string, value: string) =>
    `Expected value: ${worth} − ${cost} = ${value}`,
  limited: (value: string) =>
    `You can’t lose more than your deposit, so the expected value is ${value}`,
  maxCashout: (amount: string) => `At most ${amount} is paid out, so that’s the expected value`,
  belowZero: (worth: string, cost: string) =>
    `Expected value: ${worth} − ${cost} is below 0. None of your own money is at stake, so you can’t lose any`,
  losesDeposit: (amount: string) =>
    `The wagering costs more on average than the bonus and your deposit of ${amount} together, so most people won’t finish it. You can’t lose more than the deposit.`,
  assumed: (game: CostGame, rtp: string) =>
    `This assumes that you wager everything on ${games[game]} with an RTP of ${rtp}. It’s an average over many players: your own result can be much better or much worse.`,
};
export type CostTexts = typeof texts;
