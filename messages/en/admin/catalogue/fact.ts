import type { Licence, Payment } from '#contract/catalogue/fact/product-facts.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const states: Record<Licence['state'], string> = {
  valid: 'Valid',
  suspended: 'Suspended',
  expired: 'Expired',
};

const directions: Record<Payment['direction'], string> = {
  in: 'Deposits',
  out: 'Withdrawals',
  both: 'Both',
};

/** The facts of a product. */
export const texts = {
  tabs: { label: 'Parts of the product', offer: 'Product', markets: 'Markets', facts: 'Facts' },
  factGrid: {
    title: 'Partner facts',
    explanation:
      'Type in a cell, or paste cells copied from a spreadsheet. Enter saves a cell, Escape restores it, and Tab goes on to the next. Separate names with commas. A first payout time or deposit is entered for the first payment method. If a method applies in all markets, its figures change in all of them. The details of all methods are on the Facts tab of each partner.',
    partner: 'Partner',
    columns: {
      regulator: () => 'Regulator',
      licence: () => 'Licence number',
      methods: () => 'Payment methods',
      payout: () => 'Fastest payout (h)',
      deposit: ({ code, currency }: { code: string; currency: string }) =>
        `Minimum deposit in ${code} (${currency})`,
      providers: () => 'Game providers',
      owner: () => 'Owner',
      established: () => 'Founded',
      source: () => 'Source',
      checked: () => 'Checked on',
    },
    problems: {
      noRegulator: 'There is no regulator with this name',
      needsRegulator: 'Enter the regulator first',
      noNumber: 'Enter a number',
      noPayment: 'Enter a payment method first',
      noName: 'Not all of these names are on the list',
      otherPayments:
        'Other payment methods have a figure too: change them on the partner’s Facts tab',
      otherMarkets: 'This also applies in other markets: remove it on the partner’s Facts tab',
    },
    unlisted: {
      regulators: (names: string) => `Not on the list of regulators: ${names}.`,
      methods: (names: string) => `Not on the list of payment methods: ${names}.`,
      providers: (names: string) => `Not on the list of game providers: ${names}.`,
    },
    addNames: (count: number) =>
      counted(count, { one: 'Add it to the list', other: 'Add all {count} to the lists' }),
    save: (name: string) => `Save ${name}`,
    saveAll: 'Save all rows',
    unsaved: (count: number) =>
      counted(count, { one: '{count} unsaved row', other: '{count} unsaved rows' }),
    unpasted: (count: number) =>
      counted(count, {
        one: '{count} cell wasn’t pasted, because the page has no more rows or columns.',
        other: '{count} cells weren’t pasted, because the page has no more rows or columns.',
      }),
    rebase: 'Apply to the saved version',
    discard: 'Discard changes',
  },
  inMarkets: {
    title: 'Markets',
    explanation:
      'Set what’s different in a market: whether the partner is open there, its link and its labels. Empty fields are inherited from the region’s country, then from the product.',
    add: 'Add market',
    market: 'Market',
    availability: 'Availability',
    availabilities: { open: 'Open', closed: 'Closed', unknown: 'Unknown' },
    ownLink: 'own link',
    inheritedLink: 'inherited link',
    inheritedHint: 'Defaults to the link shown.',
    licence: 'Licence',
    noLicence: 'Unknown',
    filter: 'Closed or without a link in',
    anyState: 'In any market',
    states: {
      closed: (market: string) => `Closed in ${market}`,
      no_link: (market: string) => `No link in ${market}`,
    },
  },
  source: 'Source',
  sourceHint: 'Where you found this (URL).',
  verifiedOn: 'Checked on',
  unchecked: 'not checked',
  checked: (day: string) => `checked ${day}`,
  all: {
    title: 'Source of the facts',
    explanation:
      'New licences and payments start with this source. It also covers the facts at the bottom of this tab.',
    checkedToday: 'All checked today',
    copySource: 'Use this source for the rest',
  },
  sheet:
    'A CSV file with one row per partner. A cell can contain several licences, payments or limits, one per line, in the format of the product form, such as “until: 2027-01-31” for the last day of a licence. The same applies to markets, such as “US; open; https://…; #2”, where #2 is the number of the licence. Rows with an id update that partner, rows without one create a new partner, and columns you leave out stay unchanged. You can review every row before anything is saved.',
  remove: (fact: string) => `Remove ${fact}`,
  paste: {
    add: 'Add lines',
    unknown: (line: string, unknown: string) => `“${line}”: “${unknown}” wasn’t recognized.`,
    added: (count: number) => counted(count, { one: 'Added {count}.', other: 'Added {count}.' }),
  },
  /** A field that selects an item from a list by name. */
  named: {
    add: (name: string) => `Add “${name}”`,
    none: 'Not on the list yet.',
  },
  licences: {
    title: 'Licences',
    add: 'Add licence',
    blank: 'New licence',
    paste: 'Paste licences',
    pasteHint:
      'One per line: the regulator, then its number, holder, markets, state, last day (“until: 2027-01-31”) or link in any order.',
    pasteExample: 'Larkmoor; LGC-1204; Copper Lantern Ltd; GB',
    regulator: 'Regulator',
    choose: 'Choose a regulator',
    number: 'Number',
    holder: 'Holder',
    registerUrl: 'Link to the register',
    state: 'State',
    states,
    validUntil: 'Valid until',
    validUntilHint:
      'Expires at the end of this day, in the site’s time zone. Leave empty if it doesn’t expire.',
    until: (day: string) => `until ${day}`,
    markets: 'Markets',
    marketsHint: 'Codes such as GB, or empty for all markets.',
  },
  payments: {
    title: 'Payments',
    add: 'Add payment',
    blank: 'New payment',
    paste: 'Paste payments',
    pasteHint:
      'One method per line, then markets, direction, amounts, hours and fee (“free”, “2.5%” or “fee: 1 USD”) in any order. A line with two markets adds two payments.',
    pasteExample: 'Bank card; US TR; both; 10–5,000 USD; 1–24 h; free',
    method: 'Method',
    choose: 'Choose a method',
    market: 'Market',
    allMarkets: 'All markets',
    direction: 'Direction',
    directions,
    min: 'From',
    max: 'To',
    currency: 'Currency',
    feeAmount: 'Fee',
    feePercent: 'Fee in %',
    freeHint: '0 if it’s free. Leave both empty if it’s unknown.',
    fee: 'Fee in words',
    feeHint: 'Only shown if both numbers are empty.',
    free: 'free',
    percent: (figure: string) => `${figure}%`,
    feeOf: (amount: string) => `fee ${amount}`,
    hoursMin: 'Hours from',
    hoursMax: 'Hours to',
    hours: (hours: string) => `${hours} h`,
  },
  limits: {
    title: 'Limits',
    add: 'Add limit',
    blank: 'New limit',
    kind: 'Limit',
    kinds: {
      deposit: 'Deposits',
      loss: 'Losses',
      stake: 'Stakes',
      withdrawal: 'Withdrawals',
    },
    period: 'Period',
    periods: { once: 'Each time', day: 'Per day', week: 'Per week', month: 'Per month' },
    max: 'Maximum',
  },
  other: {
    title: 'Other facts',
    owner: 'Owner',
    established: 'Founded',
    currencies: 'Currencies',
    currenciesHint: 'Codes such as USD, EUR.',
    languages: 'Languages of the site',
    supportLanguages: 'Languages of support',
    languagesHint: 'Codes such as en, tr.',
    closedRegions: 'Closed countries and regions',
    closedRegionsHint: 'Codes such as FR or US-NY, even if they aren’t markets.',
    providers: 'Game providers',
    providersHint: 'Names, separated by commas.',
    unknownProviders: (names: string) => `Not on the list of providers: ${names}`,
    addProviders: (count: number) =>
      counted(count, { one: 'Add it to the list', other: 'Add all {count} to the list' }),
    games: 'Number of games',
    gameKinds: { slots: 'Slots', table: 'Table games', live: 'Live games', other: 'Other games' },
    support: 'Support',
    channels: { chat: 'Chat', email: 'Email', phone: 'Phone', messenger: 'Messenger' },
    supportHours: 'Support hours',
    supportHoursHint: 'Such as 24/7, or 9 to 5 on weekdays.',
  },
};
