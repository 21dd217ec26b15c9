import { expect, test } from 'vitest';
import { imageVariants } from './upload.ts';

const folder = `/uploads/${'0123456789abcdef'.repeat(2)}`;

test('the address of an uploaded picture tells its size and its narrower copies', () => {
  expect(imageVariants(`${folder}/800x600.webp`)).toEqual({
    width: 800,
    height: 600,
    srcset: `${folder}/160.webp 160w, ${folder}/320.webp 320w, ${folder}/640.webp 640w, ${folder}/800x600.webp 800w`,
  });
});

test('a picture no wider than the narrowest copy is its only one', () => {
  expect(imageVariants(`${folder}/160x90.webp`)?.srcset).toBe(`${folder}/160x90.webp 160w`);
});

test.each([
  'https://example.com/picture.webp',
  `https://example.com${folder}/800x600.webp`,
  `${folder}/640.webp`,
  `${folder}/0x600.webp`,
  `${folder}/800x600.webp?again`,
  '/uploads/picture.webp',
  '',
])('nothing is known of a picture from elsewhere: %s', (url) => {
  expect(imageVariants(url)).toBeUndefined();
});
