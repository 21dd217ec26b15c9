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
export const isWholeFile = (file: string) => /^\d+x\d+\.webp$/.test(file);
export const narrowerFile = (width: number) => `${width}.webp`;

/** The focal point may stand behind the path. */
const uploadedImagePath = /^(\/uploads\/[0-9a-f]{32})\/([1-9]\d{0,3})x([1-9]\d{0,3})\.webp(?:#|$)/;

/** The URL of an upload as pages name it: on a CDN if there is one. Images of other sites keep theirs. */
export const imageUrl = (url: string, uploadsUrl: string = uploadsPath) =>
  url.startsWith(`${uploadsPath}/`) ? uploadsUrl + url.slice(uploadsPath.length) : url;

export type ImageVariants = ImageSize & { srcset: string };

/** An <img> needs these beside `src` and `sizes`. They are unknown for an image from another site. */
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
