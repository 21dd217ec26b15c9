/** Amounts are typed as decimals, and sent in minor units. */
import type { z } from 'zod';
import { fromMinorUnits, toMinorUnits } from '#contract/money/amount.ts';
import { exponentOf, isMoneyCurrency } from '#contract/money/money-currency.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

export type TypedAmount = string | null;

/** A comma is a decimal mark. Thousands separators are refused, because a comma and a point each mean both. */
export function readAmount(typed: string, currency: string): number | undefined {
  const code = currency.trim().toUpperCase();
  if (!isMoneyCurrency(code)) return undefined;
  return toMinorUnits(
    typed
      .trim()
      .replace(/\s|\u00a0/g, '')
      .replace(/^\+/, '')
      .replace(',', '.'),
    code,
  );
}

export const typedAmount = (amount: number | null, currency: string): TypedAmount =>
  amount === null ? null : fromMinorUnits(amount, currency);

type Context = Pick<z.core.$RefinementCtx, 'addIssue'>;

/** Returns a reader that reports amounts it can't read. The currency's own error is enough if the code is unknown. */
export const amountReader =
  (context: Context, currency: string | null, text: AdminTexts['programme']) =>
  (path: (string | number)[], typed: TypedAmount | undefined): number | null => {
    if (typed === null || typed === undefined || typed.trim() === '') return null;
    const code = (currency ?? '').trim().toUpperCase();
    const amount = readAmount(typed, code);
    if (amount !== undefined) return amount;
    if (isMoneyCurrency(code)) {
      const message = text.badAmount(code, exponentOf(code));
      context.addIssue({ code: 'custom', path, message });
    }
    return null;
  };
