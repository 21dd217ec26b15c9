import type { ImageStorage } from '../../../server/uploads/storage.ts';
import { storeImages } from '../catalogue/store-images.ts';

/** The records share the images of the sample catalogue. */
export async function storeBulkImages(storage: ImageStorage) {
  const stored = [...(await storeImages(storage))];
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
