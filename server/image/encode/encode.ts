/** Encodes an image as WebP, along with narrower copies. */
import sharp, { type OutputInfo, type WebpOptions } from 'sharp';
import { imageFile, narrowerFile, widthsBelow } from '#contract/image/uploaded-image.ts';
import type { ImageFiles } from '../storage/image-storage.ts';
import { type EncodeRequest, scaled } from './image-source.ts';

// One thread per image and no cache, to leave resources for visitors.
sharp.concurrency(1);
sharp.cache(false);

/** `smartSubsample` keeps small lettering sharp. */
const webpOptions: WebpOptions = { quality: 82, alphaQuality: 90, smartSubsample: true };

type Pixels = { data: Buffer; info: OutputInfo };

/** Returns upright sRGB pixels at the stored size, without any metadata. */
export function decode({ bytes, size, maxPixels, crop }: EncodeRequest): Promise<Pixels> {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const part = crop
    ? upright.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    : upright;
  return part
    .resize(size.width, size.height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

export async function encode({ data, info }: Pixels): Promise<ImageFiles> {
  const encodeAt = (width: number, height: number) =>
    sharp(data, { raw: info }).resize(width, height, { fit: 'fill' }).webp(webpOptions).toBuffer();

  const files: ImageFiles = new Map();
  for (const width of widthsBelow(info.width)) {
    const height = scaled(info.height, width / info.width);
    files.set(narrowerFile(width), await encodeAt(width, height));
  }
  return files.set(imageFile(info), await encodeAt(info.width, info.height));
}
