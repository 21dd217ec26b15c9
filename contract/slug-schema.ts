import { z } from 'zod';
import {
  boundedText,
  idFromDigits,
  optionalLabel,
  unknownIdMark,
  unknownIdMessage,
} from './field-schema.ts';
import { isId, maxId } from './id.ts';
import { isSlug, slugLength, slugPattern } from './slug.ts';

const slugMessage = `Must have ${slugLength.min} to ${slugLength.max} lowercase letters a to z, digits and single hyphens, and not only digits`;

/** Blank means that the slug is kept, or made from the name. */
export const optionalSlug = optionalLabel
  .refine((value) => value === null || isSlug(value), slugMessage)
  .meta({ description: 'Without one, it is kept; a new entry gets one from its name' });

/** A slug never consists of digits alone. */
export const idOrSlugInPath = z
  .preprocess(
    idFromDigits,
    z.union([z.number(), boundedText(slugLength.max)]).superRefine((value, context) => {
      if (typeof value === 'string' ? isSlug(value) : isId(value)) return;
      const isTooLarge = typeof value === 'number' && Number.isInteger(value) && value > maxId;
      context.addIssue(
        isTooLarge
          ? { code: 'custom', message: unknownIdMessage, params: unknownIdMark }
          : { code: 'custom', message: 'Must be an ID or a slug' },
      );
    }),
  )
  .meta({
    description: 'The id, or the slug',
    anyOf: [
      { type: 'integer', minimum: 1, maximum: maxId },
      {
        type: 'string',
        pattern: slugPattern,
        minLength: slugLength.min,
        maxLength: slugLength.max,
      },
    ],
  });
