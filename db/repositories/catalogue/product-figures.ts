/** Figures of listed products for the admin. Every query is limited to the given ids. */
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Availability } from '#contract/catalogue/fact/availability.ts';
import { figureDays, type ProductFigures } from '#contract/catalogue/product-figures.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { effectsOn } from '#contract/site/market-rule.ts';
import { dayBefore } from '#contract/wall-clock.ts';
import { all, isShownIn } from '../../sql/shown-in-market.ts';
import type { Database } from '../../tables.ts';
import { readMarkets } from '../site/read-markets.ts';
import { findToday } from '../site/setting.ts';
import { findVisitorMarket } from '../site/visitor-market.ts';
import { offeredPromotions } from './card/live-promotion.ts';
import { offeredPromoCodes } from './card/offered-promo-code.ts';

type Ids = readonly number[];
type Place = { code: MarketCode; parent_code: MarketCode | null };

/** In the order of the ids. Skips ids without a product. */
export async function listProductFigures(
  db: Kysely<Database>,
  ids: Ids,
): Promise<ProductFigures[]> {
  if (ids.length === 0) return [];
  const known = await db.selectFrom('product').select('id').where('id', 'in', ids).execute();
  const existing = new Set(known.map(({ id }) => id));
  const markets = (await readMarkets(db)).filter(({ is_active }) => is_active);
  const today = await findToday(db);
  const availabilityIn = await readAvailability(db, ids);
  const changeOf = await readLastChanges(db, ids);
  const clicks = await countClicks(db, ids, today);
  const offers = new Map<number, number>();
  for (const { code, effective } of markets) {
    const { bonuses, promo_codes } = effectsOn(effective.rules, today);
    const tables = [
      ...(bonuses === 'hide' ? [] : (['exclusive_bonus'] as const)),
      ...(promo_codes === 'hide' ? [] : (['promo_code'] as const)),
    ];
    for (const table of tables) {
      for (const { id, count } of await countOffers(db, table, ids, code)) {
        offers.set(id, (offers.get(id) ?? 0) + Number(count));
      }
    }
  }
  return ids
    .filter((id) => existing.has(id))
    .map((id) => ({
      id,
      markets: markets.map((market) => ({
        code: market.code,
        availability: availabilityIn(id, market),
      })),
      live_offers: offers.get(id) ?? 0,
      changed_at: changeOf.get(id)?.at ?? null,
      changed_by: changeOf.get(id)?.actor ?? null,
      clicks: clicks.get(id) ?? 0,
    }));
}

async function readAvailability(db: Kysely<Database>, ids: Ids) {
  const rows = await db
    .selectFrom('product_market')
    .select(['product_id', 'market_code', 'state'])
    .where('product_id', 'in', ids)
    .execute();
  const states = new Map(rows.map((row) => [`${row.product_id} ${row.market_code}`, row.state]));
  const own = (id: number, code: MarketCode | null) => states.get(`${id} ${code}`) ?? 'unknown';
  return (id: number, { code, parent_code }: Place): Availability => {
    const state = own(id, code);
    return state === 'unknown' ? own(id, parent_code) : state;
  };
}

type OfferTable = 'exclusive_bonus' | 'promo_code';

/** Counts the offers of a market that its own visitors see. */
async function countOffers(db: Kysely<Database>, table: OfferTable, ids: Ids, code: MarketCode) {
  const shown = all(isShownIn(table, await findVisitorMarket(db, code)));
  const count = <Table extends OfferTable>(offered: SelectQueryBuilder<Database, Table, unknown>) =>
    offered
      .where(sql<boolean>`market_code = ${code}`)
      .where(sql<boolean>`product_id in (${sql.join(ids)})`)
      .where(shown)
      .select([sql<number>`product_id`.as('id'), sql<number>`count(*)`.as('count')])
      .groupBy(sql`product_id`)
      .execute();
  return table === 'promo_code'
    ? count(offeredPromoCodes(db))
    : // Selected by a variable, the table has the type of either kind.
      count(
        offeredPromotions(db, table) as unknown as SelectQueryBuilder<
          Database,
          OfferTable,
          unknown
        >,
      );
}

async function readLastChanges(db: Kysely<Database>, ids: Ids) {
  const rows = await db
    .selectFrom('change')
    .select(['entity_id', 'at', 'actor'])
    .where('seq', 'in', ({ selectFrom }) =>
      selectFrom('change')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .where('entity', '=', 'product')
        .where('entity_id', 'in', ids)
        .groupBy('entity_id'),
    )
    .execute();
  return new Map(rows.map((row) => [row.entity_id, row]));
}

/** Lists the days, because the key of the table starts with them. */
async function countClicks(db: Kysely<Database>, ids: Ids, today: string) {
  const days = Array.from({ length: figureDays }, (_, index) => dayBefore(today, index));
  const rows = await db
    .selectFrom('click_count_by_product')
    .select(({ fn }) => ['product_id', fn.sum<number>('clicks').as('clicks')])
    .where('day', 'in', days)
    .where('product_id', 'in', ids)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, clicks }) => [product_id, Number(clicks)]));
}
