import { expect, test } from 'vitest';
import { changedPaths } from './changed-paths.ts';

const before = {
  rating: 4,
  ref_link: null,
  i18n: { en: { name: 'Lucky Harbor', description: null }, tr: { name: null } },
  categories: [1, 2],
  images: [{ image_url: '/uploads/a' }],
};

test('what is the same has not changed', () => {
  expect(changedPaths(before, structuredClone(before))).toEqual([]);
});

test('a field is named by its path, a list as a whole', () => {
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

test('what is only on one side has changed', () => {
  expect(changedPaths({}, { code: 'A' })).toEqual(['code']);
  expect(changedPaths({ code: 'A' }, {})).toEqual(['code']);
});

test('what is empty and what is not there are one, and a branch is told by its leaves', () => {
  expect(changedPaths({ images: [], tr: { name: null } }, { tr: undefined })).toEqual([]);
  expect(changedPaths(null, { en: { name: 'Lucky Harbor' }, tr: null })).toEqual(['en.name']);
});
