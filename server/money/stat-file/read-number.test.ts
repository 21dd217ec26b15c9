/** Generated figures read back in every way that programmes write them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinorUnits } from '#contract/money/amount.ts';
import { type DecimalMark, readAmount, readCount } from './read-number.ts';

const currency = fc.constantFrom('EUR', 'JPY', 'TND', 'BTC');
const amount = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }),
  fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
);
const style = fc.record({
  mark: fc.constantFrom<DecimalMark>('.', ','),
  group: fc.constantFrom('', ' ', '\u00a0', '\u202f', "'", '’', 'other mark'),
  minus: fc.constantFrom('-', '−', '()'),
  sign: fc.constantFrom('', 'code before', 'code after', 'code and space'),
  zeros: fc.constantFrom('', '0', '00'),
});
type Style = Parameters<typeof written>[2];

function written(
  value: number,
  code: string,
  format: { mark: DecimalMark; group: string; minus: string; sign: string; zeros: string },
): string {
  const [whole = '', decimals] = fromMinorUnits(Math.abs(value), code).split('.');
  const otherMark = format.mark === '.' ? ',' : '.';
  const group = format.group === 'other mark' ? otherMark : format.group;
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  const digits = decimals === undefined ? grouped : grouped + format.mark + decimals + format.zeros;
  const withSign = {
    '': digits,
    'code before': code + digits,
    'code after': `${digits}${code.toLowerCase()}`,
    'code and space': `${digits} ${code}`,
  }[format.sign];
  if (value >= 0) return withSign ?? '';
  return format.minus === '()' ? `(${withSign})` : format.minus + withSign;
}

const runs = process.env.TEST_EXTENT === 'long' ? 20_000 : 1_000;

test('reads amounts in any format', () => {
  fc.assert(
    fc.property(amount, currency, style, (value, code, format: Style) => {
      const text = written(value, code, format);
      const read = readAmount(text, { mark: format.mark, unit: 'major', currency: code });
      expect(read).toEqual({ value });
    }),
    { numRuns: runs },
  );
});

test('never reads an amount with the other decimal mark as another amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), style, (value, format) => {
      // Two decimals, because three digits can't be told from a group.
      const text = written(value, 'EUR', { ...format, zeros: '' });
      const mark = format.mark === '.' ? ',' : '.';
      expect(readAmount(text, { mark, unit: 'major', currency: 'EUR' })).toHaveProperty('error');
    }),
    { numRuns: runs },
  );
});

test('reads any JSON number with the decimals of its currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (value, code) => {
      const number = Number(fromMinorUnits(value, code));
      const format = { mark: ',' as const, unit: 'major' as const, currency: code };
      expect(readAmount(number, format)).toEqual({ value });
    }),
    { numRuns: runs },
  );
});

test('never throws, and never returns anything but a whole number', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[-(]?[\d.,' €%)]{0,12}$/),
  );
  fc.assert(
    fc.property(text, fc.constantFrom<DecimalMark>('.', ','), (cell, mark) => {
      for (const read of [
        readCount(cell, mark),
        readAmount(cell, { mark, unit: 'major', currency: 'EUR' }),
        readAmount(cell, { mark, unit: 'minor', currency: 'EUR' }),
      ]) {
        if (read.error === undefined) expect(Number.isSafeInteger(read.value)).toBe(true);
      }
    }),
    { numRuns: runs },
  );
});
