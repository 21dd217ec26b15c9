/** A folder below image/ has the files of an upload: the image and its narrower copies. */
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { uploadsPath } from '#contract/uploaded-image.ts';
import { projectFile } from '../../../db/project-file.ts';
import { type ImageStorage, imageName } from '../../../server/uploads/storage.ts';

const images = projectFile('scripts/seed/catalogue/image');

export type SampleImage = { name: string; folder: string; url: string };

/** Finds each image by its path, such as product/lucky-harbor/logo. */
export async function findSampleImages(): Promise<Map<string, SampleImage>> {
  const wholes = globSync('**/*x*.webp', { cwd: images }).toSorted();
  return new Map(
    await Promise.all(
      wholes.map(async (whole) => {
        const path = dirname(whole);
        const name = imageName(await readFile(join(images, whole)));
        const url = `${uploadsPath}/${name}/${basename(whole)}`;
        return [path.replaceAll(sep, '/'), { name, folder: join(images, path), url }] as const;
      }),
    ),
  );
}

export const urlsOf = (found: ReadonlyMap<string, SampleImage>): Map<string, string> =>
  new Map([...found].map(([path, { url }]) => [path, url]));

export async function copyImage(storage: ImageStorage, { name, folder }: SampleImage) {
  if (await storage.has(name)) return;
  const files = (await readdir(folder)).map(
    async (file) => [file, await readFile(join(folder, file))] as const,
  );
  await storage.put(name, new Map(await Promise.all(files)));
}
