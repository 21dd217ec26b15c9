import { imageFile, uploadsPath } from '#contract/uploaded-image.ts';
import { AppError } from '../errors.ts';
import { encodeInChild } from './image/encode-in-child.ts';
import { formatOf } from './image/image-format.ts';
import { badFile, encodeRequestFor } from './image/image-source.ts';
import { type ImageStorage, imageName } from './image-storage.ts';

/** Stores a file from anybody if it is an image, and returns its path. */
export async function storeImage(
  storage: ImageStorage,
  bytes: Buffer,
  stop: AbortSignal,
): Promise<string> {
  if (bytes.length === 0) throw badFile('Is empty');
  const format = formatOf(bytes);
  if (!format) throw unsupported();
  const { request, share } = await encodeRequestFor({ bytes, format });
  const image = imageName(bytes);
  if (!(await storage.has(image))) {
    await storage.put(image, await encodeInChild(request, share, stop));
  }
  return `${uploadsPath}/${image}/${imageFile(request.size)}`;
}

const unsupported = () =>
  new AppError(
    'unsupported_type',
    'The file is none of the pictures that are taken: PNG, JPEG, WebP, AVIF and GIF.',
    { errors: [{ path: 'file', message: 'Must be a PNG, JPEG, WebP, AVIF or GIF picture' }] },
  );
