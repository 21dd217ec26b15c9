import type { Kysely } from 'kysely';
import {
  bucketOf,
  type ClickDimension,
  isOriginDimension,
  isTimeDimension,
} from '#contract/partner/click-dimension.ts';
import type { ClickBlock } from '#contract/partner/click-place.ts';
import type {
  ClickReport,
  ClickReportQuery,
  ClickReportRow,
  ConversionMoney,
  CrossColumn,
} from '#contract/partner/click-report.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { findPartners } from '../../../../db/repositories/catalogue/card/offer-partner.ts';
import type {
  ClickPeriod,
  ClickSum,
  ConversionSum,
} from '../../../../db/repositories/partner/click-report.ts';
import type { Database } from '../../../../db/tables.ts';
import { requireKnownMarket } from '../../../resource/check/active-market.ts';
import { crossClicks } from './cross-clicks.ts';
import { listExampleClicks } from './example-click.ts';
import { reportCounts } from './report-counts.ts';
import { daysBetween, daysEarlier, periodOf } from './report-period.ts';

type SumName = Exclude<keyof ConversionSum, 'key' | 'currency'>;

const added = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Counts of the period and of the comparison period, whose days are stored under the days they are compared with. */
type Counts = {
  clicks: ClickSum[];
  clicksBefore: ClickSum[];
  conversions: ConversionSum[];
  conversionsBefore: ConversionSum[];
};

export async function readClickReport(
  db: Kysely<Database>,
  query: ClickReportQuery,
  { timeZone, now = new Date() }: { timeZone: string; now?: Date },
): Promise<ClickReport> {
  await requireKnownMarket(db, query.market, 'market');
  const today = localDay(timeZone, now);
  const period = periodOf(query, today);
  const earlier = daysEarlier(period, query.compare);
  const before = { from: dayBefore(period.from, earlier), to: dayBefore(period.to, earlier) };
  const examples =
    query.examples === 'include' ? await listExampleClicks(db, [period, before], query) : [];
  const counts = reportCounts(db, query, examples);
  const comparedTo = <Sum extends { key: string }>(sums: Sum[]) =>
    sums.map((sum) => ({ ...sum, key: dayBefore(sum.key, -earlier) }));

  const byDay = await counts.clicks('day', period);
  const byDayBefore = comparedTo(await counts.clicks('day', before));
  const clicksOn = (sums: ClickSum[]) => new Map(sums.map(({ key, clicks }) => [key, clicks]));
  const [clicksNow, clicksBefore] = [clicksOn(byDay), clicksOn(byDayBefore)];
  const days = Array.from({ length: daysBetween(period) }, (_, index) => {
    const day = dayBefore(period.from, -index);
    return { day, clicks: clicksNow.get(day) ?? 0, before: clicksBefore.get(day) ?? 0 };
  });

  const { by } = query;
  let found: Counts;
  if (isTimeDimension(by)) {
    const inBuckets = <Sum extends { key: string }>(sums: Sum[]) =>
      sums.map((sum) => ({ ...sum, key: bucketOf(by, sum.key, period.from) }));
    const allDays = days.map(({ day }) => ({ key: day, clicks: 0, repeats: 0 }));
    found = {
      clicks: inBuckets([...allDays, ...byDay]),
      clicksBefore: inBuckets(byDayBefore),
      conversions: inBuckets(await counts.conversions('day', period)),
      conversionsBefore: inBuckets(comparedTo(await counts.conversions('day', before))),
    };
  } else {
    const all = (sums: ClickSum[], total: ClickSum[]) =>
      isOriginDimension(by) ? withUnknown(sums, total) : sums;
    found = {
      clicks: all(await counts.clicks(by, period), byDay),
      clicksBefore: all(await counts.clicks(by, before), byDayBefore),
      conversions: await counts.conversions(by, period),
      conversionsBefore: await counts.conversions(by, before),
    };
  }
  const crossed = query.cross
    ? await crossClicks(counts, { by, cross: query.cross }, period)
    : undefined;
  const clicks = {
    clicks: added(days.map(({ clicks }) => clicks)),
    repeats: added(byDay.map(({ repeats }) => repeats)),
    before: added(days.map((day) => day.before)),
  };
  // Campaigns, sites and devices have no conversions of their own, but the period does.
  const conversions = (of: ClickPeriod, sums: ConversionSum[]) =>
    isOriginDimension(by) ? counts.conversions('day', of) : sums;
  const converted = await conversions(period, found.conversions);
  const convertedBefore = await conversions(before, found.conversionsBefore);
  return {
    has_examples: examples.length > 0,
    ...period,
    today,
    before,
    total: {
      ...clicks,
      ...conversionsOf(converted, convertedBefore, clicks.clicks),
    },
    days,
    ...(await readItems(db, query, found, crossed)),
  };
}

/** Adds the clicks without a known origin under an empty key. */
function withUnknown(sums: ClickSum[], total: ClickSum[]): ClickSum[] {
  const unknown = (name: 'clicks' | 'repeats') =>
    Math.max(0, added(total.map((sum) => sum[name])) - added(sums.map((sum) => sum[name])));
  const rest = { key: '', clicks: unknown('clicks'), repeats: unknown('repeats') };
  const known = sums.filter(({ clicks, repeats }) => clicks + repeats > 0);
  return rest.clicks + rest.repeats > 0 ? [...known, rest] : known;
}

const byKey = <Sum extends { key: string }>(sums: Sum[]) => Map.groupBy(sums, ({ key }) => key);

async function readItems(
  db: Kysely<Database>,
  { by, cross }: ClickReportQuery,
  found: Counts,
  crossed: Awaited<ReturnType<typeof crossClicks>> | undefined,
): Promise<Pick<ClickReport, 'items' | 'columns'>> {
  const now = byKey(found.clicks);
  const before = byKey(found.clicksBefore);
  const converted = byKey(found.conversions);
  const convertedBefore = byKey(found.conversionsBefore);
  const clicksOf = (sums: ClickSum[] = []) => added(sums.map(({ clicks }) => clicks));
  const keys = [
    ...new Set([now, before, converted, convertedBefore].flatMap((found) => [...found.keys()])),
  ];
  const nameOf = await namesOf(db, by, keys);
  const rows = keys.map((key): ClickReportRow => {
    const clicks = clicksOf(now.get(key));
    const row = {
      ...placed(by, key, nameOf),
      clicks,
      repeats: added((now.get(key) ?? []).map(({ repeats }) => repeats)),
      before: clicksOf(before.get(key)),
      ...conversionsOf(converted.get(key), convertedBefore.get(key), clicks),
      ...(crossed && { cells: crossed.cellsOf(key) }),
    };
    if (by !== 'position') return row;
    const first = clicksOf(now.get(`${row.block} 1`));
    return { ...row, of_first: first > 0 && row.position !== 0 ? clicks / first : null };
  });
  const inTime = isTimeDimension(by);
  rows.sort(
    (one, other) =>
      (inTime ? 0 : other.clicks - one.clicks || other.before - one.before) ||
      (one.key < other.key ? -1 : 1),
  );
  if (!cross || !crossed) return { items: rows };
  const columnName = await namesOf(db, cross, crossed.columns);
  return { items: rows, columns: crossed.columns.map((key) => placed(cross, key, columnName)) };
}

function placed(by: ClickDimension, key: string, nameOf: (key: string) => string): CrossColumn {
  const [block = 'none', position = '0'] = key.split(' ');
  const place = by === 'position' ? { block: block as ClickBlock, position: Number(position) } : {};
  return { key, name: nameOf(key), ...place };
}

async function namesOf(
  db: Kysely<Database>,
  by: ClickReportQuery['by'],
  keys: readonly string[],
): Promise<(key: string) => string> {
  if (by !== 'product') return (key) => key || 'Unknown';
  const products = await findPartners(
    db,
    keys.map((key) => ({ product_id: Number(key) })),
  );
  return (key) =>
    key === '0'
      ? 'Without a product'
      : (products.get(Number(key))?.name ?? `Product ${key}, deleted`);
}

const total = (sums: readonly ConversionSum[], name: SumName) =>
  added(sums.map((sum) => sum[name]));

/** Sums each currency separately, highest earnings first. */
function conversionsOf(
  sums: readonly ConversionSum[] = [],
  before: readonly ConversionSum[] = [],
  clicks: number,
) {
  const money: ConversionMoney[] = [];
  for (const currency of new Set([...sums, ...before].map((sum) => sum.currency))) {
    const inCurrency = (of: readonly ConversionSum[]) =>
      of.filter((sum) => sum.currency === currency);
    const [own, earlier] = [inCurrency(sums), inCurrency(before)];
    const [deposited, earned] = [total(own, 'deposited'), total(own, 'earned')];
    if (deposited === 0 && total([...own, ...earlier], 'earnings') === 0) continue;
    money.push({
      currency,
      deposited,
      earned,
      earned_before: total(earlier, 'earned'),
      epc: clicks > 0 ? earned / clicks : null,
    });
  }
  money.sort((one, other) => other.earned - one.earned || (one.currency < other.currency ? -1 : 1));
  return {
    signups: total(sums, 'signups'),
    signups_before: total(before, 'signups'),
    deposits: total(sums, 'deposits'),
    deposits_before: total(before, 'deposits'),
    money,
  };
}
