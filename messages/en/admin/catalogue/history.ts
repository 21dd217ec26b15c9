import type { ChangeAction, ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import type { RuleEffect, RuleSubject } from '#contract/site/rule-subject.ts';
import { countedIn } from '../../../counted.ts';
import { rules } from '../site/market.ts';
import { texts as vocabulary } from './vocabulary.ts';

const counted = countedIn('en');

/** `chip` filters by the kind, `all` labels the link to all changes of the kind, and `kind` appears next to a name. */
const kinds: Record<ChangedKind, { chip: string; all: string; kind: string }> = {
  product: { chip: 'Products', all: 'Show all products', kind: 'Product' },
  banner: { chip: 'Banners', all: 'Show all banners', kind: 'Banner' },
  'exclusive-bonus': {
    chip: 'Exclusive',
    all: 'Show all exclusive bonuses',
    kind: 'Exclusive bonus',
  },
  'promo-code': { chip: 'Promo codes', all: 'Show all promo codes', kind: 'Promo code' },
  regulator: { chip: 'Regulators', all: 'Show all regulators', kind: 'Regulator' },
  'payment-method': {
    chip: 'Payment methods',
    all: 'Show all payment methods',
    kind: 'Payment method',
  },
  provider: { chip: 'Providers', all: 'Show all providers', kind: 'Provider' },
  'content-page': { chip: 'Pages', all: 'Show all pages', kind: 'Page' },
  redirect: { chip: 'Redirects', all: 'Show all redirects', kind: 'Redirect' },
  image: { chip: 'Images', all: 'Show all images', kind: 'Image' },
  market: { chip: 'Markets', all: 'Show all markets', kind: 'Market' },
  scoring: { chip: 'Scoring', all: 'Show all scoring changes', kind: 'Scoring' },
  settings: { chip: 'Settings', all: 'Show all settings', kind: 'Settings' },
  'top-list-entry': {
    chip: 'Top list entries',
    all: 'Show all top list entries',
    kind: 'Top list entry',
  },
  'product-list': {
    chip: 'Product order',
    all: 'Show all changes to product order',
    kind: 'Order',
  },
  'exclusive-bonus-list': {
    chip: 'Exclusive order',
    all: 'Show all changes to the order of exclusive bonuses',
    kind: 'Order',
  },
  'top-list': { chip: 'Top list order', all: 'Show all changes to top list order', kind: 'Order' },
  'page-layout': { chip: 'Page blocks', all: 'Show all page blocks', kind: 'Page blocks' },
  catalogue: { chip: 'Imports', all: 'Show imports', kind: 'Catalogue' },
};

const actions: Record<ChangeAction, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  reorder: 'reordered',
  import: 'imported',
};

const wholeStates: Record<ChangeAction, string> = {
  create: 'As created',
  update: 'After this change',
  delete: 'Before deletion',
  restore: 'As restored',
  reorder: 'After this change',
  import: 'After this import',
};

export const texts = {
  title: 'History',
  kinds,
  titles: {
    scoring: 'Scoring criteria',
    settings: 'Site settings',
    productList: (category: string) => `Products in ${category}`,
    exclusiveList: (category: string) => `Exclusive bonuses in ${category}`,
    allExclusive: 'All exclusive bonuses',
    topList: (category: string) => `Top list for ${category}`,
    pageLayout: (page: string) => `Blocks on /${page}`,
    catalogue: 'The whole catalogue',
  },
  actions,
  wholeStates,
  kind: 'Kind',
  allKinds: 'All kinds',
  person: 'Person',
  everybody: 'Everybody',
  from: 'From',
  to: 'To',
  words: 'Words in the name',
  reset: 'Reset',
  searched: (count: string) =>
    `Searching the latest ${count} changes that match the other filters.`,
  onlyOf: (title: string) => `Only ${title}`,
  empty: 'No changes yet.',
  list: 'Changes, newest first',
  approvedBy: (name: string) => `, approved by ${name}`,
  inRelease: 'Release',
  asItIsNow: 'current version',
  allChanges: (count: number) =>
    counted(count, { one: 'All {count} change', other: 'All {count} changes' }),
  notStored:
    'This version is no longer stored. We only know what changed, when, and who changed it.',
  beforeNotStored: 'The previous version is not stored. This is the version after the change:',
  order: 'Order',
  more: (count: number) => `${count} more`,
  andMore: (count: number) => `and ${count} more`,
  orderUnchanged: 'The order didn’t change.',
  isHidden: (name: string) => `${name} is hidden`,
  isShown: (name: string) => `${name} is shown`,
  moved: (name: string, from: number, to: number) => `${name} moved from position ${from} to ${to}`,
  before: 'Before: ',
  after: 'After: ',
  added: 'Added',
  removed: 'Removed',
  otherOrder: 'In a different order',
  value: {
    yes: 'Yes',
    no: 'No',
    active: 'Active',
    hidden: 'Hidden',
    nothing: 'nothing',
    none: 'none',
    rule: (subject: RuleSubject, effect: RuleEffect, from: string | null) =>
      `${rules.subjects[subject]}: ${rules.effects[effect]}${from === null ? '' : ` from ${from}`}`,
    checked: (name: string, reach: string, day: string) => `${name} (${reach}, checked ${day})`,
    /** A value from a fixed list, such as a rarity. */
    word: (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' '),
    paymentKinds: vocabulary.paymentMethod.kinds,
  },
  inLanguage: (language: string, field: string) => `${language}: ${field}`,
  restore: {
    restore: 'Restore',
    bringBack: 'Restore',
    restoreTo: (title: string, time: string) => `Restore ${title} as of ${time}`,
    bringBackTo: (title: string, time: string) => `Restore ${title} as of ${time}`,
    askToRestore: (title: string) => `Restore ${title}?`,
    askToBringBack: (title: string) => `Restore ${title}?`,
    consequence: (time: string) =>
      `This restores the version saved on ${time}. Later changes stay in the history.`,
    comesBack:
      'It will be restored as it was when it was deleted, at the same address, and will appear on the site immediately.',
    done: (title: string) => `Restored ${title}.`,
    inPart: (title: string, failed: string) => `Only part of ${title} was restored. ${failed}`,
  },
};
