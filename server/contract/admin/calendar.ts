import { z } from 'zod';

/** The calendar looks so many days ahead. */
export const calendarDays = 28;

export const calendarKinds = ['banner', 'exclusive-bonus', 'top-list-entry', 'promo-code'] as const;

const calendarItem = z.object({
  /** A local time of the site. */
  at: z.string(),
  happens: z.enum(['starts', 'ends']),
  kind: z.enum(calendarKinds),
  id: z.int(),
  name: z.string(),
  market_code: z.string(),
});
export type CalendarItem = z.output<typeof calendarItem>;

/** Lists what starts and ends, and the next comes first. */
export const calendar = z.object({ items: z.array(calendarItem) });
