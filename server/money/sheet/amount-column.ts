/** Columns for amounts, which are decimals in the currency of their row. */
import { fromMinorUnits, toMinorUnits } from '#contract/money/amount.ts';
import { isMoneyCurrency } from '#contract/money/money-currency.ts';
import type { Column } from '../../sheet/sheet.ts';

/** Some countries use a decimal comma. With three digits after it, it could also separate thousands. */
export const readUnits = (cell: string, currency: string): number | undefined =>
  toMinorUnits(cell.replace(/^(-?\d+),(\d\d?|\d{4,})$/, '$1.$2'), currency);

/** Returns undefined if the row has no currency to read its amounts in, which is an error of its own. */
export const currencyOf = ({ currency }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof currency === 'string' && isMoneyCurrency(currency) ? currency : undefined;

export const readCurrency = (cell: string) => cell.toUpperCase() || undefined;

export const currencyColumn: Column<{ currency: string }> = {
  name: 'currency',
  path: 'currency',
  read: readCurrency,
  write: ({ currency }) => currency,
};

/** Must come after the column of the currency. */
export const amountColumn = <Whole extends { currency: string }>(
  { name, path = name }: { name: string; path?: string },
  at: (whole: Whole) => number | null,
): Column<Whole> => ({
  name,
  path,
  isAmount: true,
  dependsOn: 'currency',
  write(whole) {
    const units = at(whole);
    return units === null ? '' : fromMinorUnits(units, whole.currency);
  },
  read(cell, stored, fields) {
    const currency = currencyOf(fields);
    if (cell === '') return null;
    if (currency === undefined) return stored ?? 0;
    const example = fromMinorUnits(1250, currency);
    const unreadable = `Must be an amount in ${currency}, such as ${example}`;
    return readUnits(cell, currency) ?? { unreadable };
  },
});
