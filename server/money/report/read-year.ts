/** Adds up a year by month and by programme, from the totals of months. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Money } from '#contract/money/convert.ts';
import type { MoneyYear, moneyYearQuery } from '#contract/money/money-report.ts';
import { monthAfter } from '#contract/wall-clock.ts';
import { inLongSnapshot } from '../../../db/read-snapshot.ts';
import { listClosedMonths } from '../../../db/repositories/money/closed-month.ts';
import {
  listCorrectionsOf,
  listPaymentsOf,
  listStatementsOf,
} from '../../../db/repositories/money/money-entry.ts';
import {
  listProgrammeClicks,
  listProgrammeMonths,
} from '../../../db/repositories/money/month-figure.ts';
import { listProgrammes } from '../../../db/repositories/money/programme.ts';
import type { Database } from '../../../db/tables.ts';
import { readMoneySettings } from '../money-settings.ts';
import { ratesOf } from './frozen-rate.ts';
import { loadRates, todayOf } from './load-month.ts';
import { rateDayOf } from './month-day.ts';
import type { FrozenRate, MonthFigures } from './month-figures.ts';
import { type Conversion, conversionTo, runningTotal } from './shown-money.ts';

const counts = ['clicks', 'visits', 'sign_ups', 'first_deposits'] as const;
const amounts = ['earned', 'stated', 'corrected', 'paid'] as const;

type Key = { programme_id: number; month: string };
type Counted = Key & Partial<Record<(typeof counts)[number], number>>;
/** Closed months have rates of their own. */
type Entry = Key & {
  name: (typeof amounts)[number];
  money: Money;
  day: string;
  rates?: FrozenRate[] | undefined;
};

export const readYear = (
  db: Kysely<Database>,
  query: z.output<typeof moneyYearQuery>,
): Promise<MoneyYear> =>
  inLongSnapshot(db, async (snapshot) => {
    const today = await todayOf(snapshot);
    const year = query.year ?? today.slice(0, 4);
    const currency = query.currency ?? (await readMoneySettings(snapshot)).currency;
    const { items: programmes } = await listProgrammes(snapshot, { offset: 0 });
    const found = await entriesOf(snapshot, { year, today, programmes: programmes.length });
    const currencies = new Set([currency, ...found.entries.map(({ money }) => money.currency)]);
    const last = `${year}-12-31` < today ? `${year}-12-31` : today;
    const rates = await loadRates(snapshot, currencies, { from: `${year}-01-01`, to: last });
    const conversion = conversionTo(currency, rates);
    const byRates = new Map<FrozenRate[] | undefined, Conversion>();
    const conversionOf = (frozen?: FrozenRate[]) => {
      const known = byRates.get(frozen) ?? conversion.at(ratesOf(frozen, rates));
      byRates.set(frozen, known);
      return known;
    };
    const byMonth = new Map(monthsOf(year).map((month) => [month, emptySum()]));
    const byProgramme = new Map(programmes.map(({ id }) => [id, emptySum()]));
    const total = emptySum();
    const sumsOf = ({ programme_id, month }: Key) => [
      ...[byMonth.get(month), byProgramme.get(programme_id), total].filter(
        (sum) => sum !== undefined,
      ),
    ];
    for (const row of found.counted) {
      for (const sum of sumsOf(row)) for (const name of counts) sum[name] += row[name] ?? 0;
    }
    // Each amount is converted once, and then only added.
    for (const entry of found.entries) {
      const converted = conversionOf(entry.rates).one(entry.money, entry.day);
      for (const sum of sumsOf(entry)) sum[entry.name].add(entry.money, converted);
    }
    return {
      year,
      currency,
      months: [...byMonth].map(([month, sum]) => ({ month, ...shown(sum) })),
      programmes: programmes.map(({ id, name }) => ({
        ...{ programme_id: id, name },
        ...shown(byProgramme.get(id) ?? emptySum()),
      })),
      totals: shown(total),
      rates: conversion.used(),
    };
  });

const monthsOf = (year: string) =>
  Array.from({ length: 12 }, (_, index) => monthAfter(`${year}-01`, index));

type Sum = ReturnType<typeof emptySum>;

const emptySum = () => ({
  ...{ clicks: 0, visits: 0, sign_ups: 0, first_deposits: 0 },
  ...{ earned: runningTotal(), stated: runningTotal() },
  ...{ corrected: runningTotal(), paid: runningTotal() },
});

const shown = ({ earned, stated, corrected, paid, ...counted }: Sum) => ({
  ...counted,
  ...{ earned: earned.shown(), stated: stated.shown() },
  ...{ corrected: corrected.shown(), paid: paid.shown() },
});

type Asked = { year: string; today: string; programmes: number };
type Found = { counted: Counted[]; entries: Entry[] };

async function entriesOf(db: Kysely<Database>, { year, today, programmes }: Asked): Promise<Found> {
  const months = monthsOf(year);
  const range = { from: `${year}-01`, to: `${year}-12` };
  const rateDays = new Map(months.map((month) => [month, rateDayOf(month, today)]));
  const counted: Counted[] = [];
  const entries: Entry[] = [];
  const closed = new Map<string, FrozenRate[] | undefined>();
  const keyOf = ({ programme_id, month }: Key) => `${programme_id} ${month}`;
  function add(of: Key, name: Entry['name'], money: Money) {
    const { programme_id, month } = of;
    const day = rateDays.get(month) ?? today;
    entries.push({ programme_id, month, name, money, day, rates: closed.get(keyOf(of)) });
  }
  const closedMonths = await listClosedMonths(db, range);
  for (const row of closedMonths) {
    const figures: MonthFigures = JSON.parse(row.figures);
    closed.set(keyOf(row), figures.rates);
    counted.push({ ...figures, programme_id: row.programme_id, month: row.month });
    for (const money of figures.earned) add(row, 'earned', money);
    for (const money of figures.stated) add(row, 'stated', money);
  }
  for (const row of await listProgrammeMonths(db, range)) {
    if (closed.has(keyOf(row))) continue;
    counted.push(row);
    add(row, 'earned', { amount: row.earned, currency: row.currency });
  }
  const closedIn = Map.groupBy(closedMonths, ({ month }) => month);
  const open = months.filter(
    (month) => month <= today && (closedIn.get(month)?.length ?? 0) < programmes,
  );
  for (const row of await listProgrammeClicks(db, open)) {
    if (!closed.has(keyOf(row))) counted.push(row);
  }
  for (const row of await listStatementsOf(db, range)) {
    if (!closed.has(keyOf(row))) {
      add(row, 'stated', { amount: row.stated, currency: row.currency });
    }
  }
  for (const row of await listCorrectionsOf(db, range)) add(row, 'corrected', row);
  for (const row of await listPaymentsOf(db, { from: `${year}-01-01`, to: `${year}-12-31` })) {
    const { programme_id, day } = row;
    entries.push({ programme_id, month: day.slice(0, 7), name: 'paid', money: row, day });
  }
  return { counted, entries };
}
