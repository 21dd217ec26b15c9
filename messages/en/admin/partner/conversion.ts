import type { ConversionEvent } from '#contract/partner/conversion-event.ts';

const events: Record<ConversionEvent, string> = {
  signup: 'Sign-up',
  deposit: 'Deposit',
  earning: 'Earning',
};

export const texts = {
  title: (name: string) => `Conversions of ${name}`,
  explanation: (days: number) =>
    `A partner reports here what became of a click: a sign-up, a deposit or an earning. It counts for ${days} days after the click.`,
  seeReport: 'See the report',
  noId: 'Links to this partner carry no id yet, so nothing can be reported of them.',
  enterParameter: 'Enter its click parameter',
  importTitle: 'Import a file of the partner',
  importHint:
    'A CSV file with the columns click and event, and where there are any amount, currency, id and date, such as 2026-12-31. The event is signup, deposit or earning. Other columns are passed over, and what was counted before is not counted again.',
  toReport: 'To the report',
  postback: {
    title: 'Postback addresses',
    /** The words in braces are macros that a partner fills in. */
    explanation: (parameter: string) =>
      `Give the partner the address of each event that you want to hear of, with the partner’s own macros in place of the words in braces: {click} is what the link brought in ${parameter}, {amount} a number such as 12.30, {currency} its code such as USD, and {id} the number of the transaction, so that one that is sent twice counts once.`,
    itsParameter: 'its click parameter',
    events,
    shownOnce: 'The key stands in these addresses only this once: copy them before you leave.',
    hasKey: (maker: string, time: string) =>
      `KEY stands for the partner’s key, which ${maker} made on ${time}. It cannot be shown again.`,
    noKey: 'This partner has no key yet, so no address works. An owner makes one.',
    renew: 'Make a new key',
    make: 'Make a key',
    askToRenew: 'Make a new key?',
    renewal:
      'The addresses that the partner has now stop working at once. Conversions are refused until the partner has the new ones.',
    copy: 'Copy',
  },
};
