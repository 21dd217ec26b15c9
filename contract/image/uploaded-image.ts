/**
 * The path of an uploaded image contains its size, which determines the narrower copies that are stored. Doesn't import
 * zod, because public pages load this file.
 */
export type ImageSize = { width: number; height: number };

export const maxImageWidth = 1920;
const narrowerWidths = [160, 320, 640, 960, 1280];

export const widthsBelow = (width: number) => narrowerWidths.filter((copy) => copy < width);

export const uploadsPath = '/uploads';
export const imageFile = ({ width, height }: ImageSize) => `${width}x${height}.webp`;
export const isFullSizeFile = (file: string) => /^\d+x\d+\.webp$/.test(file);
export const narrowerFile = (width: number) => `${width}.webp`;

/** The path may be followed by the focal point. */
const uploadedImagePath = /^(\/uploads\/[0-9a-f]{32})\/([1-9]\d{0,3})x([1-9]\d{0,3})\.webp(?:#|$)/;

/** Returns the URL that pages use: on the CDN for uploads if there is one, unchanged for external images. */
export const imageUrl = (url: string, uploadsUrl: string = uploadsPath) =>
  url.startsWith(`${uploadsPath}/`) ? uploadsUrl + url.slice(uploadsPath.length) : url;

type ImageVariants = ImageSize & { srcset: string };

/** Returns what an <img> needs in addition to `src` and `sizes`. Undefined for external images. */
export function imageVariants(url: string, uploadsUrl?: string): ImageVariants | undefined {
  const [, folder, ...size] = uploadedImagePath.exec(url) ?? [];
  if (!folder) return undefined;
  const [width = 0, height = 0] = size.map(Number);
  const copies = widthsBelow(width).map(
    (copy) => [`${folder}/${narrowerFile(copy)}`, copy] as const,
  );
  const sources = [...copies, [url, width] as const];
  const srcset = sources.map(([copy, wide]) => `${imageUrl(copy, uploadsUrl)} ${wide}w`).join(', ');
  return { width, height, srcset };
}
