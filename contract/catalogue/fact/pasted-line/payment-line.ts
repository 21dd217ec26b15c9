import { fold } from '../../../fold.ts';
import { isMarketCode } from '../../../site/market-code.ts';
import type { Payment } from '../product-facts.ts';
import { amountRange, readAmount, readAmounts, writeAmount, writeAmounts } from './amount.ts';
import {
  findNamed,
  isDay,
  isUrl,
  type Named,
  type Pasted,
  readLines,
  readMarkets,
  readWord,
  writeLine,
} from './fact-line.ts';
import { hasNoFee, readFee, writeFee } from './fee-cell.ts';

type Known = {
  methods: readonly Named[];
  markets: readonly string[];
  directions: Record<Payment['direction'], string>;
};

type Hours = Pick<Payment, 'hours_min' | 'hours_max'>;

const hoursPattern = new RegExp(`^${amountRange}\\s*([a-zı]+)$`);

/** The hours in each unit, in English and Turkish. */
const units: Record<string, number> = {
  min: 1 / 60,
  minutes: 1 / 60,
  dk: 1 / 60,
  dakika: 1 / 60,
  h: 1,
  hour: 1,
  hours: 1,
  sa: 1,
  saat: 1,
  d: 24,
  day: 24,
  days: 24,
  gun: 24,
};
const immediately = ['instant', 'instantly', 'immediately', 'aninda', 'hemen'];

/** A single time is read as the maximum. */
function readHours(cell: string): Hours | undefined {
  const key = fold(cell);
  if (immediately.includes(key)) return { hours_min: 0, hours_max: 0 };
  const [, first, dash, second, unit = ''] = hoursPattern.exec(key) ?? [];
  const hours = units[unit];
  if (hours === undefined || (first ?? second) === undefined) return undefined;
  const inHours = (text: string | undefined) => {
    const amount = readAmount(text);
    return amount === null ? null : Math.round(amount * hours * 100) / 100;
  };
  return dash === undefined
    ? { hours_min: null, hours_max: inHours(first) }
    : { hours_min: inHours(first), hours_max: inHours(second) };
}

/**
 * Reads lines such as `Bank card; US TR; both; 10–5,000 USD; 1–24 h; free`, with a row for each market. The first cell
 * is the method.
 */
export const readPayments = (
  text: string,
  { methods, markets, directions }: Known,
  blank: Payment,
): Pasted<Payment> =>
  readLines(text, ([name = '', ...cells]) => {
    const method = findNamed(methods, name);
    if (!method) return { unknown: name };
    const payment: Payment = { ...blank, method_id: method.id };
    let places: (string | null)[] = [blank.market_code];
    for (const cell of cells) {
      const direction = readWord(cell, directions);
      const codes = readMarkets(cell, (code) => markets.includes(code));
      const hours = readHours(cell);
      const amounts = readAmounts(cell);
      const fee = readFee(cell, payment);
      if (fee) Object.assign(payment, fee);
      else if (direction) payment.direction = direction;
      else if (codes) places = codes;
      else if (isDay(cell)) payment.verified_on = cell;
      else if (isUrl(cell)) payment.source_url = cell;
      else if (hours) Object.assign(payment, hours);
      else if (amounts) Object.assign(payment, amounts);
      else if (hasNoFee(payment) && !isMarketCode(cell) && !rangePattern.test(cell))
        payment.fee = cell;
      else return { unknown: cell };
    }
    return { rows: places.map((market_code) => ({ ...payment, market_code })) };
  });

/** Matches a range of amounts, even if one of them is invalid, as in 0x1-100 USD. */
const rangePattern = /\d\s*[–-]\s*\S*\d\S*\s+[A-Z]{3}$/;

/** Writes a line that `readPayments` can read. */
export function writePayment(payment: Payment, method: string): string {
  const { market_code, direction, hours_min, hours_max, source_url, verified_on } = payment;
  const hours = hours_min === null && hours_max === null ? '' : `${hoursOf(payment)} h`;
  return writeLine([
    method,
    market_code,
    direction,
    writeAmounts(payment),
    hours,
    ...writeFee(payment),
    source_url,
    verified_on,
  ]);
}

const hoursOf = ({ hours_min, hours_max }: Hours) =>
  hours_min === null
    ? writeAmount(hours_max)
    : `${writeAmount(hours_min)}-${writeAmount(hours_max)}`;
