import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { recordSampleCatalogue } from '../testing.ts';

let sample: Awaited<ReturnType<typeof recordSampleCatalogue>>;

beforeAll(async () => {
  sample = await recordSampleCatalogue(new Date('2026-05-17T10:30:00Z'));
});

test('every drawing becomes a picture of its size, small enough for a phone', async () => {
  await Promise.all(
    [...sample.drawings.values()].map(async (drawing) => {
      const bytes = await sharp(Buffer.from(drawing.svg)).webp().toBuffer();
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({
        format: 'webp',
        width: drawing.width,
        height: drawing.height,
      });
      expect(bytes.length).toBeLessThan(150_000);
    }),
  );
}, 60_000);

test('pictures have the shapes their places ask for', () => {
  const shape = (url: string | null) => {
    const drawing = sample.drawings.get(url ?? '');
    return drawing ? [drawing.width, drawing.height] : undefined;
  };
  const ratio = (url: string | null) => {
    const [width = 0, height = 1] = shape(url) ?? [];
    return width / height;
  };
  for (const { icon_url } of sample.products) expect(shape(icon_url)).toEqual([320, 320]);
  for (const { image_url } of sample.banners) expect(shape(image_url)).toEqual([1712, 640]);
  for (const { image_url } of sample.exclusiveBonuses) expect(ratio(image_url)).toBe(4 / 3);
  for (const code of sample.promoCodes) {
    expect(ratio(code.image_vertical_url)).toBe(3 / 4);
    expect(ratio(code.image_horizontal_url)).toBe(16 / 9);
  }
});

test('every place has a drawing of its own', () => {
  const urls = [
    ...sample.products.flatMap(({ icon_url, images }) => [
      icon_url,
      ...images.map(({ image_url }) => image_url),
    ]),
    ...[...sample.banners, ...sample.exclusiveBonuses].map(({ image_url }) => image_url),
    ...sample.promoCodes.flatMap((code) => [code.image_vertical_url, code.image_horizontal_url]),
  ];
  expect(new Set(urls).size).toBe(urls.length);
});

test('no two logos look alike, however small', async () => {
  const thumbnails = await Promise.all(
    sample.products.map(async ({ icon_url }) => {
      const svg = sample.drawings.get(icon_url ?? '')?.svg ?? '';
      return sharp(Buffer.from(svg)).resize(12, 12).removeAlpha().raw().toBuffer();
    }),
  );
  const distance = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
  for (const [index, one] of thumbnails.entries()) {
    for (const other of thumbnails.slice(index + 1)) {
      expect(distance(one, other)).toBeGreaterThan(12);
    }
  }
});
