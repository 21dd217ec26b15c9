/**
 * Clicks of made-up visitors, so that the reports of a portal with the sample catalogue aren't empty. They are computed
 * for each report instead of stored, so that nothing else can count them. Removing the sample deletes the setting.
 */
import type { Kysely } from 'kysely';
import type { ClickPlace } from '#contract/partner/click-place.ts';
import { dayBefore } from '#contract/wall-clock.ts';
import { findPartners } from '../../../../db/repositories/catalogue/card/offer-partner.ts';
import type {
  ClickFilter,
  ClickPeriod,
  ConversionSum,
} from '../../../../db/repositories/partner/click-report.ts';
import {
  deleteSetting,
  findSetting,
  writeSetting,
} from '../../../../db/repositories/site/setting.ts';
import type { Database } from '../../../../db/tables.ts';
import { exampleNumber } from './example-number.ts';

const key = 'example_clicks';
const exampleDays = 60;
const depositInCents = 6_000;
const earningInCents = 4_500;

/** The products are ordered by popularity, most popular first. */
type ExampleSetting = { last_day: string; product_ids: number[] };

export type ExampleClick = {
  day: string;
  place: ClickPlace & { day: string; product_id: number; market_code: string };
  clicks: number;
  repeats: number;
  conversions: Omit<ConversionSum, 'key'>;
};

export const writeExampleClicks = (db: Kysely<Database>, setting: ExampleSetting) =>
  writeSetting(db, key, JSON.stringify(setting));

export const deleteExampleClicks = (db: Kysely<Database>) => deleteSetting(db, key);

/** Clicks per day on the most popular product. A position of 0 is replaced by the product's rank. */
const places = [
  { page: 'casino', block: 'popular', share: 34, inList: true },
  { page: 'casino', block: 'top', share: 22, inList: true },
  { page: 'product', block: 'hero', share: 13, inList: false },
  { page: 'promocodes', block: 'codes', share: 10, inList: true },
  { page: 'bonuses', block: 'exclusive', share: 7, inList: true },
  { page: 'search', block: 'results', share: 4, inList: true },
] as const;

const markets = [
  { market_code: 'US', share: 0.66, currency: 'USD' },
  { market_code: 'TR', share: 0.34, currency: 'USD' },
] as const;

/** Sunday to Saturday. */
const weekdays = [1.25, 0.82, 0.8, 0.86, 0.94, 1.18, 1.4];

export async function listExampleClicks(
  db: Kysely<Database>,
  periods: readonly ClickPeriod[],
  filter: ClickFilter,
): Promise<ExampleClick[]> {
  const stored = await findSetting(db, key);
  if (stored === undefined) return [];
  const { last_day, product_ids }: ExampleSetting = JSON.parse(stored);
  const days = Array.from({ length: exampleDays }, (_, ago) => ({
    day: dayBefore(last_day, ago),
    growth: 1.15 - (0.4 * ago) / exampleDays,
  })).filter(({ day }) => periods.some(({ from, to }) => day >= from && day <= to));
  const existing = await findPartners(
    db,
    product_ids.map((product_id) => ({ product_id })),
  );
  return product_ids.flatMap((product_id, index) =>
    existing.has(product_id) && (filter.product ?? product_id) === product_id
      ? days.flatMap((day) => clicksOf({ product_id, rank: index + 1, ...day }, filter))
      : [],
  );
}

type ProductDay = { day: string; growth: number; product_id: number; rank: number };

function clicksOf(
  { day, growth, product_id, rank }: ProductDay,
  { market }: ClickFilter,
): ExampleClick[] {
  const usual = (growth * (weekdays[new Date(day).getUTCDay()] ?? 1)) / rank ** 0.7;
  return markets
    .filter(({ market_code }) => (market ?? market_code) === market_code)
    .flatMap(({ market_code, share: ofMarket, currency }) =>
      places.map(({ page, block, share, inList }) => {
        const chance = (what: string) =>
          exampleNumber(`${what} ${day} ${rank} ${market_code} ${block}`);
        const clicks = Math.round(usual * ofMarket * share * (0.6 + 0.8 * chance('clicks')));
        const signups = Math.floor(clicks * 0.09 + chance('signups'));
        const deposits = Math.floor(signups * 0.3 + chance('deposits') * 0.8);
        return {
          day,
          place: {
            day,
            product_id,
            market_code,
            page,
            block,
            position: inList ? rank : 0,
          },
          clicks,
          repeats: Math.floor(clicks * 0.12 + chance('repeats')),
          conversions: {
            currency,
            signups,
            deposits,
            earnings: deposits,
            deposited: deposits * depositInCents,
            earned: deposits * earningInCents,
          },
        };
      }),
    );
}
