/**
 * Until the images of the sample catalogue are copied into DATA_DIR, they are served from the program: the first start
 * would wait for a thousand files to reach the disk. A file in DATA_DIR says that copies are missing. It is there before
 * the first row is, and until the last copy is there, so the next start goes on where a process was killed.
 */
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pendingSampleImagesFile } from '../../../server/uploads/pending-sample-images.ts';
import { fileAt, flushFolder, uploadStorage } from '../../../server/uploads/storage.ts';
import { copyImage, findSampleImages } from './store-images.ts';

export async function markImagesAsPending(dataDir: string): Promise<void> {
  const file = await open(pendingSampleImagesFile(dataDir), 'a');
  await file.sync().finally(() => file.close());
  await flushFolder(dataDir);
}

export async function pendingImages(dataDir: string) {
  const storage = uploadStorage(dataDir);
  const images = [...(await findSampleImages()).values()];
  const folders = new Map(images.map(({ name, folder }) => [name, folder]));
  return {
    async find(image: string, file: string) {
      const folder = folders.get(image);
      return folder === undefined ? undefined : fileAt(join(folder, file));
    },
    async copy(stop?: AbortSignal): Promise<void> {
      for (const image of images) {
        if (stop?.aborted) return;
        await copyImage(storage, image);
      }
      await rm(pendingSampleImagesFile(dataDir), { force: true });
    },
  };
}
