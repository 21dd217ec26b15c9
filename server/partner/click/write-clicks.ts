import type { Kysely } from 'kysely';
import type { ClickKind, ClickPlace } from '#contract/partner/click-place.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { findMarketValues } from '../../../db/repositories/catalogue/fact/product-in-market.ts';
import {
  insertClicks,
  type Click as PartnerClick,
} from '../../../db/repositories/partner/click.ts';
import {
  addClickCounts,
  type ClickCount,
  type ClickedItem,
  listClickedItems,
} from '../../../db/repositories/partner/click-count.ts';
import { insertClickVisitors } from '../../../db/repositories/partner/click-visitor.ts';
import { listCountriesOfRegions } from '../../../db/repositories/site/market.ts';
import { findVisitorMarket } from '../../../db/repositories/site/visitor-market.ts';
import { readInOrder } from '../../../db/sql/list-rows.ts';
import type { Database } from '../../../db/tables.ts';
import { timeSlices } from '../../../db/time-slice.ts';
import { inUnsyncedTransaction } from '../../../db/transaction.ts';
import type { ClickOrigin } from './click-origin.ts';
import { type CountedOrigin, countOrigins } from './count-origins.ts';

export type Click = ClickPlace & {
  kind: ClickKind;
  item_id: number;
  market_code: MarketCode;
  /** The id added to the partner's link. */
  click_id?: string | undefined;
  origin: ClickOrigin;
};

export type HashedClick = Click & { at: string; day: string; hash: string };

export type LinkedMarkets = (kind: ClickKind) => Promise<MarketCode[]>;

/** Counts each visitor once per item and day. Clicks on items no longer offered or linked don't count. */
export async function writeClicks(
  db: Kysely<Database>,
  batch: readonly HashedClick[],
  linkedMarkets: LinkedMarkets,
) {
  const markets = new Map<ClickKind, MarketCode[]>();
  for (const kind of new Set(batch.map(({ kind }) => kind))) {
    markets.set(kind, await linkedMarkets(kind));
  }
  return inUnsyncedTransaction(db, async (trx) => {
    const yieldTurn = timeSlices('writing');
    const items = await findItems(trx, batch, markets);
    const countries = await listCountriesOfRegions(trx);
    const isOpen = await openPartners(trx, batch, items);
    const known = batch.filter((click) => items.has(keyOf(click)) && isOpen(click));
    await yieldTurn();
    const firstOfDay = await insertClickVisitors(trx, known);
    const written = { counted: 0, repeated: 0, unknown: batch.length - known.length };
    const counts: ClickCount[] = [];
    const origins: CountedOrigin[] = [];
    const ids: PartnerClick[] = [];
    for (const { hash, at, click_id, origin, ...click } of known) {
      const item = items.get(keyOf(click)) as ClickedItem;
      const isFirst = firstOfDay.delete(hash);
      written[isFirst ? 'counted' : 'repeated'] += 1;
      const { product_id, market_code: offeredIn = click.market_code } = item;
      // Clicks by a region's visitors on its country's offers count in the region.
      const isInRegion = countries.get(click.market_code) === offeredIn;
      const market_code = isInRegion ? click.market_code : offeredIn;
      const row = { ...click, product_id, market_code };
      const count = { clicks: Number(isFirst), repeats: Number(!isFirst) };
      counts.push({ ...row, ...count });
      origins.push({ day: click.day, product_id, market_code, ...count, origin });
      if (click_id !== undefined) ids.push({ ...row, id: click_id, at });
    }
    await yieldTurn();
    await addClickCounts(trx, counts);
    await countOrigins(trx, origins);
    await insertClicks(trx, ids);
    return written;
  });
}

/** Partners that are closed in a market aren't linked there. */
async function openPartners(
  db: Kysely<Database>,
  batch: readonly HashedClick[],
  items: ReadonlyMap<string, ClickedItem>,
) {
  const partners = [...new Set([...items.values()].map(({ product_id }) => product_id))];
  const closed = new Set<string>();
  for (const code of new Set(batch.map(({ market_code }) => market_code))) {
    const place = await findVisitorMarket(db, code);
    const { availabilityOf } = await findMarketValues(db, [0, ...partners], place);
    for (const id of partners) if (availabilityOf(id) === 'closed') closed.add(`${id} ${code}`);
  }
  return (click: HashedClick) => {
    const partner = items.get(keyOf(click))?.product_id;
    return !closed.has(`${partner} ${click.market_code}`);
  };
}

const keyOf = ({ kind, item_id }: Pick<Click, 'kind' | 'item_id'>) => `${kind} ${item_id}`;

async function findItems(
  db: Kysely<Database>,
  batch: readonly HashedClick[],
  linked: ReadonlyMap<ClickKind, MarketCode[]>,
) {
  const seconds = batch.map(({ at }) => Math.floor(Date.parse(at) / 1000));
  const times = { from: Math.min(...seconds), to: Math.max(...seconds) };
  const items = new Map<string, ClickedItem>();
  for (const [kind, clicks] of Map.groupBy(batch, ({ kind }) => kind)) {
    const ids = [...new Set(clicks.map(({ item_id }) => item_id))];
    const markets = linked.get(kind) ?? [];
    const find = (chunk: readonly number[]) =>
      listClickedItems(db, { kind, ids: chunk, markets }, times);
    for (const item of await readInOrder(ids, find))
      items.set(keyOf({ kind, item_id: item.id }), item);
  }
  return items;
}
