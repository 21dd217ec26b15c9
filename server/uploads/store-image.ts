import { imageFile, uploadsPath } from '#contract/uploaded-image.ts';
import { AppError } from '../errors.ts';
import { drawApart } from './image/encode-in-child.ts';
import { formatOf } from './image/image-format.ts';
import { badFile, orderFor } from './image/image-source.ts';
import { type PictureStorage, pictureName } from './storage.ts';

/** Takes a file from anybody, if it is a picture, and answers its address. */
export async function storeImage(
  storage: PictureStorage,
  bytes: Buffer,
  stop: AbortSignal,
): Promise<string> {
  if (bytes.length === 0) throw badFile('Is empty');
  const format = formatOf(bytes);
  if (!format) throw unsupported();
  const { order, share } = await orderFor({ bytes, format });
  const picture = pictureName(bytes);
  if (!(await storage.has(picture))) {
    await storage.put(picture, await drawApart(order, share, stop));
  }
  return `${uploadsPath}/${picture}/${imageFile(order.size)}`;
}

const unsupported = () =>
  new AppError(
    'unsupported_type',
    'The file is none of the pictures that are taken: PNG, JPEG, WebP, AVIF and GIF.',
    { errors: [{ path: 'file', message: 'Must be a PNG, JPEG, WebP, AVIF or GIF picture' }] },
  );
