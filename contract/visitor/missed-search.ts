import { z } from 'zod';
import { wholeNumberOr } from '../field-schema.ts';
import { languages } from '../language.ts';
import { longListPaging } from '../list.ts';

/** Older days are deleted. A setting can shorten this. */
export const missedSearchDays = 90;

/** Added up over the requested days, most frequent query first. */
export const missedSearch = z.object({
  query: z.string(),
  lang: z.enum(languages),
  market_code: z.string(),
  searches: z.int(),
  last_day: z.string(),
});
export type MissedSearch = z.output<typeof missedSearch>;

/** `days` includes today. */
export const missedSearchQuery = z.object({
  days: wholeNumberOr(30, 1, missedSearchDays),
  ...longListPaging,
});
export type MissedSearchQuery = z.output<typeof missedSearchQuery>;
