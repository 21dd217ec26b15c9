/** The steps of a deal as one cell, such as `0: 50.00; 21 deposits: 60.00`. docs/deals.md describes it. */
import { fromMinorUnits } from '#contract/money/amount.ts';
import type { DealStep } from '#contract/money/deal.ts';
import type { Unreadable } from '../../sheet/sheet.ts';
import { readUnits } from './amount-column.ts';

const startOf = ({ from_count, from_amount }: DealStep, currency: string) => {
  if (from_count !== null) return `${from_count} deposits`;
  return from_amount === null ? '0' : `${fromMinorUnits(from_amount, currency)} revenue`;
};

const payOf = ({ rate, percent }: DealStep, currency: string) =>
  [
    ...(rate === null ? [] : [fromMinorUnits(rate, currency)]),
    ...(percent === null ? [] : [`${percent}%`]),
  ].join(' + ');

/** Without its start if there is only one step, because spreadsheets would take `0: 50.00` for a time. */
export function writeSteps(steps: readonly DealStep[], currency: string): string {
  const written = steps.map((step) => `${startOf(step, currency)}: ${payOf(step, currency)}`);
  return steps.length === 1 ? (written[0] ?? '').replace(/^0: /, '') : written.join('; ');
}

export function readSteps(cell: string, currency: string): DealStep[] | Unreadable {
  const parts = cell.split(';').flatMap((part) => part.trim() || []);
  const steps: DealStep[] = [];
  for (const part of parts) {
    const step = readStep(part, currency);
    if (step === undefined) return { unreadable: unreadableStep(part) };
    steps.push(step);
  }
  return steps;
}

const unreadableStep = (part: string) =>
  `Cannot read “${part.slice(0, 100)}”; write steps like “0: 50.00; 21 deposits: 60.00”`;

function readStep(part: string, currency: string): DealStep | undefined {
  const colon = part.indexOf(':');
  const start = readStart(colon === -1 ? '0' : part.slice(0, colon).trim(), currency);
  const pay = readPay(part.slice(colon + 1), currency);
  return start && pay && { ...start, ...pay };
}

function readStart(text: string, currency: string) {
  if (text === '0') return { from_count: null, from_amount: null };
  const [, number = '', unit = ''] = /^(\S+)\s+(deposits?|revenue)$/i.exec(text) ?? [];
  if (unit.toLowerCase() === 'revenue') {
    const from_amount = readUnits(number, currency);
    return from_amount === undefined ? undefined : { from_count: null, from_amount };
  }
  return /^\d+$/.test(number) ? { from_count: Number(number), from_amount: null } : undefined;
}

function readPay(text: string, currency: string) {
  const pay: Pick<DealStep, 'rate' | 'percent'> = { rate: null, percent: null };
  for (const part of text.split('+')) {
    const [, share] = /^(\d+(?:[.,]\d+)?)\s*%$/.exec(part.trim()) ?? [];
    const name = share === undefined ? 'rate' : 'percent';
    const value =
      share === undefined ? readUnits(part.trim(), currency) : Number(share.replace(',', '.'));
    if (value === undefined || pay[name] !== null) return undefined;
    pay[name] = value;
  }
  return pay;
}
