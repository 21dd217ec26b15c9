/** A partner's score, as shown to visitors. */
import { z } from 'zod';

const scoreChange = z.object({
  on: z.string().meta({ description: 'A day in the time zone of the site' }),
  before: z.number(),
  after: z.number(),
});

export const scoreCard = z.object({
  is_computed: z.boolean().meta({
    description:
      'The rating is calculated from the points. Until every criterion has points, it is set by the editors',
  }),
  criteria: z.array(
    z.object({
      name: z.string(),
      description: z.string().nullable(),
      weight: z.number().meta({ description: 'In percent' }),
      points: z.number().nullable(),
      reason: z.string().nullable(),
      source_url: z.string().nullable(),
      given_on: z.string().nullable(),
      changes: z.array(scoreChange).meta({ description: 'Newest first' }),
    }),
  ),
  verdict: z.string().nullable(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});
export type ScoreCard = z.output<typeof scoreCard>;

/** No points or texts have been entered. */
export const noScoreCard: ScoreCard = {
  is_computed: false,
  criteria: [],
  verdict: null,
  pros: [],
  cons: [],
};

export const withoutScoreSources = (score: ScoreCard): ScoreCard => ({
  ...score,
  criteria: score.criteria.map((criterion) => ({ ...criterion, source_url: null })),
});
