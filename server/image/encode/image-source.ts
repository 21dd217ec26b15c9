/** Checks an image's header before decoding any of it. */
import { type ImageSize, maxImageWidth } from '#contract/image/uploaded-image.ts';
import { badInput, overloaded } from '../../errors.ts';
import type { ImageFormat } from './image-format.ts';

type ImageSource = { bytes: Buffer; format: ImageFormat };

/** The source, or its crop, is resized to `size`. */
export type EncodeRequest = ImageSource & {
  size: ImageSize;
  maxPixels: number;
  crop?: ImageSize & { x: number; y: number };
};

/** Measured: up to these pixel counts, decoding takes at most 200 MB, however the image is compressed. */
const maxPixels = {
  png: 20_000_000,
  jpeg: 25_000_000,
  gif: 25_000_000,
  webp: 25_000_000,
  avif: 8_300_000,
};

const maxImageHeight = 4096;

export const badFile = (message: string) => badInput([{ path: 'file', message }]);
export const unreadable = () => badFile('Is damaged or incomplete and cannot be read as an image');
/** Not the image's fault, so clients may retry with the same one. */
export const unfinished = (cause: Error) =>
  overloaded('The image could not be processed in time.', cause);

/** Returns the upright size, scaled down to the bounds, and the share of the maximum pixel count. */
export async function encodeRequestFor(source: ImageSource) {
  const { width, height } = await uprightSize(source);
  const { [source.format]: maxOfFormat } = maxPixels;
  const share = (width * height) / maxOfFormat;
  if (share > 1) {
    throw badFile(
      `Has ${megapixels(width * height)} megapixels; ${source.format.toUpperCase()} may have at most ${megapixels(maxOfFormat)}`,
    );
  }
  const scale = Math.min(1, maxImageWidth / width, maxImageHeight / height);
  const size = { width: scaled(width, scale), height: scaled(height, scale) };
  const request: EncodeRequest = { ...source, size, maxPixels: maxOfFormat };
  return { request, share };
}

async function uprightSize({ bytes }: ImageSource): Promise<ImageSize> {
  // Loaded with the first image, because few processes ever receive one.
  const { default: sharp } = await import('sharp');
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
  } catch {
    throw unreadable();
  }
}

export const scaled = (side: number, scale: number) => Math.max(1, Math.round(side * scale));

const megapixels = (pixels: number) => Math.round(pixels / 100_000) / 10;
