/** A folder below image/ has the files of an upload: the image and its narrower copies. */
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { uploadsPath } from '#contract/uploaded-image.ts';
import { projectFile } from '../../../db/project-file.ts';
import { type ImageStorage, imageName } from '../../../server/uploads/storage.ts';

const images = projectFile('scripts/seed/catalogue/image');

/** Returns the URL of each image by its path, such as product/lucky-harbor/logo. */
export async function storeImages(storage: ImageStorage): Promise<Map<string, string>> {
  const wholes = globSync('**/*x*.webp', { cwd: images }).toSorted();
  return new Map(
    await Promise.all(
      wholes.map(async (whole) => {
        const path = dirname(whole);
        return [
          path.replaceAll(sep, '/'),
          await storeImage(storage, path, basename(whole)),
        ] as const;
      }),
    ),
  );
}

async function storeImage(storage: ImageStorage, path: string, whole: string): Promise<string> {
  const folder = join(images, path);
  const files = await Promise.all(
    (await readdir(folder)).map(
      async (file) => [file, await readFile(join(folder, file))] as const,
    ),
  );
  const name = imageName(await readFile(join(folder, whole)));
  if (!(await storage.has(name))) await storage.put(name, new Map(files));
  return `${uploadsPath}/${name}/${whole}`;
}
