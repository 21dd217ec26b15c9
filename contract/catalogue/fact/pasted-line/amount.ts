/** Reads and writes amounts such as `10–5,000 USD`. */

type Amounts = { min: number | null; max: number | null; currency: string | null };

const number = String.raw`\d[\d\s.,]*`;
export const amountRange = `(${number})?(?:\\s*([-–—])\\s*(${number})?)?`;
const pattern = new RegExp(`^([A-Z]{3})?\\s*${amountRange}\\s*([A-Z]{3})?$`);

const grouped = /^[1-9]\d{0,2}([\s.,]\d{3})+(?:[.,]\d{1,2})?$/;

/** Reads `5,000`, `5.000` and `5 000` as thousands, and any other comma as a decimal comma. */
export function readAmount(text: string | undefined): number | null {
  if (text === undefined) return null;
  const trimmed = text.trim();
  const digits = grouped.test(trimmed) ? trimmed.replace(/[\s.,](?=\d{3}(?!\d))/g, '') : trimmed;
  const value = Number(digits.replace(/\s/g, '').replace(',', '.'));
  return Number.isNaN(value) ? null : value;
}

/**
 * Returns the amounts and the currency in a cell. A single amount is the minimum, and a cell may hold just a currency.
 */
export function readAmounts(cell: string): Partial<Amounts> | undefined {
  const [all, before, min, dash, max, after] = pattern.exec(cell) ?? [];
  const currency = after ?? before;
  if (!all || (min ?? max ?? currency) === undefined) return undefined;
  return {
    ...(min !== undefined && { min: readAmount(min) }),
    ...(dash !== undefined && { max: readAmount(max) }),
    ...(currency !== undefined && { currency }),
  };
}

/** Adds a zero to three decimals, because they would be read as thousands. */
export function writeAmount(value: number | null): string {
  const text = value === null ? '' : String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

export function writeAmounts({ min, max, currency }: Amounts): string {
  const range = max === null ? writeAmount(min) : `${writeAmount(min)}-${writeAmount(max)}`;
  return [range, currency].filter(Boolean).join(' ');
}
