/** Images in the library. For their files, see #contract/uploaded-image.ts. */
import { z } from 'zod';
import { id, listSearch, optionalTitle, requiredTitle } from '../field-schema.ts';
import { listOf, longListPaging } from '../list.ts';
import { translations } from '../translation.ts';

/** The kinds of items that can use an image. */
export const imageUseKinds = [
  'product',
  'banner',
  'exclusive-bonus',
  'promo-code',
  'payment-method',
  'content-page',
  'settings',
] as const;
export type ImageUseKind = (typeof imageUseKinds)[number];

const percent = z.int().min(0).max(100);

/** Percentages from the top-left corner. Slots that crop the image keep this point visible. */
const focalPoint = z.object({ x: percent, y: percent });
export type FocalPoint = z.output<typeof focalPoint>;

const texts = z.object({ alt: optionalTitle });

export const image = z.object({
  id: z.int(),
  path: z.string().meta({ description: 'The URL for image fields' }),
  name: requiredTitle('Enter a name'),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  created_at: z.string(),
  focal_point: focalPoint
    .nullable()
    .default(null)
    .meta({ description: 'Percentages from the top-left corner; null means the centre' }),
  i18n: translations(texts.prefault({}), texts.prefault({})).prefault({}),
});
export type Image = z.output<typeof image>;

export const imageDraft = image.pick({ name: true, focal_point: true, i18n: true });
export type ImageDraft = z.output<typeof imageDraft>;

export const imageRow = image.extend({
  uses: z.int(),
  unused_since: z
    .string()
    .nullable()
    .meta({ description: 'When the image was first found to be unused' }),
});
export type ImageRow = z.output<typeof imageRow>;

export const imageQuery = z.object({
  q: listSearch,
  use: z.enum(['used', 'unused']).optional(),
  ...longListPaging,
});
export type ImageQuery = z.output<typeof imageQuery>;

export const imageList = listOf(imageRow).extend({
  keep_unused_days: z.int().meta({
    description: 'Unused images are deleted after this many days; 0 means never',
  }),
});
export type ImageList = z.output<typeof imageList>;

/** An image lists at most this many of its uses. */
export const maxNamedUses = 100;

const imageUse = z.object({
  kind: z.enum(imageUseKinds),
  id: z.int(),
  name: z.string().nullable(),
});
export type ImageUse = z.output<typeof imageUse>;

export const imageWithUses = image.extend({ uses: z.array(imageUse), uses_total: z.int() });
export type ImageWithUses = z.output<typeof imageWithUses>;

export const imageReplacement = z.object({
  by: id.meta({ description: 'Id of the image that replaces it everywhere' }),
});
export type ImageReplacement = z.output<typeof imageReplacement>;

export const imageReplacementResult = z.object({
  changed: z.int().meta({ description: 'Items that now use the other image' }),
});

const pixel = (min: number) => z.int().min(min).max(9_999);

/** A rectangle in pixels of the stored image. */
export const imageCrop = z.object({ x: pixel(0), y: pixel(0), width: pixel(1), height: pixel(1) });
export type ImageCrop = z.output<typeof imageCrop>;
