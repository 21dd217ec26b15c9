/** A folder below image/ has the files of an upload: the image and its narrower copies. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { uploadsPath } from '#contract/uploaded-image.ts';
import { projectFile } from '../../../db/project-file.ts';
import { filesIn, openAt, sizeAt } from '../../../server/uploads/disk-storage.ts';
import { type ImageStorage, imageName } from '../../../server/uploads/image-storage.ts';

const images = projectFile('scripts/seed/catalogue/image');

/** Editors see the name of the file in the library, such as product-lucky-harbor-logo.webp. */
export type SampleImage = { name: string; fileName: string; folder: string; url: string };

/** Finds each image by its path, such as product/lucky-harbor/logo. */
export async function findSampleImages(): Promise<Map<string, SampleImage>> {
  const wholes = globSync('**/*x*.webp', { cwd: images }).toSorted();
  return new Map(
    await Promise.all(
      wholes.map(async (whole) => {
        const path = dirname(whole);
        const name = imageName(await readFile(join(images, whole)));
        const url = `${uploadsPath}/${name}/${basename(whole)}`;
        const fileName = `${path.replaceAll(sep, '-')}.webp`;
        const image = { name, fileName, folder: join(images, path), url };
        return [path.replaceAll(sep, '/'), image] as const;
      }),
    ),
  );
}

export const urlsOf = (found: ReadonlyMap<string, SampleImage>): Map<string, string> =>
  new Map([...found].map(([path, { url }]) => [path, url]));

export async function copyImage(storage: ImageStorage, { name, folder }: SampleImage) {
  if (!(await storage.has(name))) await storage.put(name, await filesIn(folder));
}

/** Reads the images by the names that they are stored under. */
export async function sampleImageReader(): Promise<Pick<ImageStorage, 'sizeOf' | 'open'>> {
  const found = await findSampleImages();
  const folders = new Map([...found.values()].map(({ name, folder }) => [name, folder]));
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
