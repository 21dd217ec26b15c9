/** Decides which months a programme's payments have paid. */

export type OwedMonth = { month: string; owed: number };
export type Paid = { month: string | null; amount: number };
export type SettledMonth = OwedMonth & { paid: number; open: number };

/**
 * A payment that names its month pays that one first. Everything else pays the oldest open months. Months are in order,
 * and all amounts are in one currency. A month with a negative amount pays for others, as programmes deduct it.
 */
export function settle(months: readonly OwedMonth[], payments: readonly Paid[]): SettledMonth[] {
  const settled = months.map((month) => ({ ...month, paid: 0 }));
  const byMonth = new Map(settled.map((month) => [month.month, month]));
  let rest = 0;
  for (const { month, amount } of payments) {
    const named = month === null ? undefined : byMonth.get(month);
    const used = named ? usedFor(named, amount) : 0;
    if (named) named.paid += used;
    rest += amount - used;
  }
  for (const month of settled) if (month.owed < 0) rest -= month.owed;
  for (const month of settled) {
    const used = Math.min(Math.max(month.owed - month.paid, 0), Math.max(rest, 0));
    month.paid += used;
    rest -= used;
  }
  return settled.map((month) => ({ ...month, open: Math.max(month.owed - month.paid, 0) }));
}

/** A payment taken back first takes from what its month has been paid. */
const usedFor = ({ owed, paid }: OwedMonth & { paid: number }, amount: number) =>
  amount < 0 ? -Math.min(paid, -amount) : Math.min(Math.max(owed - paid, 0), amount);
