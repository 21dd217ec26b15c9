import type { Kysely } from 'kysely';
import { type CalendarItem, calendarDays } from '#contract/catalogue/calendar.ts';
import { day, instantOf, monthAfter } from '#contract/wall-clock.ts';
import { type CalendarSpan, listCalendar } from '../../db/repositories/catalogue/calendar.ts';
import { findTimeZone } from '../../db/repositories/site/setting.ts';
import { nowInSeconds } from '../../db/sql/schedule.ts';
import type { Database } from '../../db/tables.ts';

/** Without a month, lists the coming weeks. */
export async function readCalendar(
  db: Kysely<Database>,
  month: string | undefined,
): Promise<CalendarItem[]> {
  return listCalendar(db, month ? spanOf(month, await findTimeZone(db)) : comingWeeks(db));
}

function comingWeeks(db: Kysely<Database>): CalendarSpan {
  const after = nowInSeconds(db);
  return { after, until: after + (calendarDays * day) / 1000 };
}

/** The repository excludes the start of the span, so it starts a second earlier. */
function spanOf(month: string, timeZone: string): CalendarSpan {
  const firstOf = (month: string) => instantOf(`${month}-01 00:00:00`, timeZone);
  return { after: firstOf(month) - 1, until: firstOf(monthAfter(month, 1)) - 1 };
}
