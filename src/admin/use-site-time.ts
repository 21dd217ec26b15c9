import { wallClock } from '#contract/wall-clock.ts';
import { trpc } from './api.ts';

/** Returns the site's time zone and its current local time, such as `2026-12-31 23:59:00`. */
export function useSiteTime() {
  const { data: timeZone } = trpc.admin.timeZone.useQuery(undefined, { staleTime: 'static' });
  if (!timeZone) return undefined;
  return { timeZone, now: wallClock(timeZone).format(new Date()) };
}
