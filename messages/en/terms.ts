import type { OfferKind } from '#contract/catalogue/terms/offer-terms.ts';
import type { contributionGames, WageringBase } from '#contract/catalogue/terms/terms-numbers.ts';
import { countedIn } from '../counted.ts';

const counted = countedIn('en');

const kinds: Record<OfferKind, string> = {
  welcome: 'Welcome bonus',
  deposit: 'Deposit bonus',
  no_deposit: 'No deposit needed',
  free_spins: 'Free spins',
  free_bet: 'Free bet',
  cashback: 'Cashback',
  other: 'Offer',
};

const bases: Record<WageringBase, string> = {
  bonus: ' on the bonus',
  deposit_bonus: ' on deposit + bonus',
  winnings: ' on winnings',
};

const games: Record<(typeof contributionGames)[number], string> = {
  slots: 'slots',
  table: 'table games',
  live: 'live games',
};

/** The terms of offers shown to visitors. Only used by the server and the admin's previews. */
export const texts = {
  kinds,
  minDeposit: (amount: string) => `Min. deposit ${amount}`,
  wagering: (times: string, base: WageringBase | null = null) =>
    `${times} wagering${base ? bases[base] : ''}`,
  noWagering: 'No wagering',
  minOdds: (odds: string) => `Min. odds ${odds}`,
  use: (days: number) =>
    days === 0
      ? 'Use on the same day'
      : counted(days, { one: '{count} day to use', other: '{count} days to use' }),
  claim: (days: number) =>
    days === 0
      ? 'Claim on the same day'
      : counted(days, { one: '{count} day to claim', other: '{count} days to claim' }),
  maxBet: (amount: string) => `Max. bet ${amount}`,
  maxCashout: (amount: string) => `Max. cashout ${amount}`,
  spinValue: (amount: string) => `Each spin is worth ${amount}`,
  game: (game: (typeof contributionGames)[number], share: string) => `${games[game]} ${share}`,
  onlyContribution: (game: (typeof contributionGames)[number]) =>
    `Only ${games[game]} count towards wagering`,
  contribution: (shares: string) => `Counts towards wagering: ${shares}`,
  sticky: 'The bonus itself can’t be withdrawn',
  notSticky: 'Your own money is played first',
  value: {
    or: ' or ',
    percent: (percent: string, kind: OfferKind | null) =>
      `${percent} ${kind === 'cashback' ? 'cashback' : 'bonus'}`,
    percentUpTo: (percent: string, cap: string, kind: OfferKind | null) =>
      `${percent}${kind === 'cashback' ? ' cashback' : ''} up to ${cap}`,
    upTo: (cap: string) => `Up to ${cap}`,
    amount: (amount: string, kind: OfferKind | null) => {
      if (kind === 'free_bet') return `${amount} free bet`;
      return `${amount} ${kind === 'cashback' ? 'cashback' : 'bonus'}`;
    },
    freeSpins: (count: number) =>
      counted(count, { one: '{count} free spin', other: '{count} free spins' }),
  },
};
export type TermsTexts = typeof texts;
