/** Amounts are integers in the minor unit of their currency, such as cents, so that sums are exact. */
let codes: ReadonlySet<string> | undefined;

export function isCurrency(code: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(code);
}

export const notCurrency = 'Must be an ISO 4217 currency code, such as USD';

/** Intl is slow, and an import looks up the currency of every row. */
const decimals = new Map<string, number>();

/** Returns 2 for the dollar, 0 for the yen, 3 for the Kuwaiti dinar. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, found);
  return found;
}

/** Returns undefined if the amount has more decimals than the currency. Trailing zeros don't count. */
export function minorUnits(amount: string, currency: string): number | undefined {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d*?)0*)?$/.exec(amount) ?? [];
  const length = decimalsOf(currency);
  if (whole === '' || decimals.length > length) return undefined;
  const units = Number(whole + decimals.padEnd(length, '0'));
  return sign && units > 0 ? -units : units;
}

/** Formats an amount as a decimal number, such as 12.30 for 1230 cents. */
export const majorUnits = (amount: number, currency: string): string => {
  const decimals = decimalsOf(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
};
