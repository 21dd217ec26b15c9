/**
 * Renders the site's icon to the images in public/. Run `npx node scripts/icon/render.ts` after changing
 * public/icon.svg.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const svg = await readFile(join(root, 'public/icon.svg'), 'utf8');
const background = '#0b110e';

const icon = (size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 28 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

/** The background extends to all edges, because systems round the icon's corners themselves. */
const onBackground = async (width: number, height: number, mark: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: await icon(mark).toBuffer() }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Wraps a PNG in an .ico file: a directory with a single entry. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const images = {
  'favicon.ico': icoOf(await icon(32).toBuffer(), 32),
  'icon-192.png': await icon(192).toBuffer(),
  'icon-512.png': await icon(512).toBuffer(),
  'icon-maskable-512.png': await onBackground(512, 512, 360),
  'apple-touch-icon.png': await onBackground(180, 180, 140),
  'share.png': await onBackground(1200, 630, 360),
};

for (const [name, image] of Object.entries(images)) {
  await writeFile(join(root, 'public', name), image);
}
