/** Options say what each type of post and each of its fields becomes. Saved under a name, they can be used for other files. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { type ContentPageKind, contentPageKinds } from '../content/content-path.ts';
import { boundedText, storableText } from '../field-schema.ts';
import { defaultLanguage, languages } from '../language.ts';
import { slug } from '../list.ts';
import { isBlank, maxLength } from '../text-rule.ts';

export const postDestinations = [
  'guide',
  'review',
  'page',
  'product',
  'bonus',
  'promo-code',
  'nothing',
] as const;
export type PostDestination = (typeof postDestinations)[number];

export const isPageDestination = (becomes: PostDestination): becomes is ContentPageKind =>
  contentPageKinds.some((kind) => kind === becomes);

const pageTargets = ['seo_title', 'seo_description', 'excerpt'] as const;

/** A rating is out of the number in its name. */
const productTargets = [
  'name',
  'description',
  'logo',
  'ref_link',
  'rating_5',
  'rating_10',
  'rating_100',
  'owner',
  'established',
  'licences',
  'payments',
  'currencies',
] as const;

/** An offer is a promo code if it has a code, and otherwise a bonus. */
const offerTargets = [
  'partner',
  'offer_title',
  'offer_value',
  'offer_text',
  'wagering',
  'min_deposit',
  'max_bet',
  'code',
  'offer_link',
  'expires',
  'picture',
] as const;

const fieldTargets = [...pageTargets, ...productTargets, ...offerTargets] as const;
export type FieldTarget = (typeof fieldTargets)[number];

/** The targets that the fields of a type can have. A partner can also have an offer, and a text that becomes a review. */
export function targetsOf(becomes: PostDestination): readonly FieldTarget[] {
  if (becomes === 'nothing') return [];
  if (becomes === 'product') return fieldTargets.filter((target) => target !== 'partner');
  return isPageDestination(becomes) ? pageTargets : offerTargets;
}

const oldName = storableText(maxLength.title).min(1);
const category = slug.nullable().default(null).meta({
  description: 'The slug of the category of new partners; null for none',
});

export const typeOption = z.object({
  type: oldName.meta({ description: 'A type of post on the old site' }),
  becomes: z.enum(postDestinations),
  category,
});
export type TypeOption = z.output<typeof typeOption>;

const fieldOption = z.object({
  type: oldName,
  key: oldName.meta({ description: 'The name of a custom field' }),
  target: z.enum(fieldTargets),
});
export type FieldOption = z.output<typeof fieldOption>;

export const maxTypes = 100;
export const maxFields = 1_000;

export const importOptions = z.object({
  language: z.enum(languages).default(defaultLanguage),
  types: boundedList(typeOption, maxTypes, `Must have at most ${maxTypes} items`).default([]),
  fields: boundedList(fieldOption, maxFields, `Must have at most ${maxFields} items`).default([]),
  reviews: boundedList(oldName, 1_000, 'Must have at most 1000 items').default([]).meta({
    description: 'Slugs of the categories of the old site whose posts become reviews',
  }),
  links: z
    .object({ becomes: z.enum(['product', 'nothing']), category })
    .prefault({ becomes: 'product' })
    .meta({ description: 'What affiliate links become whose partner isn’t known' }),
});
export type ImportOptions = z.output<typeof importOptions>;

const mappingName = boundedText(maxLength.title)
  .refine((name) => !isBlank(name), 'Enter a name')
  .overwrite((name) => name.trim());

/** `mapping` is the name under which the options are kept for other files. */
export const importOptionsDraft = z.object({ mapping: mappingName, options: importOptions });

export const importMapping = z.object({ name: z.string(), options: importOptions });
export type ImportMapping = z.output<typeof importMapping>;
