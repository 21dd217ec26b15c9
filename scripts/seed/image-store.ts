import { uploadStorage } from '../../server/uploads/storage.ts';
import { storeDrawing } from '../../server/uploads/store-image.ts';
import type { KeepImage } from './sample-catalogue.ts';

/** A drawing is kept as an editor's upload is, in the widths that pages ask for. */
export const openImageStore = (dataDir: string): KeepImage => {
  const storage = uploadStorage(dataDir);
  return ({ svg }) => storeDrawing(storage, svg);
};
