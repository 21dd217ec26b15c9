/**
 * The path of an uploaded image contains its size, which tells the narrower copies that are stored beside it. This
 * file is without zod, as pages that visitors load use it.
 */
export type ImageSize = { width: number; height: number };

export const maxImageWidth = 1920;
const narrowerWidths = [160, 320, 640, 960, 1280];

export const widthsBelow = (width: number) => narrowerWidths.filter((copy) => copy < width);

export const uploadsPath = '/uploads';
export const imageFile = ({ width, height }: ImageSize) => `${width}x${height}.webp`;
export const narrowerFile = (width: number) => `${width}.webp`;

const uploadedImagePath = /^(\/uploads\/[0-9a-f]{32})\/([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

export type ImageVariants = ImageSize & { srcset: string };

/** An <img> needs these beside `src` and `sizes`. They are unknown for an image from another site. */
export function imageVariants(url: string): ImageVariants | undefined {
  const [, folder, ...size] = uploadedImagePath.exec(url) ?? [];
  if (!folder) return undefined;
  const [width = 0, height = 0] = size.map(Number);
  const copies = widthsBelow(width).map((copy) => `${folder}/${narrowerFile(copy)} ${copy}w`);
  return { width, height, srcset: [...copies, `${url} ${width}w`].join(', ') };
}
