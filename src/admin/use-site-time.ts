import { wallClock } from '#contract/wall-clock.ts';
import { trpc } from './api.ts';

/** The time zone of the site, and its local time now, as `2026-12-31 23:59:00`. */
export function useSiteTime() {
  const { data: timeZone } = trpc.admin.timeZone.useQuery(undefined, { staleTime: 'static' });
  if (!timeZone) return undefined;
  return { timeZone, now: wallClock(timeZone).format(new Date()) };
}
