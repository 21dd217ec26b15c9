import { expect, test } from 'vitest';
import { bannerDraft } from '#contract/catalogue/banner.ts';
import type { BulkKind } from '#contract/catalogue/bulk-input.ts';
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { productDraft } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { topListEntryDraft } from '#contract/catalogue/top-list-entry.ts';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { type EditChoice, editChoices, editOf } from './edit-choice.ts';

const drafts: Record<BulkKind, object> = {
  product: productDraft.parse({ i18n: { en: { name: 'Lucky Harbor' } } }),
  banner: bannerDraft.parse({ image_url: '/uploads/a.webp' }),
  'exclusive-bonus': exclusiveBonusDraft.parse({ image_url: '/uploads/a.webp' }),
  'promo-code': promoCodeDraft.parse({ code: 'SPRING' }),
  'top-list-entry': topListEntryDraft.parse({ product_id: 1, category_id: 1 }),
};
const kinds = Object.keys(drafts) as BulkKind[];

const has = (draft: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      draft,
    ) !== undefined;

test.each(kinds)('every field offered for a %s is one of its draft', (kind) => {
  const paths = editChoices(kind, texts).flatMap((choice) => {
    if (choice.kind === 'check') return [];
    return [choice.kind === 'set' ? choice.field.path : choice.field];
  });
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !has(drafts[kind], path))).toEqual([]);
});

test.each<[BulkKind, string[]]>([
  [
    'product',
    [
      'Mark as checked today',
      'Add a category',
      'Add a market',
      'Remove a category',
      'Remove a market',
      'English: Name',
    ],
  ],
  ['banner', ['Ends at: extend by days', 'Starts at: extend by days', 'Add a category']],
  [
    'exclusive-bonus',
    ['Ends at: extend by days', 'Starts at: extend by days', 'Mark as checked today'],
  ],
  ['promo-code', ['Expires at: extend by days', 'Mark as checked today', 'Code', 'Market']],
  [
    'top-list-entry',
    [
      'Ends at: extend by days',
      'Starts at: extend by days',
      'Paid placement',
      'Starts at',
      'Ends at',
    ],
  ],
])('the actions for a %s come before its fields', (kind, labels) => {
  const offered = editChoices(kind, texts).map(({ label }) => label);
  expect(offered.slice(0, labels.length)).toEqual(labels);
});

const choiceOf = (label: string) =>
  editChoices('product', texts).find((choice) => choice.label === label) as EditChoice;
const nothing = { value: null, days: null, empty: false };

test('an edit is complete once a value is entered, or the field is to be emptied', () => {
  const rating = choiceOf('Rating');
  expect(editOf(rating, nothing)).toBeUndefined();
  expect(editOf(rating, { ...nothing, value: 0 })).toEqual({
    kind: 'set',
    field: 'rating',
    value: 0,
  });
  expect(editOf(rating, { ...nothing, value: 4, empty: true })).toMatchObject({ value: null });
  expect(editOf(choiceOf('Categories'), { ...nothing, empty: true })).toMatchObject({ value: [] });
  expect(editOf(choiceOf('Add a category'), { ...nothing, value: '2' })).toEqual({
    kind: 'add',
    field: 'categories',
    value: 2,
  });
  expect(editOf(choiceOf('Add a market'), nothing)).toBeUndefined();
});
