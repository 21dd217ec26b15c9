import type { ChangeAction, ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

/** `chip` filters by the kind, `all` shows all of the kind, and `kind` stands beside a name. */
const kinds: Record<ChangedKind, { chip: string; all: string; kind: string }> = {
  product: { chip: 'Products', all: 'Show all products', kind: 'Product' },
  banner: { chip: 'Banners', all: 'Show all banners', kind: 'Banner' },
  'exclusive-bonus': { chip: 'Exclusive', all: 'Show all exclusive', kind: 'Exclusive bonus' },
  'promo-code': { chip: 'Promo codes', all: 'Show all promo codes', kind: 'Promo code' },
  'content-page': { chip: 'Pages', all: 'Show all pages', kind: 'Page' },
  redirect: { chip: 'Redirects', all: 'Show all redirects', kind: 'Redirect' },
  image: { chip: 'Images', all: 'Show all images', kind: 'Image' },
  market: { chip: 'Markets', all: 'Show all markets', kind: 'Market' },
  settings: { chip: 'Settings', all: 'Show all settings', kind: 'Settings' },
  'top-list-entry': {
    chip: 'Top list entries',
    all: 'Show all top list entries',
    kind: 'Top list entry',
  },
  'product-list': { chip: 'Product orders', all: 'Show all product orders', kind: 'Order' },
  'exclusive-bonus-list': {
    chip: 'Exclusive orders',
    all: 'Show all exclusive orders',
    kind: 'Order',
  },
  'top-list': { chip: 'Top list orders', all: 'Show all top list orders', kind: 'Order' },
  'page-layout': { chip: 'Page blocks', all: 'Show all page blocks', kind: 'Page blocks' },
  catalogue: { chip: 'Whole catalogue', all: 'Show all whole catalogue', kind: 'Catalogue' },
};

const actions: Record<ChangeAction, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  reorder: 'put in order',
  import: 'written at once',
};

const wholeStates: Record<ChangeAction, string> = {
  create: 'As it was created',
  update: 'As it was left',
  delete: 'As it was deleted',
  restore: 'As it came back',
  reorder: 'As it was left',
  import: 'As it was left',
};

export const texts = {
  title: 'History',
  kinds,
  titles: {
    settings: 'The settings of the site',
    productList: (category: string) => `Products in ${category}`,
    exclusiveList: (category: string) => `Exclusive bonuses in ${category}`,
    allExclusive: 'All exclusive bonuses',
    topList: (category: string) => `Top list of ${category}`,
    pageLayout: (page: string) => `Blocks of /${page}`,
    catalogue: 'The whole catalogue',
  },
  actions,
  wholeStates,
  kind: 'Kind',
  onlyOf: (title: string) => `Only of ${title}`,
  empty: 'Nothing was changed yet.',
  list: 'Changes, newest first',
  asItIsNow: 'as it is now',
  allChanges: (count: number) =>
    counted(count, { one: 'All {count} changes', other: 'All {count} changes' }),
  notStored:
    'How it was then is no longer stored. Only what was changed, when and by whom is known.',
  beforeNotStored: 'How it was before is not stored. This is how it was left:',
  order: 'Order',
  more: (count: number) => `${count} more`,
  andMore: (count: number) => `and ${count} more`,
  orderStayed: 'The order stayed as it was.',
  isHidden: (name: string) => `${name} is hidden`,
  isShown: (name: string) => `${name} is shown`,
  moved: (name: string, from: number, to: number) => `${name} moved from position ${from} to ${to}`,
  before: 'Before: ',
  after: 'After: ',
  added: 'Added',
  removed: 'Removed',
  otherOrder: 'In another order',
  value: {
    yes: 'Yes',
    no: 'No',
    active: 'Active',
    hidden: 'Hidden',
    nothing: 'nothing',
    none: 'none',
    checked: (name: string, reach: string, day: string) => `${name} (${reach}, checked ${day})`,
    /** A word of a closed list, such as a rarity. */
    word: (word: string) => word.charAt(0).toUpperCase() + word.slice(1),
  },
  inLanguage: (language: string, field: string) => `${language}: ${field}`,
  restore: {
    restore: 'Restore',
    bringBack: 'Bring back',
    restoreTo: (title: string, time: string) => `Restore ${title} as of ${time}`,
    bringBackTo: (title: string, time: string) => `Bring back ${title} as of ${time}`,
    askToRestore: (title: string) => `Restore ${title}?`,
    askToBringBack: (title: string) => `Bring ${title} back?`,
    consequence: (time: string) =>
      `It becomes what it was after this change, of ${time}. What was changed since stays in the history.`,
    comesBack:
      'It comes back as it was when it was deleted, to the same address, and is on the site at once.',
    done: (title: string) => `${title} was restored.`,
    inPart: (title: string, failed: string) =>
      `${title} was restored, but not all of it. ${failed}`,
  },
};
