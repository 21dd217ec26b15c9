import type { BulkKind } from '#contract/catalogue/bulk-input.ts';
import { countedIn } from '../../counted.ts';

const counted = countedIn('en');

const items: Record<BulkKind, (count: number) => string> = {
  product: (count) => counted(count, { one: '{count} product', other: '{count} products' }),
  banner: (count) => counted(count, { one: '{count} banner', other: '{count} banners' }),
  'exclusive-bonus': (count) => counted(count, { one: '{count} bonus', other: '{count} bonuses' }),
  'promo-code': (count) => counted(count, { one: '{count} code', other: '{count} codes' }),
  'top-list-entry': (count) => counted(count, { one: '{count} entry', other: '{count} entries' }),
};

export const texts = {
  items,
  open: 'Edit…',
  extend: 'Extend…',
  all: (total: number) => `Select all ${total} that match`,
  allChosen: (total: number) => `All ${total} that match are selected`,
  title: (items: string) => `Edit ${items}`,
  what: 'What to change',
  hint: 'Type a part of its name.',
  found: (count: number) => counted(count, { one: '{count} match', other: '{count} matches' }),
  none: 'Nothing has this name.',
  other: 'Change something else',
  choices: {
    extend: (field: string) => `${field}: extend by days`,
    check: 'Mark as checked today',
    add: { categories: 'Add a category', markets: 'Add a market' },
    remove: { categories: 'Remove a category', markets: 'Remove a market' },
  },
  choose: 'Choose…',
  category: 'Category',
  empty: 'Empty this field',
  days: 'Days',
  daysHint: 'A negative number moves the date back. The time of day stays the same.',
  preset: (days: number) => counted(days, { one: '{count} day', other: '{count} days' }),
  looking: 'Comparing…',
  difference: 'Difference',
  item: 'Item',
  change: 'Change',
  changes: (items: string) => `This changes ${items}.`,
  unchanged: 'Nothing would change.',
  moreRows: (items: string) => `And ${items} more.`,
  moreChanges: (count: number) =>
    counted(count, { one: 'And {count} more change', other: 'And {count} more changes' }),
  row: (position: number) => `Item ${position}`,
  refused: (item: string, field: string, message: string) => `${item}, ${field}: ${message}.`,
  refusedRow: (item: string, message: string) => `${item}: ${message}.`,
  apply: (items: string) => `Apply to ${items}`,
  applyToNone: 'Apply',
  done: (items: string) => `${items} changed.`,
};
