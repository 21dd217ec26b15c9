import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Artwork } from './artwork/artwork.ts';
import type { KeepImage } from './sample-catalogue.ts';

export const rasterise = ({ svg }: Artwork): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 88, effort: 0 }).toBuffer();

/** A file is named by what is in it and appears whole or not at all. */
export async function openImageStore(dataDir: string): Promise<KeepImage> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  return async (drawing) => {
    const bytes = await rasterise(drawing);
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
    return `/uploads/${name}`;
  };
}
