/** The editors' score of a partner: points for each criterion with a reason, and a verdict. */
import { z } from 'zod';
import { boundedList } from '../../bounded-list.ts';
import {
  id,
  localDate,
  optionalExcerpt,
  rating,
  requiredExcerpt,
  requiredTitle,
} from '../../field-schema.ts';
import { optionalUrl } from '../../link-schema.ts';
import { translations } from '../../translation.ts';
import { maxCriteria } from './scoring.ts';

const maxArguments = 10;

const reason = z.object({ reason: optionalExcerpt });

const english = reason.extend({ reason: requiredExcerpt('Give the reason in English') });

/** Used if the translation is missing, so that the error points to the required field. */
const noTexts = {} as z.input<typeof english>;

const point = z.object({
  criterion_id: id,
  points: rating.unwrap(),
  source_url: optionalUrl,
  given_on: localDate,
  i18n: translations(english.prefault(noTexts), reason.prefault({})).prefault({}),
});
export type Point = z.output<typeof point>;

const points = boundedList(point, maxCriteria, `Must have at most ${maxCriteria} items`)
  .refine(
    (given) => new Set(given.map(({ criterion_id }) => criterion_id)).size === given.length,
    'Can contain each criterion only once',
  )
  .default([]);

const argument = requiredTitle('Enter a text or remove the line');
const listOfArguments = boundedList(
  argument,
  maxArguments,
  `Must have at most ${maxArguments} items`,
).default([]);

const texts = z
  .object({ verdict: optionalExcerpt, pros: listOfArguments, cons: listOfArguments })
  .prefault({});
export type ScoreTexts = z.output<typeof texts>;

export const productScore = z
  .object({
    points: points.meta({
      description:
        'Once every criterion of its categories has points, the product’s rating is calculated from them',
    }),
    i18n: translations(texts, texts).prefault({}),
  })
  .prefault({});
export type ProductScore = z.output<typeof productScore>;

export const noScore: ProductScore = productScore.parse({});
