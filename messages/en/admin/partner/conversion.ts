import type { ConversionEvent, PostbackOutcome } from '#contract/partner/conversion-event.ts';

const events: Record<ConversionEvent, string> = {
  signup: 'Sign-up',
  deposit: 'Deposit',
  earning: 'Earning',
};

export const texts = {
  title: (name: string) => `Conversions for ${name}`,
  explanation: (days: number) =>
    `This is where partners report what happened after a click: a sign-up, a deposit or earnings. Events count for up to ${days} days after the click.`,
  seeReport: 'View report',
  noId: 'Links to this partner don’t include a click ID yet, so no conversions can be reported.',
  enterParameter: 'Set its click parameter',
  importTitle: 'Import a file from the partner',
  importHint:
    'A CSV file with a column of click IDs. You choose which column is which. Events are signup, deposit or earning, and dates look like 2026-12-31. Conversions that were already counted are not counted again.',
  toReport: 'Back to the report',
  postback: {
    title: 'Postback addresses',
    /** The words in braces are macros filled in by the partner. */
    explanation: (parameter: string) =>
      `Give the partner the address of each event you want to track. The partner replaces the words in braces with its own macros: {click} is the value our link passed in ${parameter}, {amount} a number such as 12.30, {currency} a code such as USD, and {id} the transaction number. The transaction number prevents duplicates.`,
    itsParameter: 'its click parameter',
    events,
    shownOnce: 'The key is shown in these addresses only once. Copy them before you leave.',
    hasKey: (maker: string, time: string) =>
      `KEY stands for the partner’s key, which ${maker} created on ${time}. It can’t be shown again.`,
    noKey:
      'This partner has no key yet, so these addresses don’t work. Ask an owner to create one.',
    renew: 'Create a new key',
    make: 'Create a key',
    askToRenew: 'Create a new key?',
    renewal:
      'The partner’s current addresses stop working immediately. Conversions are refused until the partner uses the new ones.',
    copy: 'Copy',
  },
  log: {
    title: 'Recent postbacks',
    empty:
      'Nothing received yet. Use the test above to check an address before you send it to the partner.',
    refresh: 'Refresh',
    wrongKey: 'Sent with a key that’s wrong or has been replaced',
    outcomes: {
      counted: 'Counted',
      repeated: 'Already counted',
      refused: 'Refused',
      'wrong key': 'Wrong key',
    } satisfies Record<PostbackOutcome, string>,
  },
  trial: {
    url: 'Test an address',
    hint: 'Paste an address that the partner called. Leave empty to test a sign-up for the latest click. Nothing is counted.',
    run: 'Test',
    counted: (conversion: string) => `Works. This would count: ${conversion}.`,
    repeated: (conversion: string) => `Works, but this was already counted: ${conversion}.`,
  },
  mapping: {
    title: 'Columns in the file',
    missing:
      'Choose the column with the click IDs, and either the column with the events or one kind for all rows.',
    columns: {
      click: 'Click ID (required)',
      event: 'Event',
      amount: 'Amount',
      currency: 'Currency',
      id: 'Transaction ID',
      date: 'Date',
    },
    none: 'Not in the file',
    event: 'Rows without an event are',
    eventHint: 'For files that list only one kind of event.',
    noEvent: 'Rejected',
  },
  imports: {
    title: 'Imports',
    entry: (count: string, actor: string) => `${count} conversions, imported by ${actor}`,
    undo: 'Undo',
    undone: 'The import was undone.',
    undoneBy: (actor: string) => `Undone by ${actor}`,
    ask: 'Undo this import?',
    consequence: (count: string) =>
      `This removes the ${count} conversions that it added from all reports. You can import the file again.`,
  },
  overview: {
    title: 'Conversions',
    explanation: 'What each partner reported in the last 28 days, and its last postback.',
    empty:
      'No clicks or conversions yet. Open a product and choose “Conversions and postback addresses” to set up a partner.',
    columns: {
      partner: 'Partner',
      clicks: 'Clicks',
      signups: 'Sign-ups',
      deposits: 'Deposits',
      earned: 'Earnings',
      last: 'Last postback',
    },
    noParameter: 'No click parameter set',
    noKey: 'No key yet',
    nothingYet: 'Nothing received yet',
  },
};
