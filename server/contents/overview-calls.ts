import { z } from 'zod';
import { calendar, calendarQuery } from '#contract/catalogue/calendar.ts';
import { dashboard } from '#contract/catalogue/dashboard.ts';
import { everythingFound, everythingQuery } from '#contract/catalogue/search/everything.ts';
import { session } from '#contract/people/session.ts';
import { findTimeZone } from '../../db/repositories/site/setting.ts';
import { readCalendar } from '../catalogue/calendar.ts';
import { readDashboard } from '../catalogue/dashboard.ts';
import { adminCall } from '../resource/admin-call.ts';
import { searchEverything } from './search-everything.ts';

const tag = 'Overview';

export const overviewCalls = {
  session: adminCall({
    tag,
    operationId: 'getSession',
    summary: 'Get the holder of this token',
    role: 'viewer',
    method: 'GET',
    path: '/session',
    opensSession: true,
    output: session,
    run: async ({ administrator: { name, role, rights, session } }) => ({
      ...{ name, role, session },
      ...(role !== 'owner' && rights.length > 0 && { rights: [...rights] }),
    }),
  }),
  dashboard: adminCall({
    tag,
    operationId: 'getDashboard',
    summary: 'List what needs attention',
    role: 'viewer',
    method: 'GET',
    path: '/dashboard',
    output: dashboard,
    run: ({ db, administrator, deps: { search, missedSearches, readNotices } }) =>
      readDashboard({
        db,
        search,
        missedSearches,
        readNotices: () => readNotices(administrator),
      }),
  }),
  calendar: adminCall({
    tag,
    operationId: 'getCalendar',
    summary: 'List what starts and ends in the coming weeks, or in a month',
    role: 'viewer',
    method: 'GET',
    path: '/calendar',
    input: calendarQuery,
    output: calendar,
    run: async ({ db }, { month }) => ({ items: await readCalendar(db, month) }),
  }),
  searchEverything: adminCall({
    tag,
    operationId: 'searchEverything',
    summary: 'Find products, offers, pages, markets and people by name',
    role: 'viewer',
    method: 'GET',
    path: '/search',
    input: everythingQuery,
    output: everythingFound,
    run: async ({ db, administrator: { role }, deps: { search } }, { q }) => ({
      items: await searchEverything({ db, search }, role, q),
    }),
  }),
  /** Promo codes expire at a local time in this zone. */
  timeZone: adminCall({
    tag,
    operationId: 'getTimeZone',
    summary: 'Get the time zone of the site',
    role: 'viewer',
    method: 'GET',
    output: z.string(),
    run: ({ db }) => findTimeZone(db),
  }),
};
