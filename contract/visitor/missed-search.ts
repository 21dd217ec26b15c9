import { z } from 'zod';
import { wholeNumberOr } from '../field-schema.ts';
import { languages } from '../language.ts';
import { longListPaging } from '../list.ts';

/** Older days are deleted, or earlier where a setting says so. */
export const missedSearchDays = 90;

/** A list of these adds up the days that are asked for, and begins with the most frequent query. */
export const missedSearch = z.object({
  query: z.string(),
  lang: z.enum(languages),
  market_code: z.string(),
  searches: z.int(),
  last_day: z.string(),
});
export type MissedSearch = z.output<typeof missedSearch>;

/** `days` counts back from today, today included. */
export const missedSearchQuery = z.object({
  days: wholeNumberOr(30, 1, missedSearchDays),
  ...longListPaging,
});
export type MissedSearchQuery = z.output<typeof missedSearchQuery>;
