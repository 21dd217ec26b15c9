import { countedIn } from '../../counted.ts';

const counted = countedIn('en');

export const texts = {
  saved: (name: string) => `${name} was saved.`,
  created: (name: string) => `${name} was created.`,
  deleted: (name: string) => `${name} was deleted.`,
  noSuch: (kind: string, id: string) => `There is no ${kind} with the ID ${id}.`,
  save: 'Save',
  saveAndNew: 'Save and new',
  prefilled: 'Some fields are prefilled from the one you just saved.',
  copyOf: (name: string) => `${name} (copy)`,
  saving: 'Saving…',
  unsaved: 'Unsaved changes',
  restored: 'Your unsaved changes have been restored.',
  uploading: 'Waiting for the upload to finish',
  preview: 'Preview',
  languages: 'Languages',
  translated: (count: number, total: number) => `${count} of ${total}`,
  complete: 'translated',
  /** For translations of a text that was changed since. */
  stale: {
    title: 'Translations out of date',
    explanation:
      'The original of these texts was changed after they were translated. Open one to translate it again, or to confirm that it’s still correct.',
    none: 'All translations are up to date.',
    tab: 'out of date',
    note: (original: string) => `The ${original} text was changed after this was translated.`,
    dismiss: 'Still correct',
    dismissed: 'The translation is no longer marked as out of date.',
  },
  hasErrors: 'has errors',
  notSaved: 'Not saved.',
  check: 'Check these fields:',
  otherField: 'Another field',
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes on this page will be lost.',
    action: 'Leave',
  },
  outdated: {
    title: 'Not saved: someone else changed this after you opened it.',
    theirs: (fields: string) => `They changed: ${fields}.`,
    both: (fields: string) => `You also changed: ${fields}. Your version would replace theirs.`,
    merge: 'Merge (keep my changes)',
    discard: 'Discard my changes',
  },
  categories: 'Categories',
  retired: (market: string) => `${market} (retired)`,
  /** Buttons next to a date or a time. `of` continues the label for screen readers. */
  current: {
    today: { short: 'Today', of: (field: string) => ` for ${field}` },
    now: { short: 'Now', of: (field: string) => ` for ${field}` },
  },
  schedule: {
    startsAt: 'Starts at',
    endsAt: 'Ends at',
    siteTime: (timeZone: string) => `In the site's time zone, ${timeZone}. `,
    emptyStart: 'Leave empty to show it immediately.',
    emptyEnd: 'Leave empty for no end date.',
  },
  image: {
    label: 'Upload image',
    one: 'Drop one image at a time.',
    noImage: 'This file isn’t an image. Use PNG, JPEG, WebP, AVIF or GIF.',
    uploading: 'Uploading...',
    drop: 'Drop an image here.',
    replace: 'Replace',
    choose: 'Choose file',
    replaceFor: (label: string) => `Replace file for ${label}`,
    chooseFor: (label: string) => `Choose file for ${label}`,
    library: 'Choose from the library',
    libraryFor: (label: string) => `Choose from the library for ${label}`,
    remove: 'Remove',
    removeNamed: (label: string) => `Remove ${label}`,
  },
  terms: {
    title: 'Terms',
    kind: 'Offer type',
    noKind: 'Not specified',
    kinds: {
      welcome: 'Welcome bonus',
      deposit: 'Deposit bonus',
      no_deposit: 'No deposit needed',
      free_spins: 'Free spins',
      free_bet: 'Free bet',
      cashback: 'Cashback',
      other: 'Offer',
    },
    amounts: {
      min_deposit: { label: 'Minimum deposit in words', hint: 'For example, Any amount' },
      wagering: { label: 'Wagering in words', hint: 'For example, 10x for bets, 40x for slots' },
      max_bet: { label: 'Maximum bet in words', hint: 'For example, 10% of the bonus' },
    },
    more: 'More terms',
    filledIn: (count: number) =>
      counted(count, { one: '{count} field filled in', other: '{count} fields filled in' }),
    useLast: 'Use the last terms',
    filledFromLast: (fields: string) =>
      `Filled in from the last offer, check before you save: ${fields}.`,
    inWords: 'Or in words',
    ofField: (field: string) => `: ${field}`,
    readAs: (value: string) => `Read as ${value}?`,
    value: 'Value',
    valueOverruled: 'Visitors see the numbers, because this text doesn’t match them.',
    valueHint: 'For example, 100% up to $200',
    eligibility: 'Eligibility',
    eligibilityHint: 'For example, New players',
    numbers: {
      title: 'Terms as numbers',
      hint: 'Visitors see these in their own language. Use words only where a number isn’t enough.',
      groups: { value: 'Value', wagering: 'Wagering', limits: 'Limits' },
      unknown: 'Not specified',
      yes: 'Yes',
      no: 'No',
      bases: {
        bonus: 'Bonus',
        deposit_bonus: 'Deposit and bonus',
        winnings: 'Winnings',
      },
      read: 'Read the numbers from the texts',
      found: 'Found in the texts',
      quoted: (source: string) => `“${source}”`,
      instead: (value: string) => `instead of ${value}`,
      fill: (count: number) =>
        counted(count, { one: 'Fill in {count} number', other: 'Fill in {count} numbers' }),
      filled: (count: number) =>
        counted(count, { one: '{count} number filled in.', other: '{count} numbers filled in.' }),
      nothing: 'No new numbers found in the texts.',
    },
    text: 'Terms',
    url: 'Link to the terms',
    verifiedOn: 'Terms verified on',
    verifiedHint: 'The day someone last checked them on the partner’s site.',
  },
  risky: {
    words: (words: string) => `Risky: ${words}.`,
    advice: {
      noRisk: {
        reason: 'Anyone who stakes money can lose it.',
        suggestion:
          'Say what is returned and how, for example “If your first bet loses, get your stake back as a bonus”.',
      },
      sureWin: {
        reason: 'No one can promise a win.',
        suggestion:
          'Mention what is certain, such as the size of the bonus, and say nothing about how a bet or game will end.',
      },
      freeMoney: {
        reason: 'It isn’t free if the visitor has to deposit or stake money.',
        suggestion:
          'State the condition next to it, for example “$20 bonus with a $20 deposit, 35x wagering”.',
      },
      income: {
        reason: 'Gambling is not a way to make money.',
        suggestion:
          'Describe it as entertainment that costs money. Don’t mention income, debts or work.',
      },
      chasing: {
        reason: 'It urges people who have lost to keep playing.',
        suggestion: 'Say when the offer ends, and leave the decision to the visitor.',
      },
    },
  },
};
