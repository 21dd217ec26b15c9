import { z } from 'zod';
import { boundedList } from './bounded-list.ts';
import { maxId } from './id.ts';
import { defaultLanguage, isLanguage, type Language } from './language.ts';
import {
  fits,
  isBlank,
  isEmail,
  isStorable,
  maxLength,
  tooLongMessage,
  unstorableMessage,
} from './text-rule.ts';
import { ifMissing } from './zod-message.ts';

/** Checks the length first, so that long input skips the costlier checks. */
export const boundedText = (max: number, missing?: string, tooLong = tooLongMessage(max)) =>
  z
    .string(missing === undefined ? undefined : ifMissing(missing))
    .refine((value) => fits(value, max), { message: tooLong, abort: true })
    .meta({ maxLength: max });

/** Aborts at the first failed check, so that only one message is reported. */
export const storableText = (max: number, missing?: string) =>
  boundedText(max, missing).refine(isStorable, { message: unstorableMessage, abort: true });

const requiredText = (max: number, missing: string) =>
  storableText(max, missing)
    .refine((value) => !isBlank(value), missing)
    .meta({ pattern: '\\S' });

/** Blank text becomes null. */
const optionalText = (max: number) =>
  storableText(max)
    .nullable()
    .overwrite((value) => (value === null || isBlank(value) ? null : value))
    .default(null);

/** Blank text becomes the default. */
const defaultedText = (max: number, fallback: string) =>
  storableText(max)
    .nullable()
    .default(null)
    .transform((value) => (value === null || isBlank(value) ? fallback : value));

export const listSearch = boundedText(maxLength.search)
  .min(1)
  .refine(isStorable, 'Contains a character that cannot be searched')
  .optional();

export const requiredTitle = (missing: string) => requiredText(maxLength.title, missing);
export const requiredExcerpt = (missing: string) => requiredText(maxLength.excerpt, missing);
export const defaultedTitle = (fallback: string) => defaultedText(maxLength.title, fallback);
export const defaultedLabel = (fallback: string) => defaultedText(maxLength.label, fallback);
export const optionalTitle = optionalText(maxLength.title);
export const optionalLabel = optionalText(maxLength.label);
export const optionalExcerpt = optionalText(maxLength.excerpt);
export const optionalDescription = optionalText(maxLength.description);

export const optionalEmail = optionalText(maxLength.email).refine(
  (value) => value === null || isEmail(value),
  'Must be an email address',
);

/** A query parameter name that needs no escaping. */
export const optionalParameterName = optionalText(40)
  .refine(
    (value) => value === null || /^[\w-]+$/.test(value),
    'Can only contain letters, digits, _ and -',
  )
  .meta({ pattern: '^([A-Za-z0-9_-]+|\\s*)$' });

/** Only set in public responses if the partner accepts click ids. */
export const clickParameter = z
  .string()
  .optional()
  .meta({ description: 'Link parameter that carries the click id' });

/** Accepts any text of at least two characters that fits in a URL, and truncates it to 200 characters. */
export const searchText = boundedText(maxLength.url)
  .refine(isStorable, { message: 'Contains a character that cannot be searched', abort: true })
  .overwrite((value) => [...value.trim()].slice(0, maxLength.title).join(''))
  .refine((value) => [...value].length >= 2, 'Must have at least 2 characters')
  .meta({
    minLength: 2,
    description: 'Surrounding whitespace is ignored; anything beyond 200 characters is cut off',
  });

/** Trimmed, because surrounding spaces only cause trouble when someone retypes the code or name. */
export const trimmedLabel = (missing: string) =>
  requiredText(maxLength.label, missing).overwrite((value) => value.trim());
export const trimmedTitle = (missing: string) =>
  requiredTitle(missing).overwrite((value) => value.trim());

/** Treats an id above the maximum like any other id that doesn't exist. */
export const unknownIdMessage = 'Nothing has this ID';
export const id = z.int().min(1).max(maxId, unknownIdMessage);
export const optionalId = id.nullable().default(null);

/** A set: duplicates are ignored. */
export const categoryIds = boundedList(id, 1000, 'Must have at most 1000 categories')
  .overwrite((ids) => [...new Set(ids)])
  .default([]);

/** Matches the primary subtag of a language tag. Falls back to English for unsupported languages. */
export const lang = boundedText(maxLength.url)
  .min(1)
  .default(defaultLanguage)
  .transform((tag): Language => {
    const primary = tag.split(/[-_]/, 1)[0]?.toLowerCase();
    return isLanguage(primary) ? primary : defaultLanguage;
  });

const hasOneDecimal = (value: number) => value === Math.round(value * 10) / 10;

export const rating = z
  .number()
  .min(0)
  .max(5)
  .refine(hasOneDecimal, 'Must have at most one decimal place')
  .meta({ description: 'With at most one decimal' })
  .nullable();

/** Well below 2^53, so that every database stores positions exactly. */
const maxPosition = 1_000_000_000;

export const sortOrder = z.int().min(1).max(maxPosition).default(1);
export const position = z.int().min(0).max(maxPosition);

/** A flag is 1 or 0; true and false are accepted too. */
const flag = (fallback: 0 | 1) =>
  z
    .union([z.literal([0, 1]), z.boolean()], 'Must be 1 or 0')
    .default(fallback)
    .transform((value): 0 | 1 => (value ? 1 : 0));

export const activeFlag = flag(1);
export const paidFlag = flag(0);

const digits = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** Accepts a number (from JSON) or digits (from a URL). */
export const wholeNumber = (min: number, max: number) =>
  z
    .preprocess(
      digits,
      z
        .number(`Must be a whole number from ${min}`)
        .refine((value) => Number.isInteger(value) && value >= min && value <= max, {
          message: `Must be a whole number from ${min} to ${max}`,
        }),
    )
    .meta({ type: 'integer', minimum: min, maximum: max });

export const wholeNumberOr = (fallback: number, min: number, max: number) =>
  wholeNumber(min, max)
    .default(fallback)
    .meta({ type: 'integer', minimum: min, maximum: max, default: fallback });

/** Accepts any offset past the end of a list, no matter how large, and returns an empty page there. */
export const offset = z
  .preprocess(
    (value) => {
      const number = digits(value);
      return typeof number === 'number' ? Math.min(number, Number.MAX_SAFE_INTEGER) : number;
    },
    z
      .number('Must be a whole number from 0')
      .refine((value) => Number.isInteger(value) && value >= 0, 'Must be a whole number from 0'),
  )
  .default(0)
  .meta({ type: 'integer', minimum: 0, default: 0 });

/** Distinguishes a well-formed id that no row can have from a malformed one. */
export const unknownIdMark = { isUnknownId: true };

/** Accepts digits from REST paths and numbers from tRPC. */
export const idFromDigits = (value: unknown) =>
  typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value;

export const idInPath = z
  .preprocess(
    idFromDigits,
    z
      .number()
      .min(1)
      .refine(Number.isInteger, { message: 'Must be a whole number', abort: true })
      .refine((value) => value <= maxId, { message: unknownIdMessage, params: unknownIdMark }),
  )
  .meta({ type: 'integer', minimum: 1, maximum: maxId });

/** For filters: an id above the maximum is valid but matches nothing. */
export const idParameter = wholeNumber(0, Number.MAX_SAFE_INTEGER)
  .transform((value) => Math.min(value, maxId))
  .meta({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const isRealTime = (value: string) => {
  const match = /^((?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(value);
  if (!match) return false;
  const time = new Date(`${match[1]}T${match[2]}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${match[1]}T${match[2]}`);
};

/** Rejects text that is not a valid date or time before anything compares it. */
export const localDate = boundedText(
  '2026-12-31'.length,
  undefined,
  'Must be a date like 2026-12-31, in at most 10 characters',
)
  .refine((value) => isRealTime(`${value} 00:00:00`), {
    message: 'Must be a date like 2026-12-31',
    abort: true,
  })
  .meta({ pattern: '^(19[7-9]|[2-9]\\d\\d)\\d-\\d\\d-\\d\\d$' });

export const localTime = boundedText(
  '2026-12-31 23:59:00'.length,
  undefined,
  'Must be a date and time like 2026-12-31 23:59:00, in at most 19 characters',
)
  .refine(isRealTime, { message: 'Must be a date and time like 2026-12-31 23:59:00', abort: true })
  .meta({
    pattern: '^(19[7-9]|[2-9]\\d\\d)\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$',
    description: 'In the time zone of the site',
  });
