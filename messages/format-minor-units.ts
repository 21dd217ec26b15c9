import type { Language } from '#contract/language.ts';
import { fromMinorUnits } from '#contract/money/amount.ts';
import { exponentOf, isCoin } from '#contract/money/money-currency.ts';
import { formatExactMoney } from './format-number.ts';

/** Formats cents as €12.30. Coins have no symbols in Intl and many decimals, so they are written as 0.01 BTC. */
export function formatMinorUnits(amount: number, currency: string, language: Language): string {
  const decimal = Number(fromMinorUnits(amount, currency));
  if (!isCoin(currency)) return formatExactMoney(decimal, currency, language);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: exponentOf(currency) });
  return `${format.format(decimal)}\u00a0${currency}`;
}
