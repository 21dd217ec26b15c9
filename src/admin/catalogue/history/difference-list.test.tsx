import { expect, test } from 'vitest';
import type { Change } from '#contract/catalogue/history/change.ts';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { changeWith } from '../../testing/change.ts';
import { renderedText } from '../../testing/rendered-text.ts';
import { DifferenceList } from './difference-list.tsx';
import { fieldDifferences } from './field/field-difference.ts';

const names = {
  entities: new Map([[5, 'Maple Rook']]),
  categories: new Map([
    [1, 'Casino'],
    [2, 'Bets'],
  ]),
};

const read = (entity: Change['entity'], path: string, before: unknown, after: unknown) => {
  const state = (value: unknown) =>
    path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const change = changeWith({
    entity,
    changed: [path],
    before: before === undefined ? null : (state(before) as Change['before']),
    after: after === undefined ? null : (state(after) as Change['after']),
  });
  return renderedText(
    <DifferenceList
      differences={fieldDifferences(change, texts.field, texts.history)}
      names={names}
    />,
  );
};

test.each([
  ['product', 'rating', 4, 4.5, 'RatingBefore: 4.0After: 4.5'],
  ['product', 'i18n.tr.name', 'Kehribar', null, 'Turkish: NameBefore: KehribarAfter: nothing'],
  ['product', 'categories', [1], [2], 'CategoriesAddedBetsRemovedCasino'],
  ['banner', 'sort_order', 1, 7, 'Sort orderBefore: 1After: 7'],
  ['banner', 'is_active', 1, 0, 'ActiveBefore: ActiveAfter: Hidden'],
  ['exclusive-bonus', 'is_active', 0, 1, 'ActiveBefore: HiddenAfter: Active'],
  ['promo-code', 'rarity', 'rare', 'epic', 'RarityBefore: RareAfter: Epic'],
  ['promo-code', 'is_active', true, false, 'Visible in listingsBefore: YesAfter: No'],
  ['promo-code', 'product_id', 5, null, 'ProductBefore: Maple RookAfter: nothing'],
  ['promo-code', 'product_id', null, 6, 'ProductBefore: nothingAfter: #6'],
  [
    'promo-code',
    'expires_at',
    null,
    '2026-12-31 23:59:00',
    'Expires atBefore: nothingAfter: Dec 31, 2026, 11:59 PM',
  ],
] as const)('%s: %s from %j to %j', (entity, path, before, after, text) => {
  expect(read(entity, path, before, after).replaceAll('\u202f', ' ')).toBe(text);
});

test('a created or deleted entity shows only its values', () => {
  expect(read('product', 'rating', undefined, 4)).toBe('Rating4.0');
  expect(read('product', 'categories', [1, 2], undefined)).toBe('CategoriesCasinoBets');
});

test('images that only changed position are shown as reordered', () => {
  const [one, other] = [{ image_url: '/uploads/one' }, { image_url: '/uploads/other' }];
  expect(read('product', 'images', [one, other], [other, one])).toBe('ImagesIn a different order');
  expect(read('product', 'images', [one], [one, other])).toBe('ImagesAdded/uploads/other');
});

test('long text is cut to the part that differs', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const text = read('product', 'i18n.en.description', words, words.replace('word30', 'payouts'));
  expect(text).toContain('After: … word24');
  expect(text).toContain('word29 payouts word31');
});
