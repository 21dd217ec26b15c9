import { expect, test } from 'vitest';
import { imageUrl, imageVariants } from './uploaded-image.ts';

const folder = `/uploads/${'0123456789abcdef'.repeat(2)}`;

test('an uploaded image’s path contains its size and yields its narrower copies', () => {
  expect(imageVariants(`${folder}/800x600.webp`)).toEqual({
    width: 800,
    height: 600,
    srcset: `${folder}/160.webp 160w, ${folder}/320.webp 320w, ${folder}/640.webp 640w, ${folder}/800x600.webp 800w`,
  });
});

test('the CDN is used for uploaded images and their copies, but not for external images', () => {
  const cdn = 'https://cdn.example/images';
  const name = folder.slice('/uploads/'.length);
  expect(imageUrl(`${folder}/800x600.webp`, cdn)).toBe(`${cdn}/${name}/800x600.webp`);
  expect(imageVariants(`${folder}/200x100.webp`, cdn)?.srcset).toBe(
    `${cdn}/${name}/160.webp 160w, ${cdn}/${name}/200x100.webp 200w`,
  );
  expect(imageUrl('https://other.example/uploads/a.webp', cdn)).toBe(
    'https://other.example/uploads/a.webp',
  );
  expect(imageUrl('/share.png', cdn)).toBe('/share.png');
});

test('a focal point doesn’t change an image’s size or copies', () => {
  const path = `${folder}/200x100.webp`;
  expect(imageVariants(`${path}#30-70`)).toMatchObject({ width: 200, height: 100 });
});

test('an image no wider than the narrowest copy has only itself', () => {
  expect(imageVariants(`${folder}/160x90.webp`)?.srcset).toBe(`${folder}/160x90.webp 160w`);
});

test.each([
  'https://example.com/image.webp',
  `https://example.com${folder}/800x600.webp`,
  `${folder}/640.webp`,
  `${folder}/0x600.webp`,
  `${folder}/800x600.webp?again`,
  '/uploads/image.webp',
  '',
])('other images have no known size: %s', (url) => {
  expect(imageVariants(url)).toBeUndefined();
});
