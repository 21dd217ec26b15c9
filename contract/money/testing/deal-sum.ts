/**
 * Reads the deals in deal-sum/*.csv, whose sums were calculated by hand, never by running the code. Amounts are
 * decimals of the currency, and months are separated by a bar.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toMinorUnits } from '../amount.ts';
import { type DealKind, type DealStep, dealKinds } from '../deal.ts';
import type { DealMonth, ExpectedMonth } from '../expected-earning.ts';

type Sum = Pick<ExpectedMonth, 'amount' | 'counted' | 'carried'>;

const folder = join(import.meta.dirname, 'deal-sum');

export const dealSums = readdirSync(folder)
  .sort()
  .flatMap((name) => {
    const [, ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
    return lines.map((line) => readLine(`${name}: ${line}`, line));
  });

function readLine(title: string, line: string) {
  const [currency = '', deal = '', months = '', expected = ''] = line.split(';');
  const amountOf = (text: string) => {
    const amount = toMinorUnits(text, currency);
    if (amount === undefined) throw new Error(`“${text}” isn’t an amount in ${title}`);
    return amount;
  };
  const parts = (text: string) => text.split(' | ');
  return {
    title,
    currency,
    terms: termsOf(deal, amountOf),
    months: parts(months).map((text) => monthOf(text, amountOf)),
    expected: parts(expected).map((text) => sumOf(text, amountOf)),
  };
}

type AmountOf = (text: string) => number;

/** Reads a deal such as `cpa 50.00, from 21 ftd: 60.00, above, cap 30 ftd, min 20.00`. */
function termsOf(text: string, amountOf: AmountOf) {
  const [first = '', ...more] = text.split(', ');
  const kind = dealKinds.find((one) => first.startsWith(`${one} `));
  if (!kind) throw new Error(`“${text}” has no kind`);
  const steps = [stepOf(kind, first.slice(kind.length + 1), amountOf)];
  const terms = {
    baseline: { min_deposits: null as number | null, note: null },
    negative_carry_over: false,
    step_mode: 'all' as 'all' | 'above',
    cap_count: null as number | null,
    cap_amount: null as number | null,
    admin_fee: null as number | null,
  };
  for (const rule of more) {
    const [word, value = '', unit, rate = ''] = rule.split(' ');
    if (word === 'above') terms.step_mode = 'above';
    else if (word === 'carry') terms.negative_carry_over = true;
    else if (word === 'fee') terms.admin_fee = Number.parseFloat(value);
    else if (word === 'min') terms.baseline.min_deposits = amountOf(value);
    else if (word === 'cap' && unit === 'ftd') terms.cap_count = Number(value);
    else if (word === 'cap') terms.cap_amount = amountOf(value);
    else if (word === 'from' && unit === 'ftd:') {
      steps.push({ ...stepOf(kind, rate, amountOf), from_count: Number(value) });
    } else if (word === 'from' && unit === 'net:') {
      steps.push({ ...stepOf(kind, rate, amountOf), from_amount: amountOf(value) });
    } else throw new Error(`“${rule}” isn’t a rule`);
  }
  return { kind, steps, ...terms };
}

/** Reads a rate such as `50.00`, `30%` or `25.00+20%`. */
function stepOf(kind: DealKind, text: string, amountOf: AmountOf): DealStep {
  const [one = '', other] = text.split('+');
  return {
    from_count: null,
    from_amount: null,
    rate: kind === 'share' ? null : amountOf(one),
    percent: kind === 'share' ? Number.parseFloat(one) : other ? Number.parseFloat(other) : null,
  };
}

/** Reads figures such as `20 ftd, 400.00 deposits, 1000.00 net, 15/31 days`. */
function monthOf(text: string, amountOf: AmountOf): DealMonth {
  const figures = Object.fromEntries(
    text.split(', ').map((figure) => figure.split(' ').toReversed()),
  );
  const [days, days_in_month] = (figures.days ?? '30/30').split('/').map(Number);
  return {
    month: '2026-12',
    first_deposits: Number(figures.ftd ?? 0),
    deposits: amountOf(figures.deposits ?? '0'),
    net_revenue: amountOf(figures.net ?? '0'),
    days,
    days_in_month,
  };
}

/** Reads a sum such as `1000.00 for 20 owing 50.00`. */
function sumOf(text: string, amountOf: AmountOf): Sum {
  const [, amount = '', counted = '0', owed = '0'] =
    /^(\S+)(?: for (\d+))?(?: owing (\S+))?$/.exec(text) ?? [];
  return { amount: amountOf(amount), counted: Number(counted), carried: amountOf(`-${owed}`) };
}
