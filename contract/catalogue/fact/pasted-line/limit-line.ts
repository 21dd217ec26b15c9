import { type Limit, limitKinds, limitPeriods } from '../product-facts.ts';
import { readAmounts, writeAmounts } from './amount.ts';
import { type Pasted, readLines, writeLine } from './fact-line.ts';

/** Reads lines such as `deposit; day; 500 EUR`. */
export const readLimits = (text: string): Pasted<Limit> =>
  readLines(text, ([first = '', ...cells]) => {
    const kind = limitKinds.find((one) => one === first);
    if (!kind) return { unknown: first };
    const limit: Limit = { kind, period: 'once', max: 0, currency: null };
    let hasAmount = false;
    for (const cell of cells) {
      const period = limitPeriods.find((one) => one === cell);
      const { min, currency } = readAmounts(cell) ?? {};
      if (!period && typeof min !== 'number') return { unknown: cell };
      if (period) limit.period = period;
      else {
        Object.assign(limit, { max: min, currency: currency ?? null });
        hasAmount = true;
      }
    }
    return hasAmount ? { rows: [limit] } : { unknown: first };
  });

/** Writes a line that `readLimits` can read. */
export const writeLimit = ({ kind, period, max, currency }: Limit): string =>
  writeLine([kind, period, writeAmounts({ min: max, max: null, currency })]);
