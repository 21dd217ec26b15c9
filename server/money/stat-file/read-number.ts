import { exponentOf, isMoneyCurrency } from '#contract/money/money-currency.ts';
import { type RawCell, shown, startsLikeFormula } from './raw-row.ts';

export type Read<Value> = { value: Value; error?: undefined } | { error: string };

type Decimal = { isNegative: boolean; whole: string; decimals: string };

export type DecimalMark = '.' | ',';

/** The parts of a figure before its digits are read. */
type Signed = { isNegative: boolean; digits: string };

/** Almost all figures are like this, and the general way takes longer. */
const plainFigure: Record<DecimalMark, RegExp> = {
  '.': /^(-?)(\d+)(?:\.(\d+))?$/,
  ',': /^(-?)(\d+)(?:,(\d+))?$/,
};

const spaces = /[\s\u00a0\u202f\u2009]+/g;

export function readCount(cell: RawCell, mark: DecimalMark): Read<number> {
  const decimal = readDecimal(cell, mark, undefined);
  if (decimal.error !== undefined) return decimal;
  const { whole, decimals, isNegative } = decimal.value;
  if (/[1-9]/.test(decimals)) return { error: `Must be a whole number: ${shown(cell)}` };
  return exact(isNegative, Number(whole), cell);
}

export type AmountFormat = { mark: DecimalMark; unit: 'major' | 'minor'; currency: string };

/** Returns minor units. */
export function readAmount(cell: RawCell, { mark, unit, currency }: AmountFormat): Read<number> {
  const decimal = readDecimal(cell, mark, currency);
  if (decimal.error !== undefined) return decimal;
  const { whole, decimals, isNegative } = decimal.value;
  if (unit === 'major') return exact(isNegative, toMinor(whole, decimals, currency), cell);
  if (/[1-9]/.test(decimals)) {
    return { error: `Must be whole, because the source has minor units: ${shown(cell)}` };
  }
  return exact(isNegative, Number(whole), cell);
}

/**
 * Programmes report shares such as 12.3456 euros. They round them half away from zero on statements, so rounding each
 * row the same way stays closest to those.
 */
function toMinor(whole: string, decimals: string, currency: string): number {
  const exponent = exponentOf(currency);
  const kept = Number(whole + decimals.slice(0, exponent).padEnd(exponent, '0'));
  return (decimals[exponent] ?? '0') >= '5' ? kept + 1 : kept;
}

function exact(isNegative: boolean, size: number, cell: RawCell): Read<number> {
  if (!Number.isSafeInteger(size)) return { error: `Is too large to be exact: ${shown(cell)}` };
  return { value: isNegative && size > 0 ? -size : size };
}

function readDecimal(
  cell: RawCell,
  mark: DecimalMark,
  currency: string | undefined,
): Read<Decimal> {
  if (cell === undefined) return { error: 'Is missing, and is never read as zero' };
  if (cell === null) return { error: 'Is empty, and is never read as zero' };
  if (typeof cell === 'number') {
    // From here on, numbers are written with an exponent.
    return Math.abs(cell) < 1e21
      ? fromNumber(cell)
      : { error: `Is too large to be exact: ${cell}` };
  }
  if (typeof cell === 'string') return fromText(cell, mark, currency);
  if ('isFormula' in cell) return { error: 'Is a formula; paste its value instead' };
  return { error: `Is not a number: ${shown(cell)}` };
}

function fromNumber(number: number): Read<Decimal> {
  const size = Math.abs(number);
  const plain = size < 1e-6 ? size.toFixed(20) : String(size);
  const [whole = '', decimals = ''] = plain.split('.');
  return { value: { isNegative: number < 0, whole, decimals } };
}

function fromText(text: string, mark: DecimalMark, currency: string | undefined): Read<Decimal> {
  const trimmed = text.trim();
  const [plain, minus, whole = '', decimals = ''] = plainFigure[mark].exec(trimmed) ?? [];
  if (plain !== undefined) return { value: { isNegative: minus === '-', whole, decimals } };
  if (trimmed === '') return { error: 'Is empty, and is never read as zero' };
  const value = shown(text);
  if (startsLikeFormula(trimmed)) return { error: `Starts like a formula: ${value}` };
  if (trimmed.endsWith('%')) return { error: `Is a percentage: ${value}` };
  const { isNegative, digits } = signed(trimmed, currency);
  if (/[\p{L}\p{Sc}]/u.test(digits)) {
    return { error: currencyFault(digits, value, currency) ?? `Is not a number: ${value}` };
  }
  const parts = withoutGroups(digits, mark);
  if (parts) return { value: { isNegative, ...parts } };
  return { error: markFault(digits, mark, value) ?? `Is not a number: ${value}` };
}

/** Takes off what may surround digits: a minus, an accountant's parentheses, and the currency of the row. */
function signed(text: string, currency: string | undefined): Signed {
  const [, inside] = /^\((.*)\)$/.exec(text) ?? [];
  let rest = (inside ?? text).trim();
  let isNegative = inside !== undefined;
  const takeMinus = () => {
    if (isNegative || !/^[-\u2212]/.test(rest)) return;
    isNegative = true;
    rest = rest.slice(1).trim();
  };
  takeMinus();
  rest = currency === undefined ? rest : withoutCurrency(rest, currency);
  takeMinus();
  return { isNegative, digits: rest };
}

const signsOf = new Map<string, readonly string[]>();

function currencySigns(currency: string): readonly string[] {
  const known = signsOf.get(currency);
  if (known) return known;
  const signs = [currency.toLowerCase(), ...(isIso(currency) ? signsFor(currency) : [])];
  if (currency === 'BTC') signs.push('₿');
  signsOf.set(currency, signs);
  return signs;
}

const isIso = (currency: string) => /^[A-Z]{3}$/.test(currency);

/** A dollar is written as $ in the United States, and as US$ elsewhere. */
const signLocales = ['en', 'en-CA'];

const signsFor = (currency: string): string[] =>
  signLocales.flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
      const options = { style: 'currency', currency, currencyDisplay } as const;
      const parts = new Intl.NumberFormat(locale, options).formatToParts(0);
      return parts.flatMap(({ type, value }) => (type === 'currency' ? [value.toLowerCase()] : []));
    }),
  );

/** Takes off the sign or code once, before or after. */
function withoutCurrency(text: string, currency: string): string {
  const folded = text.toLowerCase();
  for (const sign of currencySigns(currency)) {
    if (folded.startsWith(sign)) return text.slice(sign.length).trim();
    if (folded.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

function currencyFault(digits: string, value: string, currency: string | undefined) {
  if (currency === undefined || !/\d/.test(digits)) return undefined;
  const code = /[A-Za-z]{3,5}/.exec(digits)?.[0].toUpperCase() ?? '';
  if (!/\p{Sc}/u.test(digits) && !isMoneyCurrency(code)) return undefined;
  return `Is in another currency than its row, which is in ${currency}: ${value}`;
}

/** Returns undefined unless the digits are all together, or all in groups of three with the same separator. */
function withoutGroups(text: string, mark: DecimalMark) {
  const [before = '', after, ...others] = text.split(mark);
  if (others.length > 0 || after === '' || (after !== undefined && !/^\d+$/.test(after))) {
    return undefined;
  }
  const groups = before.replace(spaces, ' ');
  const isPlain = /^\d*$/.test(groups);
  // A group after a lone zero is the decimals of another mark.
  const isGrouped = /^[1-9]\d{0,2}(?:([ .,'’])\d{3})(?:\1\d{3})*$/.test(groups);
  if (!isPlain && !isGrouped) return undefined;
  if (groups === '' && after === undefined) return undefined;
  return { whole: groups.replaceAll(/\D/g, '') || '0', decimals: after ?? '' };
}

function markFault(digits: string, mark: DecimalMark, value: string): string | undefined {
  if (withoutGroups(digits, mark === '.' ? ',' : '.')) {
    return `Uses another decimal mark than the source, which has “${mark}”: ${value}`;
  }
  if (/^\d[\d.,'’\s]*[.,'’\s]\d+$/.test(digits)) return `Has digits in uneven groups: ${value}`;
  return undefined;
}
