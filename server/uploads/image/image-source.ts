/** The header of an image is checked before anything of it is decoded. */
import sharp from 'sharp';
import { type ImageSize, maxImageWidth } from '#contract/uploaded-image.ts';
import { badInput, overloaded } from '../../errors.ts';
import type { PictureFormat } from './image-format.ts';

export type PictureSource = { bytes: Buffer; format: PictureFormat };

/** A source that is to become a picture of that size. */
export type DrawingOrder = PictureSource & { size: ImageSize; mostPixels: number };

/** As measured, a picture of so many pixels takes no more than 200 MB to decode, however it is written. */
const mostPixels = {
  png: 20_000_000,
  jpeg: 25_000_000,
  gif: 25_000_000,
  webp: 25_000_000,
  avif: 8_300_000,
};

const tallest = 4096;

export const badFile = (message: string) => badInput([{ path: 'file', message }]);
export const unreadable = () => badFile('Is damaged or cut short: it cannot be read as a picture');
/** It is not the picture's fault: the same one may be sent again. */
export const unfinished = (cause: Error) => overloaded('The picture was not finished.', cause);

/** How it is to be drawn, upright and made to fit, and its share of the most pixels. */
export async function orderFor(source: PictureSource) {
  const { width, height } = await uprightSize(source);
  const { [source.format]: most } = mostPixels;
  const share = (width * height) / most;
  if (share > 1) {
    throw badFile(
      `Has ${megapixels(width * height)} megapixels; ${source.format.toUpperCase()} may have at most ${megapixels(most)}`,
    );
  }
  const scale = Math.min(1, maxImageWidth / width, tallest / height);
  const size = { width: scaled(width, scale), height: scaled(height, scale) };
  const order: DrawingOrder = { ...source, size, mostPixels: most };
  return { order, share };
}

async function uprightSize({ bytes }: PictureSource): Promise<ImageSize> {
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
  } catch {
    throw unreadable();
  }
}

export const scaled = (side: number, scale: number) => Math.max(1, Math.round(side * scale));

const megapixels = (pixels: number) => Math.round(pixels / 100_000) / 10;
