/** Copies images one at a time, and reads each back to compare. Images already present are only compared. */
import { createHash } from 'node:crypto';
import type { ImageFiles, ImageStorage } from './image-storage.ts';

export async function copyImages(
  source: ImageStorage,
  target: ImageStorage,
  onProgress: (images: number) => void,
): Promise<number> {
  let copied = 0;
  for await (const image of source.names()) {
    const files = await source.files(image);
    if (!(await target.has(image))) await target.put(image, files);
    if (digestOf(await target.files(image)) !== digestOf(files)) {
      throw new Error(`Image ${image} differs from the original after copying.`);
    }
    copied += 1;
    onProgress(copied);
  }
  return copied;
}

/** A target may contain images of an earlier attempt, but no others. */
export async function findForeignImage(
  source: ImageStorage,
  target: ImageStorage,
): Promise<string | undefined> {
  for await (const image of target.names()) if (!(await source.has(image))) return image;
}

export function digestOf(files: ImageFiles): string {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
