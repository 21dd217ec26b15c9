import type { ToldField } from '#contract/catalogue/terms/seen-terms.ts';
import type { WageringBase } from '#contract/catalogue/terms/terms-numbers.ts';
import { countedIn } from '../counted.ts';

const counted = countedIn('en');

const fields: Record<ToldField, string> = {
  kind: 'Offer type',
  value: 'Offer',
  wagering: 'Wagering',
  wagering_base: 'Wagering applies to',
  min_deposit: 'Min. deposit',
  max_bet: 'Max. bet',
  max_cashout: 'Max. cashout',
  spin_value: 'Value per spin',
  contribution: 'Counts towards wagering:',
  min_odds: 'Min. odds',
  days_to_claim: 'Time to claim',
  days_to_use: 'Time to use',
  sticky: 'Bonus money',
  eligibility: 'Who can claim:',
  expires_at: 'Expires',
};

const bases: Record<WageringBase, string> = {
  bonus: 'the bonus',
  deposit_bonus: 'deposit + bonus',
  winnings: 'winnings',
};

const none: Partial<Record<ToldField, string>> = {
  max_bet: 'no limit stated',
  max_cashout: 'no limit stated',
  expires_at: 'no end date',
};

/** Changes in the terms of offers. Only used by the server. */
export const texts = {
  line: (field: string, from: string, to: string, day: string) =>
    `${field} ${from} → ${to} on ${day}`,
  /** Puts the day before the month. */
  dayLocale: 'en-GB',
  fields,
  bases,
  days: (days: number) =>
    days === 0 ? 'same day' : counted(days, { one: '{count} day', other: '{count} days' }),
  sticky: 'can’t be withdrawn',
  notSticky: 'used after your own money',
  none,
  unsaid: 'not stated',
};
export type OfferChangeTexts = typeof texts;
