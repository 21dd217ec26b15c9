import type { Settings } from '../settings.ts';
import { diskStorage } from './disk-storage.ts';
import type { ImageStorage } from './image-storage.ts';

export const openImageStorage = async ({ DATA_DIR }: Settings): Promise<ImageStorage> =>
  diskStorage(DATA_DIR);
