import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageFile, narrowerFile, widthsBelow } from '#contract/image/uploaded-image.ts';
import { loadCatalogue } from '../server/sample/read-catalogue.ts';

const root = join(import.meta.dirname, 'image');
const files = globSync('**/*.webp', { cwd: root });
const fullSizeFiles = files.filter((file) => /\d+x\d+\.webp$/.test(file));

const bytesOf = (file: string) => readFileSync(join(root, file));
const sizeOf = (file: string) => {
  const [width = 0, height = 0] = /(\d+)x(\d+)\.webp$/.exec(file)?.slice(1).map(Number) ?? [];
  return { width, height };
};

test('every image field has its own image, and no image is unused', () => {
  const { products, banners, exclusiveBonuses, promoCodes } = loadCatalogue();
  const places = [
    ...products.flatMap(({ key, images }) =>
      ['logo', ...images].map((name) => `product/${key}/${name}`),
    ),
    ...banners.map(({ key }) => `banner/${key}`),
    ...exclusiveBonuses.map(({ key }) => `exclusive-bonus/${key}`),
    ...promoCodes.flatMap(({ key }) => [
      `promo-code/${key}/vertical`,
      `promo-code/${key}/horizontal`,
    ]),
  ];
  expect(fullSizeFiles.map((file) => dirname(file)).toSorted()).toEqual(places.toSorted());
  const contents = fullSizeFiles.map((file) => bytesOf(file).toString('base64'));
  expect(new Set(contents).size).toBe(fullSizeFiles.length);
});

test('every image has exactly the narrower copies of an upload of its size', () => {
  const expected = fullSizeFiles.flatMap((file) => {
    const { width } = sizeOf(file);
    return [file, ...widthsBelow(width).map((copy) => join(dirname(file), narrowerFile(copy)))];
  });
  expect(files.toSorted()).toEqual(expected.toSorted());
});

test('every file is a WebP image of the size in its name, and small enough for a phone', async () => {
  for (const fullSize of fullSizeFiles) {
    const size = sizeOf(fullSize);
    for (const width of [...widthsBelow(size.width), size.width]) {
      const isFullSize = width === size.width;
      const file = isFullSize ? fullSize : join(dirname(fullSize), narrowerFile(width));
      const bytes = bytesOf(file);
      const height = Math.round((size.height * width) / size.width);
      expect(await sharp(bytes).metadata(), file).toMatchObject({ format: 'webp', width, height });
      expect(bytes.length, file).toBeLessThan(60_000);
    }
  }
});

test('images have the aspect ratios of their fields', () => {
  const shapes: [RegExp, string][] = [
    [/logo/, '320x320'],
    [/^product.*(lobby|live|odds|match|offers)/, '1200x750'],
    [/^banner/, '1712x640'],
    [/^exclusive-bonus/, '800x600'],
    [/vertical/, '600x800'],
    [/horizontal/, '960x540'],
  ];
  for (const file of fullSizeFiles) {
    const [, shape] = shapes.find(([place]) => place.test(file)) ?? [];
    expect(`${shape}.webp`, file).toBe(imageFile(sizeOf(file)));
  }
});

test('no two logos look alike, even when small', async () => {
  const thumbnails = await Promise.all(
    fullSizeFiles
      .filter((file) => file.includes('logo'))
      .map((file) => sharp(bytesOf(file)).resize(12, 12).removeAlpha().raw().toBuffer()),
  );
  expect(thumbnails).toHaveLength(60);
  const distance = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
  for (const [index, one] of thumbnails.entries()) {
    for (const other of thumbnails.slice(index + 1)) {
      expect(distance(one, other)).toBeGreaterThan(12);
    }
  }
});
