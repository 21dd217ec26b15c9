const dayInMilliseconds = 24 * 60 * 60_000;

/** Returns the Monday of the week of a day such as `2026-12-31`. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const since = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - since * dayInMilliseconds).toISOString().slice(0, 10);
}
