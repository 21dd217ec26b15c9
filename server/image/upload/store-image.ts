import { imageFile, uploadsPath } from '#contract/image/uploaded-image.ts';
import type { NewImage } from '../../../db/repositories/image/image.ts';
import { AppError } from '../../errors.ts';
import { encodeInChild } from '../encode/encode-in-child.ts';
import { formatOf } from '../encode/image-format.ts';
import { badFile, type EncodeRequest, encodeRequestFor } from '../encode/image-source.ts';
import { type ImageStorage, imageName } from '../storage/image-storage.ts';

export type StoredImage = Omit<NewImage, 'name' | 'created_at'> & {
  /** False if the files were already stored. */
  isNew: boolean;
};

/** Stores an untrusted file, if it is a supported image. */
export async function storeImage(
  storage: ImageStorage,
  bytes: Buffer,
  stop: AbortSignal,
): Promise<StoredImage> {
  if (bytes.length === 0) throw badFile('Is empty');
  const format = formatOf(bytes);
  if (!format) throw unsupported();
  return storeEncoded(storage, imageName(bytes), await encodeRequestFor({ bytes, format }), stop);
}

export async function storeEncoded(
  storage: ImageStorage,
  hash: string,
  { request, share }: { request: EncodeRequest; share: number },
  stop: AbortSignal,
): Promise<StoredImage> {
  const { size } = request;
  const file = imageFile(size);
  const isNew = !(await storage.has(hash));
  if (isNew) await storage.put(hash, await encodeInChild(request, share, stop));
  const bytes = (await storage.sizeOf(hash, file)) ?? 0;
  return { ...size, hash, path: `${uploadsPath}/${hash}/${file}`, bytes, isNew };
}

const unsupported = () =>
  new AppError(
    'unsupported_type',
    'This file is not a supported image. Use PNG, JPEG, WebP, AVIF or GIF.',
    { errors: [{ path: 'file', message: 'Must be a PNG, JPEG, WebP, AVIF or GIF image' }] },
  );
