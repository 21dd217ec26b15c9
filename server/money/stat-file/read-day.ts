import type { dayOrders } from '#contract/money/stat-source.ts';
import { day as dayLength, localDay } from '#contract/wall-clock.ts';
import { type RawCell, shown, startsLikeFormula } from './raw-row.ts';
import type { Read } from './read-number.ts';

export type DayOrder = (typeof dayOrders)[number];

const firstDay = '2000-01-01';

const withOffset =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)? ?(?:Z|[+-]\d{2}:?\d{2})$/i;
const time = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?[AP]M)?$/i;
const threeParts = /^(\d{1,4})([-/.])(\d{1,4})\2(\d{1,4})$/;
const month = /^(?:\d{4}[-/.]\d{1,2}|\d{1,2}[-/.]\d{4}|\p{L}{3,12}\.?[ -]\d{4})$/u;

/** Remembers days, because a report repeats them. */
const maxRemembered = 10_000;

type DayFormat = { order: DayOrder; timeZone: string; now: number };

/** Returns a function that reads days such as 2026-03-31, or turns times with an offset into days of the time zone. */
export function dayReader({ order, timeZone, now }: DayFormat) {
  const lastDay = localDay(timeZone, now + dayLength);
  const remembered = new Map<string, Read<string>>();

  function fromText(text: string): Read<string> {
    const value = shown(text);
    if (text === '') return { error: 'Is empty, but every row needs a day' };
    if (startsLikeFormula(text)) return { error: `Starts like a formula: ${value}` };
    if (withOffset.test(text)) return bounded(ofInstant(text, timeZone), value);
    if (month.test(text)) return { error: `Is a month, but every row needs a day: ${value}` };
    const parts = threeParts.exec(text.replace(time, ''));
    if (!parts) return { error: `Is not a day: ${value}` };
    const [, first = '', , second = '', third = ''] = parts;
    const numbers = [first, second, third];
    if (!numbers.some((part) => part.length === 4)) {
      return { error: `Must have a year of four digits: ${value}` };
    }
    const found = inOrder(numbers, order);
    if (
      found === undefined &&
      (['ymd', 'dmy', 'mdy'] as const).some((other) => inOrder(numbers, other))
    ) {
      return { error: `Has another order of day, month and year than the source: ${value}` };
    }
    return bounded(found, value);
  }

  function bounded(day: string | undefined, value: string): Read<string> {
    if (day === undefined) return { error: `Is not a day: ${value}` };
    if (day > lastDay) return { error: `Is in the future: ${value}` };
    if (day < firstDay) return { error: `Is before ${firstDay}: ${value}` };
    return { value: day };
  }

  return (cell: RawCell): Read<string> => {
    if (cell === undefined || cell === null)
      return { error: 'Is empty, but every row needs a day' };
    if (typeof cell === 'number') {
      return { error: `Is a number, not a day; format the column as a date: ${cell}` };
    }
    if (typeof cell === 'object') {
      if ('isFormula' in cell) return { error: 'Is a formula; paste its value instead' };
      return bounded('day' in cell ? cell.day : undefined, shown(cell));
    }
    const text = cell.trim();
    const known = remembered.get(text);
    if (known) return known;
    const read = fromText(text);
    if (remembered.size < maxRemembered) remembered.set(text, read);
    return read;
  };
}

function ofInstant(text: string, timeZone: string): string | undefined {
  const instant = Date.parse(text.replace(' ', 'T').replace(/ ?([+-]\d{2}):?(\d{2})$/, '$1:$2'));
  return Number.isNaN(instant) ? undefined : localDay(timeZone, instant);
}

/** Returns undefined if the parts are no day in this order. */
function inOrder(parts: readonly string[], order: DayOrder): string | undefined {
  const year = parts[order.indexOf('y')] ?? '';
  const monthPart = parts[order.indexOf('m')] ?? '';
  const dayPart = parts[order.indexOf('d')] ?? '';
  if (year.length !== 4 || monthPart.length > 2 || dayPart.length > 2) return undefined;
  const day = `${year}-${monthPart.padStart(2, '0')}-${dayPart.padStart(2, '0')}`;
  const instant = Date.parse(`${day}T00:00:00Z`);
  // Turns 30 February into another day, which shows that it doesn't exist.
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
  return isDay ? day : undefined;
}
