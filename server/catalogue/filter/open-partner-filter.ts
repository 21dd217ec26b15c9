/**
 * Filters lists of partners in memory, the same way for every database and search engine. Follows the change log, so
 * that a process sees its own writes immediately and those of others as soon as they change the catalogue version.
 */
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { FilteredCardQuery } from '#contract/catalogue/product.ts';
import {
  findLogHead,
  type LoggedChange,
  listChangesSince,
  replacesCatalogue,
} from '../../../db/change-log.ts';
import type { CatalogueVersion } from '../../../db/engine.ts';
import { findCategoryId } from '../../../db/repositories/catalogue/category.ts';
import {
  type FilterMarket,
  findFilterMarket,
} from '../../../db/repositories/catalogue/filter/filter-market.ts';
import {
  listFilteredPartners,
  listOfferPartners,
} from '../../../db/repositories/catalogue/filter/filtered-partner.ts';
import {
  listCategoryIds,
  listRankedIds,
} from '../../../db/repositories/catalogue/filter/partner-order.ts';
import { idsInChunks } from '../../../db/sql/list-rows.ts';
import { nowInSeconds } from '../../../db/sql/schedule.ts';
import type { Database } from '../../../db/tables.ts';
import { timeSlices } from '../../../db/time-slice.ts';
import { type FoundPartners, findPartners, nothingFound } from './find-partners.ts';
import { fillView, type MarketView, marketView, type OfferEffects } from './market-view.ts';
import { type PartnerTable, partnerTable } from './partner-table.ts';

type Source = { db: Kysely<Database>; version: Pick<CatalogueVersion, 'current'> };
type Query = Omit<FilteredCardQuery, 'market'> & { market: string };

export type PartnerFilter = {
  find(query: Query, effects: OfferEffects): Promise<FoundPartners>;
  /** Reads all partners, so that the first visitor needn't wait for it. */
  catchUp(): Promise<void>;
};

const partnersAtOnce = 200;
/** Beyond this, views of the markets that were asked for least recently are made again when needed. */
const maxViewBytes = 64 * 1024 * 1024;
const maxAttempts = 5;

export function openPartnerFilter({ db, version }: Source): PartnerFilter {
  let table: PartnerTable | undefined;
  let cursor = 0;
  let synced: number | undefined;
  let catchingUp: Promise<void> | undefined;
  const views = new LRUCache<string, { view: MarketView; market: string }>({
    maxSize: maxViewBytes,
    sizeCalculation: ({ view }) => view.bytes(),
  });
  const filling = new Set<MarketView>();
  const orders = new Map<string, Uint32Array>();
  const markets = new Map<string, FilterMarket>();

  /** Writes made in the meantime come after the cursor in the log. */
  async function build(): Promise<PartnerTable> {
    const head = await findLogHead(db);
    const fresh = partnerTable();
    const yieldTurn = timeSlices();
    for await (const ids of idsInChunks(db, 'product', partnersAtOnce)) {
      const range = { first: ids[0] as number, last: ids.at(-1) as number };
      for (const partner of await listFilteredPartners(db, range)) fresh.upsert(partner);
      await yieldTurn();
    }
    cursor = head;
    views.clear();
    orders.clear();
    return fresh;
  }

  async function readLog() {
    table ??= await build();
    for (;;) {
      const changes = await listChangesSince(db, cursor);
      const last = changes.at(-1);
      if (!last) return;
      if (changes.some(replacesCatalogue)) table = await build();
      else {
        await reread(table, await changedPartners(table, changes));
        forgetOrders(changes);
        cursor = last.seq;
      }
    }
  }

  async function changedPartners(known: PartnerTable, changes: readonly LoggedChange[]) {
    const idsOf = (kind: string) => [
      ...new Set(changes.filter(({ entity }) => entity === kind).map(({ entity_id }) => entity_id)),
    ];
    const [bonuses, codes] = [idsOf('exclusive-bonus'), idsOf('promo-code')];
    return new Set([
      ...idsOf('product'),
      ...bonuses.flatMap((id) => known.ownersOf('bonuses', id)),
      ...codes.flatMap((id) => known.ownersOf('promo_codes', id)),
      ...(await listOfferPartners(db, 'exclusive_bonus', bonuses)),
      ...(await listOfferPartners(db, 'promo_code', codes)),
    ]);
  }

  async function reread(known: PartnerTable, ids: ReadonlySet<number>) {
    const yieldTurn = timeSlices();
    for (const chunk of chunksOf([...ids])) {
      const partners = await listFilteredPartners(db, chunk);
      const found = new Set(partners.map(({ id }) => id));
      const gone = chunk.filter((id) => !found.has(id));
      const rows = [...partners.map(known.upsert), ...gone.map(known.remove)];
      for (const row of rows) if (row !== undefined) refresh(row);
      await yieldTurn();
    }
  }

  function refresh(row: number) {
    for (const { view } of views.values()) if (row < view.capacity) view.refresh(row);
    for (const view of filling) if (row < view.capacity) view.refresh(row);
  }

  function forgetOrders(changes: readonly LoggedChange[]) {
    if (changes.some(({ entity }) => entity === 'product')) orders.clear();
    for (const { entity, entity_id } of changes) {
      if (entity === 'product-list') orders.delete(`category ${entity_id}`);
    }
  }

  async function follow() {
    while (version.current() !== synced) {
      const current = version.current();
      await readLog();
      markets.clear();
      synced = current;
    }
  }

  async function catchUp(): Promise<PartnerTable> {
    while (table === undefined || version.current() !== synced) {
      catchingUp ??= follow().finally(() => {
        catchingUp = undefined;
      });
      await catchingUp;
    }
    return table;
  }

  async function viewOf(known: PartnerTable, code: string, effects: OfferEffects) {
    const market = markets.get(code) ?? (await findFilterMarket(db, code));
    markets.set(code, market);
    const key = `${code} ${effects.bonuses} ${effects.promo_codes}`;
    const now = nowInSeconds();
    const kept = views.get(key);
    const isCurrent = kept?.market === JSON.stringify(market);
    const hasRoom = kept?.view.capacity === known.ids.length;
    if (kept && isCurrent && hasRoom && kept.view.moveTo(now)) return kept.view;
    const view = marketView({ table: known, market, effects, now });
    filling.add(view);
    await fillView(known, view).finally(() => filling.delete(view));
    views.set(key, { view, market: JSON.stringify(market) });
    return view;
  }

  async function orderOf(known: PartnerTable, key: string, load: () => Promise<number[]>) {
    const kept = orders.get(key);
    if (kept) return kept;
    const rows = (await load()).flatMap((id) => known.rowOf(id) ?? []);
    const order = Uint32Array.from(rows);
    orders.set(key, order);
    return order;
  }

  return {
    catchUp: async () => void (await catchUp()),

    async find(query, effects) {
      const { category, lang, market } = query;
      const categoryId = category === undefined ? undefined : await findCategoryId(db, category);
      if (category !== undefined && categoryId === undefined) return nothingFound(query);
      for (let attempt = 1; ; attempt += 1) {
        const known = await catchUp();
        const before = synced;
        const rank = () => orderOf(known, `rank ${lang}`, () => listRankedIds(db, lang));
        const order =
          categoryId === undefined
            ? await rank()
            : await orderOf(known, `category ${categoryId}`, () => listCategoryIds(db, categoryId));
        const ranked = query.sort === 'rating' ? await rank() : order;
        const view = await viewOf(known, market, effects);
        const isCurrent = synced === before && view.capacity === known.ids.length;
        if (table === known && (isCurrent || attempt === maxAttempts)) {
          return findPartners({ table: known, view, order, ranked }, query);
        }
      }
    },
  };
}

function* chunksOf(ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += partnersAtOnce) {
    yield ids.slice(start, start + partnersAtOnce);
  }
}
