/** Good and bad images, forms to send them in, and the contents of folders. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export type Colour = { r: number; g: number; b: number; alpha?: number };

export const red: Colour = { r: 220, g: 30, b: 20 };
export const blue: Colour = { r: 20, g: 60, b: 200 };

export const plain = (width: number, height: number, background = blue): Sharp =>
  sharp({
    create: { width, height, channels: background.alpha === undefined ? 3 : 4, background },
  });

/** A blue image with a red upper left quarter, which shows its orientation. */
export const marked = (width: number, height: number): Sharp =>
  plain(width, height).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 2),
          height: Math.ceil(height / 2),
          channels: 3,
          background: red,
        },
      },
      left: 0,
      top: 0,
    },
  ]);

/** Noise hardly compresses, so a truncated file always lacks pixels. */
export const noisy = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: blue,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A few kilobytes decode to this many pixels. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export type FormFile = { bytes: Uint8Array | string; name?: string; type?: string; field?: string };

export function formOf(...files: FormFile[]): FormData {
  const form = new FormData();
  for (const { bytes, name = 'image.png', type = 'image/png', field = 'file' } of files) {
    form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  }
  return form;
}

/** The contents are compared by their hashes. */
export const contentsOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), entry.isFile() ? hashOf(readFileSync(path)) : 'folder'];
    }),
  );

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
