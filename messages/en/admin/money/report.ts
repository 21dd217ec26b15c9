import type { EarnedBy } from '#contract/money/money-report.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Month',
  year: 'Year',
  explanation:
    'What each programme reported, what its deals say, what it stated and what it paid. The expected amount is only there to compare with; it’s never counted as income.',
  empty: 'No programmes yet, so there’s nothing to compare.',
  addProgramme: 'Add your first programme',
  month: 'Month',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  currency: 'Currency',
  export: 'Export CSV',
  print: 'Print',
  printed: (time: string) => `Printed ${time}`,
  total: 'Total',
  columns: {
    programme: 'Programme',
    clicks: 'Clicks',
    visits: 'Visits',
    sign_ups: 'Sign-ups',
    first_deposits: 'First deposits',
    earned: 'Earned',
    expected: 'Expected by the deals',
    difference: 'vs. deal',
    stated: 'Stated',
    corrected: 'Corrections',
    paid: 'Paid',
    open: 'Open',
  },
  postbacks: (count: number) =>
    counted(count, { one: '{count} postback', other: '{count} postbacks' }),
  postbacksEarned: (amount: string) => `Postbacks: ${amount}`,
  expected: (amount: string) => `Deal: ${amount}`,
  openSince: (month: string) => `since ${month}`,
  dueOn: (day: string) => `due ${day}`,
  overpaid: 'overpaid',
  offset: (amount: string) => `${amount} offset by losses`,
  deducted: (amount: string) => `${amount} deducted from other months`,
  nothing: '–',
  closed: 'Closed',
  closedBy: (person: string, time: string) => `Closed by ${person} on ${time}`,
  close: {
    action: 'Close month',
    ofProgramme: (name: string) => ` for ${name}`,
    ask: (month: string, name: string) => `Close ${month} for ${name}?`,
    consequence:
      'Its figures and amounts are frozen. Later imports leave it alone, and from then on only corrections change it. Payments can still arrive.',
    done: (month: string, name: string) => `${month} was closed for ${name}.`,
  },
  details: 'Details',
  flagsTitle: 'To look at',
  flags: {
    fewVisits: (visits: string, clicks: string, share: string) =>
      `The programme counted ${visits} visits for ${clicks} clicks (${share}). Check the tracking links.`,
    signUpsDiffer: (postbacks: string, stated: string) =>
      `Postbacks report ${postbacks} sign-ups, but the programme ${stated}.`,
    depositsDiffer: (postbacks: string, stated: string) =>
      `Postbacks report ${postbacks} first deposits, but the programme ${stated}.`,
    fell: (day: string, visits: string, median: string) =>
      `Visits fell to ${visits} on ${day}, from a median of ${median} in the 28 days before.`,
    late: (days: number, due: string) =>
      counted(days, {
        one: `Payment is {count} day late. It was due on ${due}.`,
        other: `Payment is {count} days late. It was due on ${due}.`,
      }),
    noDeal: (from: string, to: string) =>
      `No deal covers some of the figures between ${from} and ${to}.`,
    dealEnded: (day: string) => `A deal ended on ${day}, and nothing replaces it.`,
    backdated: (actor: string, changed: string, day: string) =>
      `${actor} changed a deal on ${changed} with effect from ${day}.`,
    reason: (reason: string) => `Reason: ${reason}`,
    paysLess: (amount: string) => `The programme reports ${amount} less than its deals say.`,
    paysMore: (amount: string) => `The programme reports ${amount} more than its deals say.`,
    statesLess: (amount: string) => `The statement is ${amount} lower than the reported earnings.`,
    statesMore: (amount: string) => `The statement is ${amount} higher than the reported earnings.`,
    changedSince: (amount: string) =>
      `The programme’s figures have changed by ${amount} since the month was closed.`,
    daysMissing: (days: number) =>
      counted(days, {
        one: 'The figures of {count} day are missing.',
        other: 'The figures of {count} days are missing.',
      }),
  },
  rulesTitle: 'How the expected amount comes about',
  rule: (from: string, to: string, amount: string) => `${from} – ${to}: ${amount}`,
  atMost: 'at most, because the programme doesn’t report each player’s deposits',
  deposits: (counted: string, all: string) => `first deposits paid: ${counted} of ${all}`,
  revenue: (amount: string) => `net revenue ${amount}`,
  base: (amount: string) => `share taken from ${amount}`,
  carried: (amount: string) => `loss carried over: ${amount}`,
  unexplained: (reason: string) => `Nothing is expected: ${reason}`,
  notesTitle: 'Notes',
  addNote: 'Add note',
  note: 'Note',
  noteBy: (actor: string, time: string) => `${actor}, ${time}`,
  noteDeleted: 'The note was deleted.',
  noteDeletion: 'The note can’t be restored.',
  thisNote: 'the note',
  ratesTitle: 'Rates used',
  rate: (amount: string, currency: string, day: string, source: string) =>
    `1 EUR = ${amount} ${currency} (${day}, ${source})`,
  bank: 'European Central Bank',
  invented: 'invented for the sample',
  caption: (month: string) => `Programmes in ${month}`,
  byMonth: 'By month',
  byProgramme: 'By programme',
  monthColumn: 'Month',
  places: {
    explanation:
      'Earnings of a month by where visitors clicked. What postbacks report with a click ID is known; the rest is shared out by clicks and marked as such.',
    by: 'By',
    dimensions: {
      place: 'Place',
      campaign: 'Campaign',
      market: 'Market',
      product: 'Product',
    } satisfies Record<EarnedBy, string>,
    allProgrammes: 'All programmes',
    programme: 'Programme',
    earned: 'Earned',
    firstDeposits: 'First deposits',
    perClick: 'Per click',
    shared: (amount: string) => `${amount} shared out`,
    known: 'all known',
    interval: (low: string, high: string) => `${low} to ${high}`,
    tooFew: 'Too few clicks to say',
    intervalHint:
      'The range is the 95% confidence interval. The more clicks there are, the narrower it gets.',
    noCampaign: 'No campaign',
    noMarket: 'No market',
    noPlace: 'Unknown place',
    noProduct: 'No product',
    empty: 'Nothing was earned in this month.',
    missing: 'These amounts are missing from the sums:',
  },
};
