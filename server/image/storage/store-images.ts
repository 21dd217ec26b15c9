/** Each folder below image/ contains the files of one upload: the image and its narrower copies. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { uploadsPath } from '#contract/image/uploaded-image.ts';
import { projectFile } from '../../../db/project-file.ts';
import { filesIn, openAt, sizeAt } from './disk-storage.ts';
import { type ImageStorage, imageName } from './image-storage.ts';

const images = projectFile('sample/image');

/** `fileName` is shown to editors in the library, such as product-lucky-harbor-logo.webp. */
type SampleImage = { name: string; fileName: string; folder: string; url: string };

let found: Promise<Map<string, SampleImage>> | undefined;

/** Returns the images by path, such as product/lucky-harbor/logo. Reads the files only once. */
export const findSampleImages = (): Promise<Map<string, SampleImage>> => {
  found ??= readSampleImages().catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
};

async function readSampleImages() {
  const wholes = globSync('**/*x*.webp', { cwd: images }).toSorted();
  const read = new Map<string, SampleImage>();
  // Read one at a time, as all of them together would take seven megabytes.
  for (const whole of wholes) {
    const path = dirname(whole);
    const name = imageName(await readFile(join(images, whole)));
    const url = `${uploadsPath}/${name}/${basename(whole)}`;
    const fileName = `${path.replaceAll(sep, '-')}.webp`;
    read.set(path.replaceAll(sep, '/'), { name, fileName, folder: join(images, path), url });
  }
  return read;
}

export const urlsOf = (found: ReadonlyMap<string, SampleImage>): Map<string, string> =>
  new Map([...found].map(([path, { url }]) => [path, url]));

export async function copyImage(storage: ImageStorage, { name, folder }: SampleImage) {
  if (!(await storage.has(name))) await storage.put(name, await filesIn(folder));
}

/** Reads sample images by their names in the storage. */
export async function sampleImageReader(): Promise<Pick<ImageStorage, 'sizeOf' | 'open'>> {
  const samples = (await findSampleImages()).values();
  const folders = new Map([...samples].map(({ name, folder }) => [name, folder]));
  const pathOf = (image: string, file: string) => {
    const folder = folders.get(image);
    return folder && join(folder, file);
  };
  return {
    async sizeOf(image, file) {
      const path = pathOf(image, file);
      return path === undefined ? undefined : sizeAt(path);
    },
    async open(image, file) {
      const path = pathOf(image, file);
      return path === undefined ? undefined : openAt(path);
    },
  };
}
