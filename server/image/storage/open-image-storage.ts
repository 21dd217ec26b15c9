import type { Settings } from '../../settings.ts';
import { diskStorage } from './disk-storage.ts';
import type { ImageStorage } from './image-storage.ts';

export async function openImageStorage(settings: Settings): Promise<ImageStorage> {
  if (!settings.UPLOADS_URL) return diskStorage(settings.DATA_DIR);
  // Imported lazily, so that a start without S3 doesn't load its client.
  const { openS3Storage } = await import('./s3/open-s3-storage.ts');
  return openS3Storage(settings, settings.UPLOADS_URL);
}
