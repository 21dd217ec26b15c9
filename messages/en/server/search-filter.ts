/** The names of filters in search results. */
export const texts = {
  licence: 'Licence: {country}',
  payoutHours: { one: 'Payout within {count} hour', other: 'Payout within {count} hours' },
  payoutDays: { one: 'Payout within {count} day', other: 'Payout within {count} days' },
  minDeposit: 'Minimum deposit up to {amount}',
  maxWagering: 'Wagering up to {times}x',
  noWagering: 'No wagering',
  kinds: {
    match: 'Deposit match',
    fixed: 'Fixed amount',
    free_spins: 'Free spins',
    no_deposit: 'No deposit',
  },
  siteLanguage: 'Site language: {language}',
};

export type SearchFilterTexts = typeof texts;
