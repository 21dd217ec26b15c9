/** Plain strings with placeholders, so that pages can send them to the browser. */
export const texts = {
  bonuses: {
    title: 'All bonuses',
    heading: 'ALL BONUSES',
    description: 'Every bonus we list. Filter by type, value, wagering and minimum deposit.',
    found: { one: '{count} bonus', other: '{count} bonuses' },
    show: { one: 'Show {count} bonus', other: 'Show {count} bonuses' },
    nothing: 'No bonuses match your filters.',
    follow: 'Follow new bonuses',
  },
  promo_codes: {
    found: { one: '{count} code', other: '{count} codes' },
    show: { one: 'Show {count} code', other: 'Show {count} codes' },
    nothing: 'No codes match your filters.',
  },
  groups: {
    kind: 'Type',
    no_deposit: 'With or without deposit',
    max_wagering: 'Wagering',
    min_deposit: 'Minimum deposit',
    min_value: 'Value',
    ends_within: 'Ends soon',
  },
  /** Chooses the deposit by which expected values are calculated. */
  deposit: 'Expected value with a deposit of',
  yourDeposit: {
    label: 'Your deposit',
    submit: 'Calculate',
    wrong: 'This isn’t an amount we can use. Enter a number from {min} to {max}.',
  },
  orMore: '{amount} or more',
  noDeposit: { true: 'Without deposit', false: 'With deposit' },
  sorts: {
    editors: 'Our order',
    value: 'Expected value',
    wagering: 'Wagering',
    newest: 'Newest',
    ending: 'Ending soon',
  },
};
export type OfferListText = typeof texts;
