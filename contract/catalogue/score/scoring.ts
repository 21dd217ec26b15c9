/** The criteria by which partners are scored, with a weight in each category. Only owners change them. */
import { z } from 'zod';
import { boundedList } from '../../bounded-list.ts';
import { id, lang, optionalExcerpt, optionalTitle, trimmedTitle } from '../../field-schema.ts';
import { translations } from '../../translation.ts';

export const scoringId = 1;

export const maxCriteria = 20;
/** Numbers of removed criteria aren't reused, so the highest number can exceed the number of criteria. */
const maxCriterionId = 10_000;
const maxCategories = 50;
/** The weights of a category add up to 100, so that each is a percentage. */
export const totalWeight = 100;

const weight = z.object({
  category_id: id,
  weight: z.int().min(1).max(totalWeight),
});

const weights = boundedList(weight, maxCategories, `Must have at most ${maxCategories} categories`)
  .refine(
    (given) => new Set(given.map(({ category_id }) => category_id)).size === given.length,
    'Can contain each category only once',
  )
  .default([]);

const optionalTexts = z.object({ name: optionalTitle, description: optionalExcerpt });
const englishTexts = optionalTexts.extend({ name: trimmedTitle('Enter the name in English') });

const criterion = z.object({
  id: z.int().min(0).max(maxCriterionId).default(0).meta({
    description: 'Identifies the criterion in partners’ points. Assigned automatically if omitted',
  }),
  weights: weights.meta({
    description: 'In percent. Categories without a weight don’t use the criterion',
  }),
  i18n: translations(englishTexts, optionalTexts.prefault({})),
});
export type Criterion = z.output<typeof criterion>;

const fields = z.object({
  // Required, so that a body without criteria doesn't delete them all.
  criteria: boundedList(criterion, maxCriteria, `Must have at most ${maxCriteria} criteria`).refine(
    (given) => {
      const ids = given.flatMap(({ id }) => id || []);
      return new Set(ids).size === ids.length;
    },
    'Criterion IDs must be unique',
  ),
});

export const scoringDraft = fields.superRefine(checkWeights);
export type ScoringDraft = z.output<typeof scoringDraft>;

function checkWeights({ criteria }: z.output<typeof fields>, context: z.RefinementCtx) {
  for (const [category, sum] of weightSums(criteria)) {
    if (sum === totalWeight) continue;
    const message = `The weights of each category must add up to ${totalWeight}`;
    for (const [index, { weights }] of criteria.entries()) {
      const place = weights.findIndex(({ category_id }) => category_id === category);
      if (place < 0) continue;
      const path = ['criteria', index, 'weights', place, 'weight'];
      context.addIssue({ code: 'custom', path, message });
    }
  }
}

/** Returns the sum of the weights by category. Categories in which no criterion has a weight are left out. */
export function weightSums(criteria: readonly Pick<Criterion, 'weights'>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { category_id, weight } of criteria.flatMap(({ weights }) => weights)) {
    sums.set(category_id, (sums.get(category_id) ?? 0) + weight);
  }
  return sums;
}

export const scoring = fields.extend({
  id: z.int(),
  changed_on: z.string().nullable().meta({
    description: 'The last day on which criteria or weights changed',
  }),
});
export type Scoring = z.output<typeof scoring>;

export const scoringQuery = z.object({ lang });
export type ScoringQuery = z.output<typeof scoringQuery>;

/** The criteria as visitors see them, by category. */
export const scoringCard = z.object({
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      criteria: z.array(
        z.object({
          name: z.string(),
          description: z.string().nullable(),
          weight: z.number().meta({ description: 'In percent' }),
        }),
      ),
    }),
  ),
  changed_on: z.string().nullable(),
});
export type ScoringCard = z.output<typeof scoringCard>;
