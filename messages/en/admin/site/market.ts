import type { MarketUses } from '#contract/site/market.ts';
import type { RuleEffect, RuleSubject } from '#contract/site/rule-subject.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const rules = {
  subjects: {
    links: 'Partner links',
    bonuses: 'Bonuses',
    promo_codes: 'Promo codes',
    banners: 'Banners',
    top_lists: 'Top lists',
    votes: 'Votes on codes',
  } satisfies Record<RuleSubject, string>,
  effects: { show: 'Show', text: 'Text only', hide: 'Hide' } satisfies Record<RuleEffect, string>,
  title: 'Rules',
  hint: 'Without a rule, everything is shown. “Text only” shows an offer’s name without its link or code. Rules without a date apply immediately.',
  add: 'Add rule',
  remove: (rule: string) => `Remove rule: ${rule}`,
  hideEverything: 'Hide everything',
  subject: 'Applies to',
  effect: 'What visitors see',
  note: 'Note for editors',
  source: 'Source',
  checkedOn: 'Checked on',
  from: 'From',
  useExample: 'Use example rules',
  exampleHint: 'This example isn’t legal advice. Have a lawyer check it first.',
};

const uses: Record<keyof MarketUses, (count: number) => string> = {
  banners: (count) => counted(count, { one: '{count} banner', other: '{count} banners' }),
  bonuses: (count) => counted(count, { one: '{count} bonus', other: '{count} bonuses' }),
  promo_codes: (count) =>
    counted(count, { one: '{count} promo code', other: '{count} promo codes' }),
  top_list_entries: (count) =>
    counted(count, { one: '{count} top list entry', other: '{count} top list entries' }),
  products: (count) =>
    counted(count, { one: '{count} partner’s details', other: '{count} partners’ details' }),
};

export const texts = {
  title: 'Markets',
  kind: 'market',
  new: 'New market',
  add: 'Add market',
  explanation:
    'A market is a country, or part of one, with its own age limit, wording and helplines. Visitors choose from the active markets at the bottom of every page, in this order. The default market can’t be retired.',
  added: (name: string) => `${name} was added.`,
  broughtBack: (name: string) => `${name} was reactivated.`,
  retired: (name: string) => `${name} was retired.`,
  chips: {
    default: 'Default',
    retired: 'Retired',
    regionOf: (country: string) => `Region of ${country}`,
    promotionOff: 'Promotion off',
    hidden: (subjects: string) => `Hidden: ${subjects}`,
    textOnly: (subjects: string) => `Text only: ${subjects}`,
  },
  facts: (age: number, currency: string, uses: string) => `${age}+, ${currency}. ${uses}.`,
  unused: 'No offers',
  uses,
  rules,
  makeDefault: 'Make default',
  makeDefaultNamed: (name: string) => `Make ${name} the default`,
  isDefault: (name: string) => `${name} is the default market.`,
  retire: 'Retire',
  bringBack: 'Reactivate',
  retireNamed: (name: string) => `Retire ${name}`,
  bringBackNamed: (name: string) => `Reactivate ${name}`,
  only: {
    label: 'Make this the only market',
    hint: (others: string) =>
      `Retires ${others}, which have no offers yet. You can reactivate them at any time.`,
  },
  examples: {
    title: 'Start from an example',
    hint: 'Fills in this market’s rules as published when we last checked. Examples aren’t legal advice: have a lawyer check them.',
    needs: (country: string) => `add ${country} first`,
    regulator: (regulator: string) =>
      `Partners need a licence from this regulator there: ${regulator}. Add it under Facts, then choose it below.`,
  },
  inherited: {
    value: (value: string) => `Inherited: ${value}`,
    rules: (country: string, rules: string) => `Inherited from ${country}: ${rules}.`,
    disclosure: 'Shown before the first offer. Leave empty to use the country’s text.',
  },
  requirements: {
    title: 'Requirements for partners and offers',
    hint: 'Partners and offers that don’t meet these aren’t shown in this market.',
    licences: 'A valid licence from one of',
    maxWagering: 'Maximum wagering (×)',
    maxWageringHint: 'For example, 10. Offers with no wagering number are hidden too.',
    terms: 'Terms that must be filled in',
    contribution: 'Game contributions',
  },
  returns: {
    title: 'Return to player (RTP)',
    hint: 'Used to calculate the average cost of wagering that visitors see. 0.96 means that 96% of all bets are paid back. Leave empty to use the defaults.',
    games: { slots: 'Slots', table: 'Table games', live: 'Live games' },
    usual: (value: string) => `Default: ${value}`,
  },
  counting: {
    label: 'Counting visits',
    hint: 'Storing anything on a visitor’s device for statistics needs their consent in the EU and the UK. Choose “With storage” only where the law doesn’t require it. Visitors can always opt out on the privacy page.',
    usual: (value: string) => `${value} (default)`,
    options: {
      full: 'With storage: a visit’s campaign is remembered in the tab',
      without_storage: 'Without storage',
      off: 'Off',
    },
  },
  deletion: 'This market has no offers. Its code can be used again.',
  askToRetire: (name: string) => `Retire ${name}?`,
  retirement: {
    used: (uses: string) =>
      `It has ${uses}. Visitors will no longer see them, but you can still edit them.`,
    unused: 'It has no offers.',
    visitors:
      'Visitors who chose this market will see the default one. You can reactivate it at any time.',
  },
  fields: {
    code: 'Code (required)',
    codeHint:
      'ISO 3166 code of a country, like GB, or of a region, like CA-ON. It can’t be changed later.',
    minimumAge: 'Minimum age',
    country: 'Country',
    countryHint:
      'For a region, such as a state. Whatever you leave empty is inherited from the country.',
    isCountry: 'None, this is a country',
    currency: 'Currency (required)',
    currencyOfRegion: 'Currency',
    currencyHint: 'ISO 4217 code, like GBP.',
    defaultLanguage: 'Default language',
    defaultLanguageHint:
      'For a visitor’s first visit to the home page, until they choose a language.',
    requiredName: 'Name (required)',
    name: 'Name',
    nameInSentence: 'Name in a sentence',
    nameInSentenceHint:
      'With its preposition: “in the United States”, as in “21+ in the United States”.',
    disclosure: 'Disclosure',
    disclosureHint: 'Shown before the first offer. Leave empty to use the site’s text.',
    promotionLoss: (uses: string) => `Saving this will hide ${uses} from visitors in this market.`,
  },
  helplines: {
    title: 'Helplines',
    helpline: (number: number) => `Helpline ${number}`,
    name: 'Name (required)',
    verifiedOn: 'Last checked (required)',
    verifiedHint: 'The day someone last called it.',
    phone: 'Phone',
    url: 'Web address',
    about: (language: string) => `Description in ${language}`,
    remove: (number: number) => `Remove helpline ${number}`,
    add: 'Add helpline',
  },
  tools: {
    title: 'Self-exclusion tools',
    hint: 'Shown next to the helplines, on the support page and on the break page.',
    tool: (number: number) => `Tool ${number}`,
    kind: 'Kind',
    kinds: {
      self_exclusion: 'Self-exclusion scheme',
      blocking_software: 'Blocking software',
      bank_block: 'Bank block',
    },
    name: 'Name (required)',
    url: 'Web address (required)',
    verifiedOn: 'Last checked (required)',
    verifiedHint: 'The day someone last opened the link.',
    about: (language: string) => `Description in ${language}`,
    remove: (number: number) => `Remove tool ${number}`,
    add: 'Add tool',
  },
};
