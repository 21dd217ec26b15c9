/** Loads everything that the report of a month is made of. */
import type { Kysely } from 'kysely';
import { type Rates, ratesFrom, ratesNeeded } from '#contract/money/convert.ts';
import type { Deal } from '#contract/money/deal.ts';
import type { Programme } from '#contract/money/programme.ts';
import { type StatFigure, statFigures } from '#contract/money/stat-row.ts';
import type { StatSource } from '#contract/money/stat-source.ts';
import { dayAfter, dayBefore, localDay } from '#contract/wall-clock.ts';
import { listClosedMonths } from '../../../db/repositories/money/closed-month.ts';
import { listDeals } from '../../../db/repositories/money/deal.ts';
import { listBackdatedDeals } from '../../../db/repositories/money/money-change.ts';
import {
  listAllPayments,
  listCorrectionsOf,
  listStatementsOf,
} from '../../../db/repositories/money/money-entry.ts';
import { listMoneyNotes } from '../../../db/repositories/money/money-note.ts';
import {
  listDailyVisits,
  listProgrammeClicks,
  listProgrammeMonths,
  listProgrammePostbacks,
} from '../../../db/repositories/money/month-figure.ts';
import { listProgrammes } from '../../../db/repositories/money/programme.ts';
import { listRatesOf } from '../../../db/repositories/money/rate.ts';
import { listStatSources } from '../../../db/repositories/money/stat-source.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { lastDayOf } from './month-day.ts';
import type { MonthFigures } from './month-figures.ts';

const everything = { offset: 0 };
const beginning = '2000-01';
const daysForMedian = 28;

/** Rates of all currencies that occur, for any day since the first month with money. */
export async function loadRates(
  db: Kysely<Database>,
  currencies: ReadonlySet<string>,
  days: { from: string; to: string },
): Promise<Rates> {
  const codes = [...currencies].filter((code) => code !== 'EUR');
  return ratesFrom(await listRatesOf(db, codes, ratesNeeded(days)));
}

export const todayOf = async (db: Kysely<Database>, now = Date.now()) =>
  localDay(await findTimeZone(db), now);

/** With a `programme_id`, only the large tables are limited to it. */
type Loading = { month: string; currency: string; programme_id?: number | undefined };

/**
 * Open amounts of earlier months are part of a month's report, so money is loaded from the beginning. Later months are
 * loaded too, because payments for them would otherwise seem to be for this one.
 */
export async function loadMonth(db: Kysely<Database>, { month, currency, programme_id }: Loading) {
  const now = Date.now();
  const today = await todayOf(db, now);
  const thisMonth = today.slice(0, 7);
  const since = { from: beginning, to: month > thisMonth ? month : thisMonth, programme_id };
  const only = { from: month, to: month, programme_id };
  const { items: all } = await listProgrammes(db, everything);
  const programmes = all.filter(({ id }) => [undefined, id].includes(programme_id));
  const { items: deals } = await listDeals(db, everything);
  const stats = await listProgrammeMonths(db, since);
  const statements = await listStatementsOf(db, since);
  const corrections = await listCorrectionsOf(db, since);
  const payments = await listAllPayments(db);
  const closed = await listClosedMonths(db, since);
  const currencies = new Set([
    currency,
    ...[...stats, ...statements, ...corrections, ...payments, ...deals].map((row) => row.currency),
    ...programmes.map(({ base_currency }) => base_currency),
  ]);
  const { items: sources } = await listStatSources(db, everything);
  const postbacks = await listProgrammePostbacks(db, only);
  for (const row of postbacks) currencies.add(row.currency);
  const first = [...stats, ...statements].reduce(
    (earliest, row) => (row.month < earliest ? row.month : earliest),
    month,
  );
  const firstPayment = payments[0]?.day ?? `${first}-01`;
  const from = firstPayment < `${first}-01` ? firstPayment : `${first}-01`;
  return {
    now,
    month,
    programmes,
    deals: Map.groupBy(deals, ({ programme_id }) => programme_id),
    stats: Map.groupBy(stats, ({ programme_id }) => programme_id),
    statements: Map.groupBy(statements, ({ programme_id }) => programme_id),
    corrections: Map.groupBy(corrections, ({ programme_id }) => programme_id),
    payments: Map.groupBy(payments, ({ programme_id }) => programme_id),
    closed: Map.groupBy(closed, ({ programme_id }) => programme_id),
    clicks: new Map(
      (await listProgrammeClicks(db, [month], programme_id)).map((row) => [
        row.programme_id,
        row.clicks,
      ]),
    ),
    reported: reportedBy(sources),
    postbacks: Map.groupBy(postbacks, ({ programme_id }) => programme_id),
    visits: Map.groupBy(
      await listDailyVisits(db, {
        from: dayBefore(`${month}-01`, daysForMedian),
        to: lastDayOf(month),
        programme_id,
      }),
      ({ programme_id }) => programme_id,
    ),
    backdated: Map.groupBy(
      await listBackdatedDeals(db, lastDayOf(month)),
      ({ programme_id }) => programme_id,
    ),
    notes: Map.groupBy(await listMoneyNotes(db, month), ({ programme_id }) => programme_id),
    rates: await loadRates(db, currencies, {
      from,
      to: lastDayOf(month) > today ? lastDayOf(month) : dayAfter(today, 1),
    }),
  };
}

/** The figures that the sources of each programme have a column for. */
function reportedBy(sources: readonly StatSource[]): Map<number, Set<StatFigure>> {
  const found = new Map<number, Set<StatFigure>>();
  for (const { programme_id, shape } of sources) {
    const figures = statFigures.filter((figure) => shape.columns[figure] !== undefined);
    found.set(programme_id, new Set([...(found.get(programme_id) ?? []), ...figures]));
  }
  return found;
}

export type LoadedMonth = Awaited<ReturnType<typeof loadMonth>>;

/** The loaded rows of one programme. */
export type ProgrammeMonthData = ReturnType<typeof dataOf>;

export const dataOf = (loaded: LoadedMonth, programme: Programme) => {
  const { id } = programme;
  return {
    programme,
    today: localDay(programme.time_zone, loaded.now),
    ...{ month: loaded.month, rates: loaded.rates },
    deals: loaded.deals.get(id) ?? ([] as Deal[]),
    stats: loaded.stats.get(id) ?? [],
    statements: loaded.statements.get(id) ?? [],
    corrections: loaded.corrections.get(id) ?? [],
    payments: loaded.payments.get(id) ?? [],
    closed: (loaded.closed.get(id) ?? []).map((row) => ({
      ...row,
      figures: JSON.parse(row.figures) as MonthFigures,
    })),
    clicks: loaded.clicks.get(id) ?? 0,
    /** Undefined if the programme has no sources, so that nothing is known about its columns. */
    reported: loaded.reported.get(id),
    postbacks: loaded.postbacks.get(id) ?? [],
    visits: loaded.visits.get(id) ?? [],
    backdated: loaded.backdated.get(id) ?? [],
    notes: loaded.notes.get(id) ?? [],
  };
};
