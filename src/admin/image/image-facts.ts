import type { Image, ImageUse } from '#contract/image/image.ts';
import type { AdminTexts } from '../../../messages/en/admin/admin.ts';
import { inEditorsLanguage } from '../format.ts';

type Texts = AdminTexts['image'];

const kibibyte = 1024;

const megabytes = inEditorsLanguage(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

function formatBytes(bytes: number, text: Texts): string {
  if (bytes < kibibyte) return text.bytes(bytes);
  const kibibytes = bytes / kibibyte;
  if (kibibytes < kibibyte) return `${Math.round(kibibytes)} KB`;
  return `${megabytes().format(kibibytes / kibibyte)} MB`;
}

type Facts = Pick<Image, 'width' | 'height' | 'bytes'>;

export const factsOf = ({ width, height, bytes }: Facts, text: Texts) =>
  `${width} × ${height}, ${formatBytes(bytes, text)}`;

export const titleOfUse = ({ kind, name }: ImageUse, { useKinds }: Texts) =>
  name === null ? useKinds[kind] : `${useKinds[kind]}: ${name}`;
