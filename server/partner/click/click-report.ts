import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { reportPeriods } from '#contract/partner/click-dimension.ts';
import type { ClickBlock } from '#contract/partner/click-place.ts';
import type {
  ClickReport,
  ClickReportQuery,
  ClickReportRow,
  ConversionMoney,
} from '#contract/partner/click-report.ts';
import { dayBefore, day as dayLength, wallClock } from '#contract/wall-clock.ts';
import { findPartners } from '../../../db/repositories/catalogue/card/offer-partner.ts';
import {
  type ClickFilter,
  type ClickPeriod,
  type ClickSum,
  type ConversionSum,
  sumClicks,
  sumConversions,
} from '../../../db/repositories/partner/click-report.ts';
import type { Database } from '../../../db/tables.ts';
import { requireKnownMarket } from '../../catalogue/resource/check/active-market.ts';

type SumName = Exclude<keyof ConversionSum, 'key' | 'currency'>;

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

type Read<Sum> = (
  db: Kysely<Database>,
  by: ClickReportQuery['by'],
  period: ClickPeriod,
  filter: ClickFilter,
) => Promise<Sum[]>;

/** The days read per statement. Requests are handled between statements. */
const daysAtOnce = 14;

type Parts<Sum> = {
  read: Read<Sum>;
  keyOf: (sum: Sum) => string;
  sums: readonly (keyof Sum)[];
};

const clickParts: Parts<ClickSum> = {
  read: sumClicks,
  keyOf: ({ key }) => key,
  sums: ['clicks', 'repeats'],
};
const conversionParts: Parts<ConversionSum> = {
  read: sumConversions,
  keyOf: ({ key, currency }) => `${key} ${currency}`,
  sums: ['signups', 'deposits', 'earnings', 'deposited', 'earned'],
};

async function sumInParts<Sum>(
  { read, keyOf, sums }: Parts<Sum>,
  db: Kysely<Database>,
  by: ClickReportQuery['by'],
  { from, to }: ClickPeriod,
  filter: ClickFilter,
): Promise<Map<string, Sum>> {
  const found = new Map<string, Sum>();
  const last = daysBetween({ from, to }) - 1;
  for (let start = 0; start <= last; start += daysAtOnce) {
    const end = Math.min(start + daysAtOnce - 1, last);
    const days = { from: dayBefore(from, -start), to: dayBefore(from, -end) };
    for (const part of await read(db, by, days, filter)) {
      const sum = found.get(keyOf(part));
      if (sum)
        for (const name of sums) sum[name] = (Number(sum[name]) + Number(part[name])) as never;
      else found.set(keyOf(part), part);
    }
    await nextTurn();
  }
  return found;
}

/** Compares the period with the previous one of the same length. */
export async function readClickReport(
  db: Kysely<Database>,
  query: ClickReportQuery,
  { timeZone, now = new Date() }: { timeZone: string; now?: Date },
): Promise<ClickReport> {
  await requireKnownMarket(db, query.market, 'market');
  const period = periodOf(query, wallClock(timeZone).format(now).slice(0, 10));
  const length = daysBetween(period);
  const before = { from: dayBefore(period.from, length), to: dayBefore(period.from, 1) };
  const byDay = await sumInParts(
    clickParts,
    db,
    'day',
    { from: before.from, to: period.to },
    query,
  );
  const clicksOn = (day: string) => byDay.get(day)?.clicks ?? 0;
  const days = Array.from({ length }, (_, index) => {
    const day = dayBefore(period.from, -index);
    return { day, clicks: clicksOn(day), before: clicksOn(dayBefore(day, length)) };
  });
  const repeats = days.map(({ day }) => byDay.get(day)?.repeats ?? 0);
  const conversions = await sumInParts(conversionParts, db, query.by, period, query);
  const converted = [...conversions.values()];
  const convertedAt = Map.groupBy(converted, ({ key }) => key);
  const items =
    query.by === 'day'
      ? days.map(({ day, ...sums }, index) => ({
          key: day,
          name: day,
          ...sums,
          repeats: repeats[index] ?? 0,
          ...conversionsOf(convertedAt.get(day), sums.clicks),
        }))
      : await readItems(db, query, { period, before, convertedAt });
  const added = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const clicks = {
    clicks: added(days.map(({ clicks }) => clicks)),
    repeats: added(repeats),
    before: added(days.map((day) => day.before)),
  };
  const total = { ...clicks, ...conversionsOf(converted, clicks.clicks) };
  return { ...period, before, total, days, items };
}

type ItemsOf = {
  period: ClickPeriod;
  before: ClickPeriod;
  convertedAt: ReadonlyMap<string, ConversionSum[]>;
};

async function readItems(
  db: Kysely<Database>,
  query: ClickReportQuery,
  { period, before, convertedAt }: ItemsOf,
): Promise<ClickReportRow[]> {
  const now = await sumInParts(clickParts, db, query.by, period, query);
  const earlier = await sumInParts(clickParts, db, query.by, before, query);
  const keys = [...new Set([...now.keys(), ...earlier.keys(), ...convertedAt.keys()])];
  const nameOf = await namesOf(db, query, keys);
  const rows = keys.map((key) => {
    const { clicks = 0, repeats = 0 } = now.get(key) ?? {};
    const row = {
      key,
      name: nameOf(key),
      clicks,
      repeats,
      before: earlier.get(key)?.clicks ?? 0,
      ...conversionsOf(convertedAt.get(key), clicks),
    };
    if (query.by !== 'position') return row;
    const [block = 'none', position = '0'] = key.split(' ');
    const first = now.get(`${block} 1`)?.clicks ?? 0;
    return {
      ...row,
      block: block as ClickBlock,
      position: Number(position),
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

const total = (sums: readonly ConversionSum[], name: SumName) =>
  sums.reduce((total, sum) => total + sum[name], 0);

/** Sums each currency separately, highest earnings first. */
function conversionsOf(sums: readonly ConversionSum[] = [], clicks: number) {
  const money: ConversionMoney[] = [];
  for (const [currency, own] of Map.groupBy(sums, (sum) => sum.currency)) {
    const [deposited, earned] = [total(own, 'deposited'), total(own, 'earned')];
    if (deposited === 0 && total(own, 'earnings') === 0) continue;
    money.push({ currency, deposited, earned, epc: clicks > 0 ? earned / clicks : null });
  }
  money.sort((one, other) => other.earned - one.earned || (one.currency < other.currency ? -1 : 1));
  return { signups: total(sums, 'signups'), deposits: total(sums, 'deposits'), money };
}
