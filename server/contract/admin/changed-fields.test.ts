import { expect, test } from 'vitest';
import { changedPaths } from './changed-fields.ts';

const before = {
  rating: 4,
  ref_link: null,
  i18n: { en: { name: 'Lucky Harbor', description: null }, tr: { name: null } },
  categories: [1, 2],
  images: [{ image_url: '/uploads/a' }],
};

test('equal states have no changed paths', () => {
  expect(changedPaths(before, structuredClone(before))).toEqual([]);
});

test('a field has its path, a list one path for all its items', () => {
  const after = {
    ...before,
    rating: 4.5,
    i18n: { en: { name: 'Lucky Harbour', description: null }, tr: { name: 'Şans' } },
    categories: [2, 1],
    images: [],
  };
  expect(changedPaths(before, after)).toEqual([
    'rating',
    'i18n.en.name',
    'i18n.tr.name',
    'categories',
    'images',
  ]);
});

test('a field of only one state has changed', () => {
  expect(changedPaths({}, { code: 'A' })).toEqual(['code']);
  expect(changedPaths({ code: 'A' }, {})).toEqual(['code']);
});

test('an empty value equals a missing one, and an added object is listed by its fields', () => {
  expect(changedPaths({ images: [], tr: { name: null } }, { tr: undefined })).toEqual([]);
  expect(changedPaths(null, { en: { name: 'Lucky Harbor' }, tr: null })).toEqual(['en.name']);
});
