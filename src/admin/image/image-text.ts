import type { ImageRow, ImageUse } from '#contract/content/image.ts';
import { formatNumber } from '../format.ts';

const kibibyte = 1024;

export function formatBytes(bytes: number): string {
  if (bytes < kibibyte) return `${bytes} bytes`;
  const kibibytes = bytes / kibibyte;
  if (kibibytes < kibibyte) return `${Math.round(kibibytes)} KB`;
  return `${(kibibytes / kibibyte).toFixed(1)} MB`;
}

export const factsOf = ({ width, height, bytes }: Pick<ImageRow, 'width' | 'height' | 'bytes'>) =>
  `${width} × ${height}, ${formatBytes(bytes)}`;

export const usesText = (uses: number) =>
  uses === 0 ? 'Unused' : uses === 1 ? 'Used once' : `Used ${formatNumber(uses)} times`;

export const keepText = (days: number) =>
  days === 0
    ? 'Images that nothing uses stay.'
    : `Images that nothing uses are deleted ${days} ${days === 1 ? 'day' : 'days'} after the night that noticed it, unless an earlier version in the history shows them.`;

const useWords: Record<ImageUse['kind'], string> = {
  product: 'Product',
  banner: 'Banner',
  'exclusive-bonus': 'Exclusive bonus',
  'promo-code': 'Promo code',
  'content-page': 'Page',
  settings: 'Settings of the site',
};

export const titleOfUse = ({ kind, name }: ImageUse) =>
  name === null ? useWords[kind] : `${useWords[kind]}: ${name}`;
