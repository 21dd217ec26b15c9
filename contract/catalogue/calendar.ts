import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { languages } from '../language.ts';
import { monthPattern } from '../wall-clock.ts';

/** The number of days that the calendar looks ahead. */
export const calendarDays = 28;

export const calendarKinds = [
  'banner',
  'exclusive-bonus',
  'top-list-entry',
  'promo-code',
  'content-page',
  'release',
] as const;

export const calendarQuery = z.object({
  month: boundedText('2026-12'.length)
    .regex(monthPattern, 'Must be a month such as 2026-12')
    .optional()
    .meta({
      description: 'Lists this month, in the site’s time zone, instead of the coming weeks',
      examples: ['2026-12'],
    }),
});

const calendarItem = z.object({
  /** In the site's time zone. */
  at: z.string(),
  happens: z.enum(['starts', 'ends']),
  kind: z.enum(calendarKinds),
  id: z.int(),
  name: z.string(),
  /** Null for releases and content pages, which belong to no market; pages are published per language. */
  market_code: z.string().nullable(),
  lang: z.enum(languages).nullable(),
});
export type CalendarItem = z.output<typeof calendarItem>;

/** All starts and ends of items, soonest first. */
export const calendar = z.object({ items: z.array(calendarItem) });
