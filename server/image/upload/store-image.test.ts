import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageVariants } from '#contract/image/uploaded-image.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import type { ImageStorage } from '../storage/image-storage.ts';
import { storeImage } from './store-image.ts';
import {
  blue,
  bomb,
  type Colour,
  contentsOf,
  marked,
  noisy,
  plain,
  red,
} from './testing/uploads.ts';

const store = async (storage: ImageStorage, bytes: Buffer) =>
  (await storeImage(storage, bytes, new AbortController().signal)).path;

const openStorage = () => {
  const dataDir = temporaryFolder();
  return { dataDir, storage: diskStorage(dataDir) };
};

async function fileAt(storage: ImageStorage, url: string): Promise<Buffer> {
  const [, , image = '', name = ''] = url.split('/');
  const found = await storage.open(image, name);
  if (!found) throw new Error(`Nothing is at ${url}`);
  return buffer(found.content);
}

async function colourAt(file: Buffer, left: number, top: number): Promise<Colour> {
  const [r = -1, g = -1, b = -1, alpha = 255] = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { r, g, b, alpha: alpha / 255 };
}

function expectAbout(found: Colour, wanted: Colour, off = 6) {
  for (const part of ['r', 'g', 'b'] as const) {
    expect(Math.abs(found[part] - wanted[part])).toBeLessThanOrEqual(off);
  }
}

const formats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;
const isLong = process.env.TEST_EXTENT === 'long';
/** Encoding takes most of the time, and is the same for every format once decoded. */
const storedFormats = isLong ? formats : (['png', 'avif'] as const);

test.each(storedFormats)('stores an image in %s as WebP with narrower copies', async (format) => {
  const { storage } = openStorage();
  const url = await store(storage, await marked(800, 600).toFormat(format).toBuffer());
  expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\/800x600\.webp$/);

  const copies = imageVariants(url)?.srcset.split(', ') ?? [];
  expect(copies).toHaveLength(4);
  for (const copy of copies) {
    const [path = '', width] = copy.split(' ');
    const file = await fileAt(storage, path);
    const found = await sharp(file).metadata();
    expect(found).toMatchObject({ format: 'webp', space: 'srgb' });
    expect(`${found.width}w`).toBe(width);
    expect(found.height).toBe(Math.round((found.width * 600) / 800));
    expectAbout(await colourAt(file, 10, 10), red);
    expectAbout(await colourAt(file, found.width - 10, 10), blue);
  }
});

test('rotates a photo upright, and removes its location and author', async () => {
  const { storage } = openStorage();
  const photo = await marked(400, 300)
    .withExif({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(photo.includes('Somebody')).toBe(true);

  const url = await store(storage, photo);
  expect(imageVariants(url)).toMatchObject({ width: 300, height: 400 });
  const file = await fileAt(storage, url);
  const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  expectAbout(await colourAt(file, 290, 10), red, 12);
  expectAbout(await colourAt(file, 10, 10), blue, 12);
});

test('colours from other colour spaces and 16-bit images look the same afterwards', async () => {
  const { storage } = openStorage();
  const wide = await plain(200, 100, red).withIccProfile('p3').png().toBuffer();
  const deep = await plain(200, 100, red).toColourspace('rgb16').png().toBuffer();
  const printed = await plain(200, 100, red).withIccProfile('cmyk').jpeg().toBuffer();
  expect((await sharp(wide).metadata()).icc).toBeDefined();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  expect((await sharp(printed).metadata()).space).toBe('cmyk');
  expectAbout(await colourAt(await fileAt(storage, await store(storage, wide)), 9, 9), red);
  expectAbout(await colourAt(await fileAt(storage, await store(storage, deep)), 9, 9), red);
  const found = await colourAt(await fileAt(storage, await store(storage, printed)), 9, 9);
  expectAbout(found, red, 40);
});

test('preserves transparency', async () => {
  const { storage } = openStorage();
  const glass = await plain(200, 100, { ...red, alpha: 0.5 })
    .png()
    .toBuffer();
  const found = await colourAt(await fileAt(storage, await store(storage, glass)), 9, 9);
  expectAbout(found, red);
  expect(found.alpha).toBeCloseTo(0.5, 1);
});

test.each([
  [3840, 2160, 1920, 1080],
  [1000, 8192, 500, 4096],
  [5000, 1, 1920, 1],
  [1, 1, 1, 1],
])('stores an image of %d x %d as %d x %d', async (width, height, storedWidth, storedHeight) => {
  const { storage } = openStorage();
  const url = await store(storage, await plain(width, height).png().toBuffer());
  expect(imageVariants(url)).toMatchObject({ width: storedWidth, height: storedHeight });
  const stored = await sharp(await fileAt(storage, url)).metadata();
  expect(stored).toMatchObject({ width: storedWidth, height: storedHeight });
});

test('stores only the first frame of an animated image', async () => {
  const { storage } = openStorage();
  const frames = await Promise.all(
    [red, blue].map((colour) => plain(60, 40, colour).png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const file = await fileAt(storage, await store(storage, moving));
  expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
  expectAbout(await colourAt(file, 9, 9), red);
});

test('the same file, sent again or concurrently, has one path and is stored once', async () => {
  const { dataDir, storage } = openStorage();
  const image = await marked(200, 100).png().toBuffer();
  const first = await Promise.all([store(storage, image), store(storage, image)]);
  const before = contentsOf(dataDir);
  const again = await store(storage, image);
  expect(new Set([...first, again]).size).toBe(1);
  expect(contentsOf(dataDir)).toEqual(before);
  expect(Object.values(before).filter((content) => content !== 'folder')).toHaveLength(2);
});

test.each(formats)('refuses a truncated image in %s', async (format) => {
  const { dataDir, storage } = openStorage();
  const whole = await noisy(300, 200).toFormat(format).toBuffer();
  for (const share of [0.05, 0.5, 0.95]) {
    const cut = whole.subarray(0, Math.max(20, Math.floor(whole.length * share)));
    await expect(store(storage, cut), `cut at ${share}`).rejects.toMatchObject({
      code: 'bad_input',
      errors: [{ path: 'file', message: expect.stringContaining('damaged') }],
    });
  }
  expect(contentsOf(dataDir)).toEqual({});
});

/** The header of this small image claims 60,138 by 60,138 pixels. */
const withClaimedSize = async (format: 'gif' | 'jpeg') => {
  const bytes = await plain(64, 64).toFormat(format).toBuffer();
  const before = { gif: '\x2c\0\0\0\0', jpeg: '\xff\xc0\0\x11\b' }[format];
  const size = bytes.indexOf(before, 0, 'latin1') + before.length;
  return bytes.fill(0xea, size, size + 4);
};

test.each([
  ['PNG', async () => bomb(20_000, 20_000), '400 megapixels; PNG may have at most 20'],
  ['GIF', () => withClaimedSize('gif'), 'megapixels; GIF may have at most 25'],
  ['JPEG', () => withClaimedSize('jpeg'), 'megapixels; JPEG may have at most 25'],
  [
    'AVIF',
    () => plain(4000, 2600).avif({ effort: 0 }).toBuffer(),
    'megapixels; AVIF may have at most 8.3',
  ],
])('refuses a %s with too many pixels before decoding it', async (_, make, message) => {
  const { dataDir, storage } = openStorage();
  await expect(store(storage, await make())).rejects.toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'file', message: expect.stringContaining(message) }],
  });
  expect(contentsOf(dataDir)).toEqual({});
});
