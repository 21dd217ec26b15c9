import { z } from 'zod';
import { wholeNumberOr } from '#contract/field.ts';
import { languages } from '#contract/language.ts';
import { longListPaging } from '#contract/list.ts';
import { markets } from '#contract/market.ts';

/** Older days are dropped. */
export const missedSearchDays = 90;

/** What visitors searched for and did not find, over the days asked for; most searched first. */
export const missedSearch = z.object({
  query: z.string(),
  lang: z.enum(languages),
  market_code: z.enum(markets),
  searches: z.int(),
  last_day: z.string(),
});
export type MissedSearch = z.output<typeof missedSearch>;

/** The days up to today, today included. */
export const missedSearchQuery = z.object({
  days: wholeNumberOr(30, 1, missedSearchDays),
  ...longListPaging,
});
export type MissedSearchQuery = z.output<typeof missedSearchQuery>;
