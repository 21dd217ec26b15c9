/**
 * The address of an uploaded picture says how large it is, and so which narrower copies lie beside
 * it. No zod here: pages that visitors load read it.
 */
export type PictureSize = { width: number; height: number };

export const widest = 1920;
const narrower = [160, 320, 640, 960, 1280];

export const narrowerThan = (width: number) => narrower.filter((copy) => copy < width);

export const uploadsPath = '/uploads';
export const pictureFile = ({ width, height }: PictureSize) => `${width}x${height}.webp`;
export const narrowerFile = (width: number) => `${width}.webp`;

const pictureAddress = /^(\/uploads\/[0-9a-f]{32})\/([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

export type ImageVariants = PictureSize & { srcset: string };

/** What an <img> needs beside `src` and `sizes`; undefined for a picture from anywhere else. */
export function imageVariants(url: string): ImageVariants | undefined {
  const [, folder, ...size] = pictureAddress.exec(url) ?? [];
  if (!folder) return undefined;
  const [width = 0, height = 0] = size.map(Number);
  const copies = narrowerThan(width).map((copy) => `${folder}/${narrowerFile(copy)} ${copy}w`);
  return { width, height, srcset: [...copies, `${url} ${width}w`].join(', ') };
}
