/**
 * The pictures of the site itself, drawn from its icon into public/:
 * `node scripts/icon/draw.ts`, after src/portal/icon.svg has changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const svg = await readFile(join(root, 'src/portal/icon.svg'), 'utf8');
const ground = '#0b110e';

const icon = (size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 28 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

/** The mark on a ground that reaches all edges: who shows it cuts the corners. */
const onGround = async (width: number, height: number, mark: number) =>
  sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: await icon(mark).toBuffer() }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico is a directory of one entry, and in it a PNG. */
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

const pictures = {
  'favicon.ico': icoOf(await icon(32).toBuffer(), 32),
  'icon-192.png': await icon(192).toBuffer(),
  'icon-512.png': await icon(512).toBuffer(),
  'icon-maskable-512.png': await onGround(512, 512, 360),
  'apple-touch-icon.png': await onGround(180, 180, 140),
  'share.png': await onGround(1200, 630, 360),
};

for (const [name, picture] of Object.entries(pictures)) {
  await writeFile(join(root, 'public', name), picture);
}
