import { join } from 'node:path';
import type { ImageStorage } from './storage.ts';

/** This file is in DATA_DIR as long as images of the sample catalogue are not (scripts/seed/catalogue/pending-images.ts). */
export const pendingSampleImagesFile = (dataDir: string): string =>
  join(dataDir, 'sample-images-pending');

export type PendingSampleImages = Pick<ImageStorage, 'find'>;
