import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { OriginDimension } from '#contract/partner/click-dimension.ts';
import { isOriginDimension } from '#contract/partner/click-dimension.ts';
import { dayBefore } from '#contract/wall-clock.ts';
import {
  type ClickFilter,
  type ClickPeriod,
  type ClickSum,
  type ConversionSum,
  type CountedDimension,
  type CrossedSum,
  reportKey,
  sumClicks,
  sumConversions,
  sumCrossedClicks,
} from '../../../../db/repositories/partner/click-report.ts';
import type { Database } from '../../../../db/tables.ts';
import type { ExampleClick } from './example-click.ts';
import { exampleNumber } from './example-number.ts';
import { daysBetween } from './report-period.ts';

type Shares = readonly (readonly [value: string, share: number])[];

/** The shares of the example clicks that have each value. The remaining clicks have none. */
const shares: Record<OriginDimension, (marketCode: string) => Shares> = {
  source: () => [
    ['newsletter / email', 0.14],
    ['channel / social', 0.11],
    ['forum / referral', 0.05],
  ],
  campaign: () => [
    ['weekend-spins', 0.13],
    ['welcome', 0.08],
    ['cup-final', 0.06],
  ],
  site: () => [
    ['search.example', 0.38],
    ['casinotalk.example', 0.09],
    ['bonusforum.example', 0.06],
  ],
  device: () => [
    ['phone', 0.68],
    ['desktop', 0.27],
    ['tablet', 0.05],
  ],
  country: (market) => [
    [market, 0.92],
    ['CA', 0.05],
    ['DE', 0.03],
  ],
};

/** Distributes a day's clicks over the values, so that many days together have the given shares. */
function exampleOrigins(
  by: OriginDimension,
  { day, market_code, product_id, block }: ExampleClick['place'],
  { clicks, repeats }: { clicks: number; repeats: number },
): ClickSum[] {
  const start = exampleNumber(`${by} ${day} ${market_code} ${product_id} ${block}`);
  let upTo = 0;
  return shares[by](market_code).map(([key, share]) => {
    const before = upTo;
    upTo = Math.round((upTo + share) * 100) / 100;
    const part = (count: number) =>
      Math.floor(count * upTo + start) - Math.floor(count * before + start);
    return { key, clicks: part(clicks), repeats: part(repeats) };
  });
}

/** How many days each statement reads. Requests are handled between statements. */
const daysAtOnce = 14;

type Kind<Sum> = {
  read: (
    db: Kysely<Database>,
    by: CountedDimension,
    period: ClickPeriod,
    filter: ClickFilter,
  ) => Promise<Sum[]>;
  example: (click: ExampleClick, by: CountedDimension) => Sum[];
  idOf: (sum: Sum) => string;
  sums: readonly (keyof Sum)[];
};

const clickKind: Kind<ClickSum> = {
  read: sumClicks,
  example: ({ place, ...counts }, by) =>
    isOriginDimension(by)
      ? exampleOrigins(by, place, counts)
      : [{ key: reportKey(by, place), clicks: counts.clicks, repeats: counts.repeats }],
  idOf: ({ key }) => key,
  sums: ['clicks', 'repeats'],
};
const conversionKind: Kind<ConversionSum> = {
  read: sumConversions,
  example: ({ place, conversions }, by) =>
    isOriginDimension(by) ? [] : [{ key: reportKey(by, place), ...conversions }],
  idOf: ({ key, currency }) => `${key} ${currency}`,
  sums: ['signups', 'deposits', 'earnings', 'deposited', 'earned'],
};

const crossedKind = (cross: CountedDimension): Kind<CrossedSum> => ({
  read: (db, by, period, filter) => sumCrossedClicks(db, [by, cross], period, filter),
  example: (click, by) =>
    clickKind
      .example(click, by)
      .flatMap(({ key, clicks }) =>
        clickKind
          .example({ ...click, clicks }, cross)
          .map((part) => ({ key, cross_key: part.key, clicks: part.clicks })),
      ),
  idOf: ({ key, cross_key }) => `${key}\n${cross_key}`,
  sums: ['clicks'],
});

/** Adds example clicks to the stored ones if the report includes them. */
export function reportCounts(
  db: Kysely<Database>,
  filter: ClickFilter,
  examples: readonly ExampleClick[],
) {
  async function sum<Sum extends object>(
    { read, example, idOf, sums }: Kind<Sum>,
    by: CountedDimension,
    { from, to }: ClickPeriod,
  ): Promise<Sum[]> {
    const found = new Map<string, Sum>();
    const add = (part: Sum) => {
      const sum = found.get(idOf(part));
      if (!sum) return found.set(idOf(part), { ...part });
      for (const name of sums) sum[name] = (Number(sum[name]) + Number(part[name])) as never;
    };
    const last = daysBetween({ from, to }) - 1;
    for (let start = 0; start <= last; start += daysAtOnce) {
      const end = Math.min(start + daysAtOnce - 1, last);
      const days = { from: dayBefore(from, -start), to: dayBefore(from, -end) };
      for (const part of await read(db, by, days, filter)) add(part);
      await nextTurn();
    }
    for (const click of examples) {
      if (click.day >= from && click.day <= to) for (const part of example(click, by)) add(part);
    }
    return [...found.values()];
  }
  return {
    clicks: (by: CountedDimension, period: ClickPeriod) => sum(clickKind, by, period),
    crossed: (by: CountedDimension, cross: CountedDimension, period: ClickPeriod) =>
      sum(crossedKind(cross), by, period),
    conversions: async (by: CountedDimension, period: ClickPeriod) =>
      (await sum(conversionKind, by, period)).filter(
        ({ signups, deposits, earnings }) => signups + deposits + earnings !== 0,
      ),
  };
}
