import { semaphore } from '../../../server/http/semaphore.ts';
import type { ImageStorage } from '../../../server/image/storage/image-storage.ts';
import { copyImage, findSampleImages, urlsOf } from '../../../server/image/storage/store-images.ts';

/** Uploads in parallel, because S3 may be slow to reach. */
const maxConcurrent = 8;

/** All records share the images of the sample catalogue. */
export async function storeBulkImages(storage: ImageStorage) {
  const found = await findSampleImages();
  const copying = semaphore('sample images', maxConcurrent);
  await Promise.all(
    [...found.values()].map((image) => copying(1, () => copyImage(storage, image))),
  );
  const stored = [...urlsOf(found)];
  const like = (pattern: RegExp) =>
    stored.filter(([path]) => pattern.test(path)).map(([, url]) => url);
  return {
    logos: like(/^product\/.*\/logo$/),
    banners: like(/^banner\//),
    bonuses: like(/^exclusive-bonus\//),
    vertical: like(/\/vertical$/),
    horizontal: like(/\/horizontal$/),
  };
}

export type BulkImages = Awaited<ReturnType<typeof storeBulkImages>>;
