import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { boundedText, lang, optionalTitle, requiredTitle, sortOrder } from '../field-schema.ts';
import { defaultLanguage, languages } from '../language.ts';
import { optionalUrl } from '../link-schema.ts';
import { shortListPaging } from '../list.ts';
import { exactPositions, positionFrom, reorderItems } from '../reorder.ts';
import { translations } from '../translation.ts';
import { newMarketCode } from './market-schema.ts';

/** Checks only the format, because older versions stored unknown currencies. Writes are checked by the resource. */
const currencyCode = boundedText(3, 'Enter a currency code, such as USD').regex(
  /^[A-Z]{3}$/,
  'Must be a three-letter ISO 4217 code in capitals, such as USD',
);

const telephone = boundedText(20)
  .nullable()
  .overwrite((value) => (value === null || value.trim() === '' ? null : value.trim()))
  .refine(
    (value) => value === null || /^\+?\d[\d ()-]*$/.test(value),
    'Must be a phone number, such as +1 800 426 2537',
  )
  .default(null);

const isRealDay = (value: string) => {
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
};

const day = boundedText(10, 'Enter the day it was last checked')
  .regex(/^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/, {
    message: 'Must be a date like 2026-11-20',
    abort: true,
  })
  .refine(isRealDay, 'Must be a date like 2026-11-20');

const aboutHelpline = z.object({ about: optionalTitle });

export const helpline = z
  .object({
    name: requiredTitle('Enter the name of the helpline'),
    phone: telephone,
    url: optionalUrl,
    verified_on: day,
    i18n: translations(aboutHelpline.prefault({}), aboutHelpline.prefault({})).prefault({}),
  })
  .refine(({ phone, url }) => phone !== null || url !== null, {
    path: ['phone'],
    message: 'Enter a phone number or a web address',
  });
export type Helpline = z.output<typeof helpline>;

const maxHelplines = 10;

const texts = z.object({
  name: optionalTitle,
  /** The name within a sentence: “in the United States”. */
  name_in_sentence: optionalTitle,
  disclosure: optionalTitle,
});
const english = texts.extend({ name: requiredTitle('Enter the name in English') });
const noTexts = {} as z.input<typeof english>;

export const market = z.object({
  id: z.int(),
  code: newMarketCode,
  minimum_age: z.int().min(16).max(30).default(18),
  currency: currencyCode,
  promotion_allowed: z.boolean().default(true),
  default_language: z.enum(languages).default(defaultLanguage),
  helplines: boundedList(
    helpline,
    maxHelplines,
    `Must have at most ${maxHelplines} helplines`,
  ).default([]),
  sort_order: sortOrder,
  is_active: z.boolean().default(true),
  i18n: translations(english.prefault(noTexts), texts.prefault({})).prefault({}),
  name: z.string(),
});
export type Market = z.output<typeof market>;

export const marketDraft = market.omit({ id: true, name: true });
export type MarketDraft = z.output<typeof marketDraft>;

export const marketReorder = z.object({
  items: reorderItems(z.object({ id: z.int(), sort_order: positionFrom(1) })).superRefine(
    exactPositions('id', 'sort_order', 1),
  ),
});
export type MarketReorder = z.output<typeof marketReorder>;

/** `uses` counts the market's rows, which visitors no longer see once it is retired. */
export const marketRow = market.extend({
  uses: z.object({
    banners: z.int(),
    bonuses: z.int(),
    promo_codes: z.int(),
    top_list_entries: z.int(),
  }),
});
export type MarketRow = z.output<typeof marketRow>;
export type MarketUses = MarketRow['uses'];

export const marketQuery = z.object(shortListPaging);
export type MarketQuery = z.output<typeof marketQuery>;

/** An active market as pages show it, in one language. */
export const marketCard = z.object({
  code: z.string(),
  name: z.string(),
  name_in_sentence: z.string().nullable(),
  minimum_age: z.int(),
  promotion_allowed: z.boolean(),
  default_language: z.enum(languages),
  disclosure: z.string().nullable(),
  helplines: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      verified_on: z.string(),
      about: z.string().nullable(),
    }),
  ),
});
export type MarketCard = z.output<typeof marketCard>;

export const marketCardQuery = z.object({ lang });
export type MarketCardQuery = z.output<typeof marketCardQuery>;
