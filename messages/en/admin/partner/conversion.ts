import type { ConversionEvent } from '#contract/partner/conversion-event.ts';

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
  noId: 'Links to this partner don’t carry a click ID yet, so no conversions can be reported.',
  enterParameter: 'Set its click parameter',
  importTitle: 'Import a file from the partner',
  importHint:
    'A CSV file with the columns click and event and, optionally, amount, currency, id and date (such as 2026-12-31). The event is signup, deposit or earning. Other columns are ignored, and conversions that were already counted are not counted again.',
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
};
