import { trpc } from './api.ts';

/** The site's time zone, and what its clocks show now, as `2026-12-31 23:59:00`. */
export function useSiteTime() {
  const { data: timeZone } = trpc.admin.timeZone.useQuery(undefined, { staleTime: Infinity });
  if (!timeZone) return undefined;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return { timeZone, now: clock.format(new Date()) };
}
