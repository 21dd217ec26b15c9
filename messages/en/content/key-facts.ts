/** The facts on a partner's card. Each text can follow another one on the same line. */
export const texts = {
  licensed: 'licensed in {country}',
  countriesWithThe: ['AE', 'BS', 'CD', 'CF', 'DO', 'GB', 'GM', 'IM', 'KY', 'NL', 'PH', 'US', 'VG'],
  licence: 'licence: {regulator}',
  payout: 'pays out in {time}',
  payoutNow: 'pays out instantly',
  method: '{name}: pays out in {time}',
  methodNow: '{name}: pays out instantly',
  hours: '{count} h',
  days: '{count} days',
  deposit: 'from {amount}',
  wagering: '{times} wagering',
  noWagering: 'no wagering',
  noOffer: 'no offer here',
  provider: 'games by {name}',
  siteLanguage: 'site in {language}',
  value: 'worth {amount} on average',
  kinds: {
    match: 'deposit match',
    fixed: 'fixed bonus',
    free_spins: 'free spins',
    no_deposit: 'no-deposit bonus',
  },
  unknown: '{names}: not checked by us',
  names: { licence: 'licence', payout_hours: 'payout time', min_deposit: 'minimum deposit' },
};
export type KeyFactTexts = typeof texts;
