import type { MarketUses } from '#contract/site/market.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const uses: Record<keyof MarketUses, (count: number) => string> = {
  banners: (count) => counted(count, { one: '{count} banner', other: '{count} banners' }),
  bonuses: (count) => counted(count, { one: '{count} bonus', other: '{count} bonuses' }),
  promo_codes: (count) =>
    counted(count, { one: '{count} promo code', other: '{count} promo codes' }),
  top_list_entries: (count) =>
    counted(count, { one: '{count} top list entry', other: '{count} top list entries' }),
};

export const texts = {
  title: 'Markets',
  kind: 'market',
  new: 'New market',
  add: 'Add market',
  explanation:
    'A market is a country, or a part of one, with its age, its texts and its helplines. Visitors choose among the active ones at the foot of each page. The first one is the default: it has the lowest sort order, and cannot be retired.',
  added: (name: string) => `${name} was added.`,
  broughtBack: (name: string) => `${name} was brought back.`,
  retired: (name: string) => `${name} was retired.`,
  chips: { default: 'Default', retired: 'Retired', promotionOff: 'Promotion off' },
  facts: (age: number, currency: string, uses: string) => `${age}+, ${currency}. ${uses}.`,
  unused: 'Without offers',
  uses,
  retire: 'Retire',
  bringBack: 'Bring back',
  retireNamed: (name: string) => `Retire ${name}`,
  bringBackNamed: (name: string) => `Bring back ${name}`,
  deletion: 'This market has no offers. Its code may be used again.',
  askToRetire: (name: string) => `Retire ${name}?`,
  retirement: {
    used: (uses: string) =>
      `It has ${uses}. Visitors no longer see them, and you can still edit them.`,
    unused: 'It has no offers.',
    visitors: 'Visitors who chose this market see the default one. You can bring it back.',
  },
  fields: {
    code: 'Code (required)',
    codeHint: 'Two to eight capital letters and digits, like GB. It never changes.',
    minimumAge: 'Minimum age',
    currency: 'Currency (required)',
    currencyHint: 'Its code in ISO 4217, like GBP.',
    defaultLanguage: 'Default language',
    defaultLanguageHint: 'For a first visit to the first page, until the visitor chooses one.',
    sortOrder: 'Sort order',
    sortOrderHint: 'Lowest first; the first active market is the default.',
    sameOrderBefore: (name: string) =>
      `${name} has the same number and was added earlier, so it still comes first. Give ${name} a higher number to put this market before it.`,
    sameOrderAfter: (name: string) =>
      `${name} has the same number and was added later, so it comes after this market.`,
    requiredName: 'Name (required)',
    name: 'Name',
    nameInSentence: 'Name in a sentence',
    nameInSentenceHint:
      'With its preposition, “in the United States”, as in “21+ in the United States”.',
    disclosure: 'Disclosure',
    disclosureHint: 'Stands before the first offer. Empty: the text of the site.',
    promotionAllowed: 'Promotion allowed',
    promotionHint:
      'Without it visitors of this market get information only: no links to partners, no codes and no banners, on pages, in search and over the API.',
  },
  helplines: {
    title: 'Helplines',
    helpline: (number: number) => `Helpline ${number}`,
    name: 'Name (required)',
    verifiedOn: 'Last checked (required)',
    verifiedHint: 'The day on which somebody called it.',
    phone: 'Telephone',
    url: 'Web address',
    about: (language: string) => `About it in ${language}`,
    remove: (number: number) => `Remove helpline ${number}`,
    add: 'Add helpline',
  },
};
