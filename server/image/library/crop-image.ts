/** Saves a part of an image as a new image. The original stays until it is no longer used. */
import { buffer } from 'node:stream/consumers';
import type { Image, ImageCrop } from '#contract/image/image.ts';
import { imageFile } from '#contract/image/uploaded-image.ts';
import { findImageHash } from '../../../db/repositories/image/image.ts';
import { AppError, badInput } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import { encodeRequestFor } from '../encode/image-source.ts';
import { imageResource } from '../image-resource.ts';
import { type ImageStorage, imageName } from '../storage/image-storage.ts';
import { storeEncoded } from '../upload/store-image.ts';
import { addImage } from './add-image.ts';

export async function cropImage(
  writer: Writer,
  storage: ImageStorage,
  { id, crop }: { id: number; crop: ImageCrop },
  stop = new AbortController().signal,
): Promise<Image> {
  const { db } = writer;
  const whole = await imageResource.get(db, id);
  requirePart(whole, crop);
  const hash = (await findImageHash(db, id)) ?? '';
  const { x, y, width, height } = crop;
  const added = await addImage(writer, storage, whole.name, async () => {
    const found = await storage.open(hash, imageFile(whole));
    if (!found)
      throw new AppError('conflict', 'The file of this image no longer exists. Upload it again.');
    const bytes = await buffer(found.content);
    const { request, share } = await encodeRequestFor({ bytes, format: 'webp' });
    const cropped = { ...request, crop, size: { width, height } };
    const name = imageName(Buffer.from(`${hash} ${x} ${y} ${width} ${height}`));
    return storeEncoded(storage, name, { request: cropped, share }, stop);
  });
  return imageResource.get(db, added.id);
}

function requirePart(whole: Image, { x, y, width, height }: ImageCrop) {
  const errors = [
    ...(x + width > whole.width
      ? [{ path: 'width', message: `Must end within the ${whole.width} pixels of the image` }]
      : []),
    ...(y + height > whole.height
      ? [{ path: 'height', message: `Must end within the ${whole.height} pixels of the image` }]
      : []),
  ];
  if (errors.length > 0) throw badInput(errors);
  if (width === whole.width && height === whole.height) {
    throw badInput([{ path: 'width', message: 'Must be smaller than the whole image' }]);
  }
}
