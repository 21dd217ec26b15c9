/** A picture as it is kept: itself and its narrower copies, all in WebP. */
import sharp, { type OutputInfo, type WebpOptions } from 'sharp';
import { imageFile, narrowerFile, widthsBelow } from '#contract/uploaded-image.ts';
import type { PictureFiles } from '../storage.ts';
import { type DrawingOrder, scaled } from './image-source.ts';

// One thread for each picture and nothing kept between them: visitors come first.
sharp.concurrency(1);
sharp.cache(false);

/** Lettering keeps its edges. */
const careful: WebpOptions = { quality: 82, alphaQuality: 90, smartSubsample: true };

type Pixels = { data: Buffer; info: OutputInfo };

/** Upright pixels in sRGB at the size that is kept, and nothing else of what the file says. */
export const decode = ({ bytes, size, mostPixels }: DrawingOrder): Promise<Pixels> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(size.width, size.height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

export async function encode({ data, info: whole }: Pixels): Promise<PictureFiles> {
  const draw = (width: number, height: number) =>
    sharp(data, { raw: whole }).resize(width, height, { fit: 'fill' }).webp(careful).toBuffer();

  const files: PictureFiles = new Map();
  for (const width of widthsBelow(whole.width)) {
    const height = scaled(whole.height, width / whole.width);
    files.set(narrowerFile(width), await draw(width, height));
  }
  return files.set(imageFile(whole), await draw(whole.width, whole.height));
}
