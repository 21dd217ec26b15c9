const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const figures = new Intl.NumberFormat('en');

/** An instant, by the clock of who reads it. */
export const timeOf = (instant: string) => local.format(new Date(instant));

const siteTime = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time of the site, such as 2026-12-31 23:59:00, as it is. */
export const siteTimeOf = (localTime: string) =>
  siteTime.format(new Date(`${localTime.replace(' ', 'T')}Z`));

export const figureOf = (count: number) => figures.format(count);
