import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { oldAddresses } from './address.ts';
import { exportParts } from './export-xml.ts';
import type { OldSite } from './old-site.ts';

function* addressLines(site: OldSite) {
  for (const address of oldAddresses(site)) yield `${JSON.stringify(address)}\n`;
}

/** Writes `export.xml`, and `addresses.jsonl` with what each address of the old site showed. */
export async function writeExport(site: OldSite, folder: string) {
  await mkdir(folder, { recursive: true });
  const write = (parts: Iterable<Buffer | string>, name: string) =>
    pipeline(Readable.from(parts), createWriteStream(join(folder, name)));
  await write(exportParts(site), 'export.xml');
  await write(addressLines(site), 'addresses.jsonl');
}

/** Every tenth picture is a copy of the previous one. */
const contentOf = (index: number) => (index % 10 === 9 ? index - 1 : index);

/** Writes the files of attachments below `uploads`, except those with an address of their own. */
export async function writePictures(site: OldSite, folder: string): Promise<number> {
  let index = 0;
  for (const { file } of site.items()) {
    if (!file || !/^[\w/-]+\.(jpg|png)$/.test(file)) continue;
    const path = join(folder, 'uploads', file);
    await mkdir(dirname(path), { recursive: true });
    const content = contentOf(index);
    const background = { r: content % 256, g: Math.floor(content / 256), b: 128 };
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .toFormat(file.endsWith('png') ? 'png' : 'jpeg', { quality: 100 })
      .toFile(path);
    index += 1;
  }
  return index;
}
