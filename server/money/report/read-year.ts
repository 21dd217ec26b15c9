/** Adds up a year by month and by programme, from the totals of months. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Money } from '#contract/money/convert.ts';
import type { MoneyYear, moneyYearQuery, ShownMoney } from '#contract/money/money-report.ts';
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
import { rateDayOf } from './balance.ts';
import { loadRates, todayOf } from './load-month.ts';
import type { MonthFigures } from './month-figures.ts';
import { type Conversion, conversionTo, totalOf } from './shown-money.ts';

const counts = ['clicks', 'visits', 'sign_ups', 'first_deposits'] as const;
const amounts = ['earned', 'stated', 'corrected', 'paid'] as const;

type Cell = Record<(typeof counts)[number], number> &
  Record<(typeof amounts)[number], { money: Money; day: string }[]>;

const emptyCell = (): Cell => ({
  ...{ clicks: 0, visits: 0, sign_ups: 0, first_deposits: 0 },
  ...{ earned: [], stated: [], corrected: [], paid: [] },
});

export const readYear = (
  db: Kysely<Database>,
  query: z.output<typeof moneyYearQuery>,
): Promise<MoneyYear> =>
  inLongSnapshot(db, async (snapshot) => {
    const today = await todayOf(snapshot);
    const year = query.year ?? today.slice(0, 4);
    const currency = query.currency ?? (await readMoneySettings(snapshot)).currency;
    const cells = await cellsOf(snapshot, year, today);
    const days = [...cells.values()].flatMap((cell) => amounts.flatMap((name) => cell[name]));
    const currencies = new Set([currency, ...days.map(({ money }) => money.currency)]);
    const last = `${year}-12-31` < today ? `${year}-12-31` : today;
    const rates = await loadRates(snapshot, currencies, { from: `${year}-01-01`, to: last });
    const conversion = conversionTo(currency, rates);
    const { items: programmes } = await listProgrammes(snapshot, { offset: 0 });
    const converted = new Map([...cells].map(([key, cell]) => [key, shown(cell, conversion)]));
    const added = (keys: readonly string[]) =>
      sumOf(keys.flatMap((key) => converted.get(key) ?? []));
    const months = Array.from(
      { length: 12 },
      (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
    );
    const keyOf = (id: number, month: string) => `${id} ${month}`;
    return {
      year,
      currency,
      months: months.map((month) => ({
        month,
        ...added(programmes.map(({ id }) => keyOf(id, month))),
      })),
      programmes: programmes.map(({ id, name }) => ({
        ...{ programme_id: id, name },
        ...added(months.map((month) => keyOf(id, month))),
      })),
      totals: sumOf([...converted.values()]),
      rates: conversion.used(),
    };
  });

/** By programme and month. */
async function cellsOf(
  db: Kysely<Database>,
  year: string,
  today: string,
): Promise<Map<string, Cell>> {
  const range = { from: `${year}-01`, to: `${year}-12` };
  const cells = new Map<string, Cell>();
  const cellOf = ({ programme_id, month }: { programme_id: number; month: string }) => {
    const key = `${programme_id} ${month}`;
    const cell = cells.get(key) ?? emptyCell();
    cells.set(key, cell);
    return cell;
  };
  const closed = new Map(
    (await listClosedMonths(db, range)).map((row) => [`${row.programme_id} ${row.month}`, row]),
  );
  const isClosed = ({ programme_id, month }: { programme_id: number; month: string }) =>
    closed.has(`${programme_id} ${month}`);
  const at = (money: Money, month: string) => ({ money, day: rateDayOf(month, today) });

  for (const row of closed.values()) {
    const figures: MonthFigures = JSON.parse(row.figures);
    const cell = cellOf(row);
    for (const name of counts) cell[name] += figures[name];
    cell.earned.push(...figures.earned.map((money) => at(money, row.month)));
    cell.stated.push(...figures.stated.map((money) => at(money, row.month)));
  }
  for (const row of await listProgrammeMonths(db, range)) {
    if (isClosed(row)) continue;
    const cell = cellOf(row);
    cell.visits += row.visits;
    cell.sign_ups += row.sign_ups;
    cell.first_deposits += row.first_deposits;
    cell.earned.push(at({ amount: row.earned, currency: row.currency }, row.month));
  }
  for (const row of await listProgrammeClicks(db, range)) {
    if (!isClosed(row)) cellOf(row).clicks += row.clicks;
  }
  for (const row of await listStatementsOf(db, range)) {
    if (isClosed(row)) continue;
    cellOf(row).stated.push(at({ amount: row.stated, currency: row.currency }, row.month));
  }
  for (const row of await listCorrectionsOf(db, range))
    cellOf(row).corrected.push(at(row, row.month));
  for (const row of await listPaymentsOf(db, { from: `${year}-01-01`, to: `${year}-12-31` })) {
    const month = row.day.slice(0, 7);
    cellOf({ ...row, month }).paid.push({ money: row, day: row.day });
  }
  return cells;
}

type ShownCell = Record<(typeof counts)[number], number> &
  Record<(typeof amounts)[number], ShownMoney>;

/** Each amount is converted once, and then only added. */
function shown(cell: Cell, conversion: Conversion): ShownCell {
  const total = (name: (typeof amounts)[number]) =>
    totalOf(cell[name].map(({ money, day }) => conversion.show([money], day)));
  const { clicks, visits, sign_ups, first_deposits } = cell;
  return {
    ...{ clicks, visits, sign_ups, first_deposits },
    ...{ earned: total('earned'), stated: total('stated') },
    ...{ corrected: total('corrected'), paid: total('paid') },
  };
}

function sumOf(cells: readonly ShownCell[]): ShownCell {
  const sum = (name: (typeof counts)[number]) =>
    cells.reduce((total, cell) => total + cell[name], 0);
  const total = (name: (typeof amounts)[number]) => totalOf(cells.map((cell) => cell[name]));
  return {
    ...{ clicks: sum('clicks'), visits: sum('visits') },
    ...{ sign_ups: sum('sign_ups'), first_deposits: sum('first_deposits') },
    ...{ earned: total('earned'), stated: total('stated') },
    ...{ corrected: total('corrected'), paid: total('paid') },
  };
}
