import { expect, test } from 'vitest';
import { wrongFields } from './error-summary.tsx';

test('every error is listed with the path of its field, including nested fields and lists', () => {
  expect(
    wrongFields({
      i18n: { en: { name: { type: 'server', message: 'Is required' } } },
      images: [undefined, { image_url: { type: 'server', message: 'Choose an image' } }],
      rating: { type: 'server', message: 'Must be at most 5', ref: {} },
      root: { type: 'server', message: 'Not saved' },
    } as object),
  ).toEqual([
    { path: 'i18n.en.name', message: 'Is required' },
    { path: 'images.1.image_url', message: 'Choose an image' },
    { path: 'rating', message: 'Must be at most 5' },
  ]);
});
