/** Decides which months a programme's payments have paid. */

/** `missing` says why an amount can't be converted. */
export type OwedMonth = { month: string; owed: number; missing?: string };
/** Without a rate, only the sign of the amount is known. */
export type Paid = { month: string | null; amount: number; missing?: string };
export type SettledMonth = {
  month: string;
  owed: number;
  /** Everything that has come in for the month. */
  paid: number;
  /** What losses of other months have reduced it by. Negative in the month of the loss. */
  offset: number;
  /** Negative if more was paid than owed. */
  open: number;
  missing: string | null;
};

/**
 * A payment that names its month counts for that one. The others pay the oldest open months, and what nothing is open
 * for counts for the last one. Months are in order, and all amounts are in one currency. A month with a negative amount
 * reduces what others are owed, as programmes deduct it.
 */
export function settle(months: readonly OwedMonth[], payments: readonly Paid[]): SettledMonth[] {
  const settled = months.map(
    ({ month, owed, missing = null }): SettledMonth => ({
      ...{ month, owed, paid: 0, offset: 0, open: owed, missing },
    }),
  );
  const byMonth = new Map(settled.map((row) => [row.month, row]));
  const unnamed: Paid[] = [];
  for (const payment of payments) {
    const named = payment.month === null ? undefined : byMonth.get(payment.month);
    if (named) receive(named, payment);
    else unnamed.push(payment);
  }
  payOldest(settled, unnamed);
  offsetLosses(settled.filter(({ missing }) => missing === null));
  return settled;
}

function receive(into: SettledMonth, { amount, missing }: Omit<Paid, 'month'>) {
  if (missing !== undefined) into.missing ??= missing;
  else {
    into.paid += amount;
    into.open -= amount;
  }
}

/** What an unknown amount may have paid is unknown, too. */
function payOldest(months: readonly SettledMonth[], payments: readonly Paid[]) {
  let rest = payments.reduce((sum, { amount, missing }) => sum + (missing ? 0 : amount), 0);
  const paying: SettledMonth[] = [];
  let unknown: string | undefined;
  for (const month of months) {
    if (month.missing !== null) {
      if (rest > 0) unknown ??= month.missing;
    } else if (month.open > 0 && unknown !== undefined) {
      month.missing = unknown;
    } else if (month.open > 0 && rest > 0) {
      const amount = Math.min(month.open, rest);
      receive(month, { amount });
      rest -= amount;
      paying.push(month);
    }
  }
  const last = months.at(-1);
  if (!last) return;
  receive(last, unknown === undefined ? { amount: rest } : { amount: 0, missing: unknown });
  for (const { amount, missing } of payments) {
    if (missing === undefined) continue;
    const open = months.filter((month) => month.open > 0);
    for (const month of [...(amount > 0 ? open : paying), last])
      receive(month, { amount, missing });
  }
}

function offsetLosses(months: readonly SettledMonth[]) {
  const losses = months.filter(({ owed, open }) => owed < 0 && open < 0);
  for (const loss of losses) {
    let rest = Math.min(-loss.owed, -loss.open);
    for (const month of months) {
      const used = Math.min(Math.max(month.open, 0), rest);
      month.offset += used;
      month.open -= used;
      loss.offset -= used;
      loss.open += used;
      rest -= used;
    }
  }
}
