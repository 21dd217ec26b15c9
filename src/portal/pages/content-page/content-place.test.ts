import { expect, test } from 'vitest';
import { contentPlaceAt, listPagePath } from './content-place.ts';

test.each([
  ['/guides', { list: 'guide', page: 1 }],
  ['/guides/2', { list: 'guide', page: 2 }],
  ['/reviews/10', { list: 'review', page: 10 }],
  ['/guides/how-odds-work', { kind: 'guide', slug: 'how-odds-work' }],
  ['/reviews/2-wheels', { kind: 'review', slug: '2-wheels' }],
  ['/preview/pages/7', { preview: 7 }],
  ['/terms', { kind: 'page', slug: 'terms' }],
  ['/guidesmanship', { kind: 'page', slug: 'guidesmanship' }],
])('%s is a list or a content page', (path, place) => {
  expect(contentPlaceAt(path)).toEqual(place);
});

test.each([
  '/',
  '/guides/',
  '/guides/1',
  '/guides/0',
  '/guides/02',
  '/guides/12345678',
  '/guides/one/two',
  '/two/parts',
  '/preview/pages/x',
  '/preview/guides/7',
  '/2024',
  '/Terms',
  '/ümlaut',
  '/go/product/1',
  `/${'a'.repeat(101)}`,
])('no content page can be at %s', (path) => {
  expect(contentPlaceAt(path)).toBeUndefined();
});

test('the first page of a list has no number', () => {
  expect([1, 2].map((page) => listPagePath('review', page))).toEqual(['/reviews', '/reviews/2']);
});
