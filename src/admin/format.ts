import { asIfUtc } from '#contract/local-time.ts';

const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const numbers = new Intl.NumberFormat('en');

/** Formats an instant in the reader's time zone. */
export const formatTime = (instant: string) => local.format(new Date(instant));

const siteTime = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a local time of the site, such as 2026-12-31 23:59:00, without a change of time zone. */
export const formatSiteTime = (localTime: string) => siteTime.format(asIfUtc(localTime));

export const formatNumber = (count: number) => numbers.format(count);
