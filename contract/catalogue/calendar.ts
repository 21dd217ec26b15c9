import { z } from 'zod';
import { languages } from '../language.ts';

/** The calendar looks so many days ahead. */
export const calendarDays = 28;

export const calendarKinds = [
  'banner',
  'exclusive-bonus',
  'top-list-entry',
  'promo-code',
  'content-page',
] as const;

const calendarItem = z.object({
  /** A local time of the site. */
  at: z.string(),
  happens: z.enum(['starts', 'ends']),
  kind: z.enum(calendarKinds),
  id: z.int(),
  name: z.string(),
  /** A page belongs to no market, and each of its languages is published by itself. */
  market_code: z.string().nullable(),
  lang: z.enum(languages).nullable(),
});
export type CalendarItem = z.output<typeof calendarItem>;

/** Lists what starts and ends, and the next comes first. */
export const calendar = z.object({ items: z.array(calendarItem) });
