import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { reportPeriods } from '#contract/admin/click-dimension.ts';
import type {
  ClickReport,
  ClickReportQuery,
  ClickReportRow,
} from '#contract/admin/click-report.ts';
import { day as dayLength, wallClock } from '#contract/local-time.ts';
import type { ClickBlock } from '#contract/visitor/click-place.ts';
import { findPartners } from '../../db/repositories/card/offer-partner.ts';
import {
  type ClickFilter,
  type ClickPeriod,
  type ClickSum,
  sumClicks,
} from '../../db/repositories/click/click-report.ts';
import { dayBefore } from '../../db/start/site-time-zone.ts';
import type { Database } from '../../db/tables.ts';
import { csvHeader, csvLines } from '../sheets/csv.ts';

/** A statement reads so many days. Requests are handled between two. */
const daysAtOnce = 31;
const maxDays = 366;

const daysBetween = ({ from, to }: ClickPeriod) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;

function periodOf({ period, from, to }: ClickReportQuery, today: string): ClickPeriod {
  if (from !== undefined && to !== undefined) {
    const earliest = dayBefore(to, maxDays - 1);
    return { from: from < earliest ? earliest : from, to };
  }
  return { from: dayBefore(today, reportPeriods[period] - 1), to: today };
}

async function sumInParts(
  db: Kysely<Database>,
  by: ClickReportQuery['by'],
  { from, to }: ClickPeriod,
  filter: ClickFilter,
): Promise<Map<string, ClickSum>> {
  const sums = new Map<string, ClickSum>();
  for (let start = from; start <= to; start = dayBefore(start, -daysAtOnce)) {
    const end = dayBefore(start, 1 - daysAtOnce);
    for (const part of await sumClicks(db, by, { from: start, to: end < to ? end : to }, filter)) {
      const sum = sums.get(part.key) ?? { key: part.key, clicks: 0, repeats: 0 };
      sum.clicks += part.clicks;
      sum.repeats += part.repeats;
      sums.set(part.key, sum);
    }
    await nextTurn();
  }
  return sums;
}

/** The period is compared with the one before it, which is as long. */
export async function readClickReport(
  db: Kysely<Database>,
  query: ClickReportQuery,
  { timeZone, now = new Date() }: { timeZone: string; now?: Date },
): Promise<ClickReport> {
  const period = periodOf(query, wallClock(timeZone).format(now).slice(0, 10));
  const length = daysBetween(period);
  const before = { from: dayBefore(period.from, length), to: dayBefore(period.from, 1) };
  const byDay = await sumInParts(db, 'day', { from: before.from, to: period.to }, query);
  const clicksOn = (day: string) => byDay.get(day)?.clicks ?? 0;
  const days = Array.from({ length }, (_, index) => {
    const day = dayBefore(period.from, -index);
    return { day, clicks: clicksOn(day), before: clicksOn(dayBefore(day, length)) };
  });
  const repeats = days.map(({ day }) => byDay.get(day)?.repeats ?? 0);
  const items =
    query.by === 'day'
      ? days.map(({ day, ...sums }, index) => ({
          ...{ key: day, name: day, ...sums },
          repeats: repeats[index] ?? 0,
        }))
      : await readItems(db, query, period, before);
  const added = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const total = {
    clicks: added(days.map(({ clicks }) => clicks)),
    repeats: added(repeats),
    before: added(days.map((day) => day.before)),
  };
  return { ...period, before, total, days, items };
}

async function readItems(
  db: Kysely<Database>,
  query: ClickReportQuery,
  period: ClickPeriod,
  before: ClickPeriod,
): Promise<ClickReportRow[]> {
  const now = await sumInParts(db, query.by, period, query);
  const earlier = await sumInParts(db, query.by, before, query);
  const nameOf = await namesOf(db, query, [...now.keys(), ...earlier.keys()]);
  const rows = [...new Set([...now.keys(), ...earlier.keys()])].map((key) => {
    const { clicks = 0, repeats = 0 } = now.get(key) ?? {};
    const row = { key, name: nameOf(key), clicks, repeats, before: earlier.get(key)?.clicks ?? 0 };
    if (query.by !== 'position') return row;
    const [block = 'none', position = '0'] = key.split(' ');
    const first = now.get(`${block} 1`)?.clicks ?? 0;
    return {
      ...row,
      ...{ block: block as ClickBlock, position: Number(position) },
      of_first: first > 0 && position !== '0' ? clicks / first : null,
    };
  });
  return rows.sort(
    (one, other) =>
      other.clicks - one.clicks || other.before - one.before || (one.key < other.key ? -1 : 1),
  );
}

async function namesOf(
  db: Kysely<Database>,
  { by }: ClickReportQuery,
  keys: readonly string[],
): Promise<(key: string) => string> {
  if (by !== 'product') return (key) => key;
  const products = await findPartners(
    db,
    keys.map((key) => ({ product_id: Number(key) })),
  );
  return (key) =>
    key === '0'
      ? 'Without a product'
      : (products.get(Number(key))?.name ?? `Product ${key}, deleted`);
}

const csvColumns = ['key', 'name', 'clicks', 'repeats', 'before', 'of_first'];

/** The table of a report as a file. */
export async function clickReportCsv(
  ...given: Parameters<typeof readClickReport>
): Promise<string> {
  const { items } = await readClickReport(...given);
  const rows = items.map(({ key, name, clicks, repeats, before, of_first }) => ({
    ...{ key, name },
    ...{ clicks: String(clicks), repeats: String(repeats), before: String(before) },
    of_first: of_first?.toFixed(3) ?? '',
  }));
  return csvHeader(csvColumns) + csvLines(csvColumns, rows);
}
