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

test('a field has its own path, and a list has one path for all its items', () => {
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

test('a field that exists in only one of the states has changed', () => {
  expect(changedPaths({}, { code: 'A' })).toEqual(['code']);
  expect(changedPaths({ code: 'A' }, {})).toEqual(['code']);
});

test('an empty value equals a missing one, and an added object is listed by its fields', () => {
  expect(changedPaths({ images: [], tr: { name: null } }, { tr: undefined })).toEqual([]);
  expect(changedPaths(null, { en: { name: 'Lucky Harbor' }, tr: null })).toEqual(['en.name']);
});

test('rich text has a single path, no matter how much of it has changed', () => {
  const text = (word: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }],
  });
  const body = (word: string) => ({ i18n: { en: { body: text(word) } } });
  expect(changedPaths(body('one'), body('two'))).toEqual(['i18n.en.body']);
  expect(changedPaths(body('one'), body('one'))).toEqual([]);
});
