/** The report of a month: what was counted, earned, expected, stated and paid, by programme. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  MoneyFlag,
  MoneyItem,
  MoneyReport,
  moneyQuery,
  ShownMoney,
} from '#contract/money/money-report.ts';
import { monthAfter } from '#contract/wall-clock.ts';
import { inLongSnapshot } from '../../../db/read-snapshot.ts';
import type { Database } from '../../../db/tables.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { readMoneySettings } from '../money-settings.ts';
import { balanceOf } from './balance.ts';
import { type Expected, expectedByDeals } from './expected-by-deals.ts';
import { flagsOf } from './flags.ts';
import { ratesOf } from './frozen-rate.ts';
import { dataOf, loadMonth, type ProgrammeMonthData, todayOf } from './load-month.ts';
import { dueDay, rateDayOf } from './month-day.ts';
import { type MonthFigures, monthFigures } from './month-figures.ts';
import type { SettledMonth } from './settle.ts';
import { type Conversion, conversionTo, differenceOf, totalOf } from './shown-money.ts';

export const lastCompleteMonth = (today: string) => monthAfter(today.slice(0, 7), -1);

/** Of all programmes, unless one is given. */
export const readMoney = (
  db: Kysely<Database>,
  query: z.output<typeof moneyQuery> & { programme_id?: number },
): Promise<MoneyReport> =>
  inLongSnapshot(db, async (snapshot) => {
    const month = query.month ?? lastCompleteMonth(await todayOf(snapshot));
    const currency = query.currency ?? (await readMoneySettings(snapshot)).currency;
    const { programme_id } = query;
    const loaded = await loadMonth(snapshot, { month, currency, programme_id });
    const conversion = conversionTo(currency, loaded.rates);
    const items: MoneyItem[] = [];
    for await (const programme of inSlices(loaded.programmes)) {
      items.push(await itemOf(snapshot, dataOf(loaded, programme), conversion));
    }
    return { month, currency, rates: conversion.used(), items, totals: totalsOf(items) };
  });

/** The figures as they are now, whether or not the month is closed. */
export async function liveFigures(
  db: Kysely<Database>,
  data: ProgrammeMonthData,
): Promise<{ figures: MonthFigures; expected: Expected }> {
  const { programme, month, rates, today } = data;
  const asked = { programme_id: programme.id, month, rates, today };
  const expected = await expectedByDeals(db, data.deals, asked);
  const figures = monthFigures({
    clicks: data.clicks,
    stats: data.stats.filter((row) => row.month === month),
    postbacks: data.postbacks,
    statements: data.statements.filter((row) => row.month === month),
    expected,
  });
  return { figures, expected };
}

async function itemOf(
  db: Kysely<Database>,
  data: ProgrammeMonthData,
  current: Conversion,
): Promise<MoneyItem> {
  const { programme, month, today } = data;
  const { figures: live, expected } = await liveFigures(db, data);
  const closed = data.closed.find((row) => row.month === month);
  const figures = closed?.figures ?? live;
  const conversion = current.at(ratesOf(figures.rates, data.rates));
  const balance = balanceOf(data);
  const settled = balance.find((row) => row.month === month);
  const day = rateDayOf(month, today);
  const amounts = amountsOf({ data, figures, settled, conversion });
  const { pays_on } = programme;
  const openSince = balance.find(
    (row) => row.missing === null && row.open > 0 && row.month <= month,
  )?.month;
  return {
    programme_id: programme.id,
    name: programme.name,
    closed: closed ? { at: closed.closed_at, by: closed.closed_by } : null,
    clicks: figures.clicks,
    visits: figures.visits,
    sign_ups: figures.sign_ups,
    first_deposits: figures.first_deposits,
    postbacks: { ...figures.postbacks, earned: conversion.show(figures.postbacks.earned, day) },
    ...amounts,
    rules: figures.rules,
    unexplained: figures.unexplained,
    due_on: pays_on === null ? null : dueDay(month, pays_on),
    open_since: openSince ?? null,
    flags: [
      ...flagsOf({ data, figures, expected, settled }),
      ...differences(amounts, conversion.show(live.earned, day), closed !== undefined),
    ],
    notes: data.notes.map(({ id, note, actor, created_at }) => ({ id, note, actor, created_at })),
  };
}

type Amounts = {
  data: ProgrammeMonthData;
  figures: MonthFigures;
  settled: SettledMonth | undefined;
  conversion: Conversion;
};

function amountsOf({ data, figures, settled, conversion }: Amounts) {
  const { month, programme } = data;
  const day = rateDayOf(month, data.today);
  const earned = conversion.show(figures.earned, day);
  const byDeals = conversion.show(figures.rules, day);
  const expected =
    figures.unexplained === null
      ? byDeals
      : { amount: null, originals: [], missing: figures.unexplained };
  const inBase = (amount = 0): ShownMoney =>
    settled?.missing
      ? { amount: null, originals: [], missing: settled.missing }
      : conversion.show([{ amount, currency: programme.base_currency }], day);
  return {
    earned,
    expected,
    difference: differenceOf(earned, expected),
    stated: conversion.show(figures.stated, day),
    corrected: conversion.show(
      data.corrections.filter((row) => row.month === month),
      day,
    ),
    paid: inBase(settled?.paid),
    offset: inBase(settled?.offset),
    open: inBase(settled?.open),
  };
}

type Shown = Pick<MoneyItem, 'earned' | 'expected' | 'difference' | 'stated'>;

/** Amounts in two currencies aren't compared, because the rate alone would make a difference. */
function differences(
  { earned, expected, difference, stated }: Shown,
  live: ShownMoney,
  isClosed: boolean,
): MoneyFlag[] {
  const flagged = (kind: 'earned-differs' | 'stated-differs' | 'changed-since', of: ShownMoney) =>
    of.originals.length > 1
      ? []
      : of.originals
          .filter(({ amount }) => amount !== 0)
          .map(({ amount, currency }): MoneyFlag => ({ kind, difference: amount, currency }));
  return [
    ...(expected.amount === null || earned.originals.length === 0
      ? []
      : flagged('earned-differs', difference)),
    ...(stated.originals.length === 0
      ? []
      : flagged('stated-differs', differenceOf(stated, earned))),
    ...(isClosed ? flagged('changed-since', differenceOf(live, earned)) : []),
  ];
}

function totalsOf(items: readonly MoneyItem[]): MoneyReport['totals'] {
  const sum = (of: (item: MoneyItem) => number) => items.reduce((all, item) => all + of(item), 0);
  const total = (of: (item: MoneyItem) => ShownMoney) => totalOf(items.map(of));
  return {
    clicks: sum(({ clicks }) => clicks),
    visits: sum(({ visits }) => visits),
    sign_ups: sum((item) => item.sign_ups),
    first_deposits: sum((item) => item.first_deposits),
    earned: total(({ earned }) => earned),
    expected: total(({ expected }) => expected),
    stated: total(({ stated }) => stated),
    corrected: total(({ corrected }) => corrected),
    paid: total(({ paid }) => paid),
    open: total(({ open }) => open),
  };
}
