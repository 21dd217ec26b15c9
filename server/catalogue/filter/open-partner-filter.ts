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
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { findCategoryId } from '../../../db/repositories/catalogue/category.ts';
import {
  type FilterMarket,
  findFilterMarket,
} from '../../../db/repositories/catalogue/filter/filter-market.ts';
import {
  listFilteredPartners,
  listOfferPartners,
} from '../../../db/repositories/catalogue/filter/filtered-partner.ts';
import { idsInChunks } from '../../../db/sql/list-rows.ts';
import { nowInSeconds } from '../../../db/sql/schedule.ts';
import type { Database } from '../../../db/tables.ts';
import { timeSlices } from '../../../db/time-slice.ts';
import { type FoundPartners, findPartners, nothingFound } from './find-partners.ts';
import { fillView, type MarketView, marketView, type OfferEffects } from './market-view.ts';
import { maxMoved, partnerOrders } from './partner-orders.ts';
import { type PartnerTable, partnerTable } from './partner-table.ts';

type Source = { db: Kysely<Database>; version: Pick<CatalogueVersion, 'current'> };
type Query = Omit<FilteredCardQuery, 'market'> & { market: string };

export type PartnerFilter = {
  find(query: Query, effects: OfferEffects): Promise<FoundPartners>;
  /** Reads all partners, so that the first visitor needn't wait for it. */
  catchUp(): Promise<void>;
};

type KeptView = { view: MarketView; table: PartnerTable; market: string };

const partnersAtOnce = 200;
/** Beyond this, views of the markets that were asked for least recently are made again when needed. */
const maxViewBytes = 64 * 1024 * 1024;
const maxAttempts = 5;

export function openPartnerFilter({ db, version }: Source): PartnerFilter {
  let table: PartnerTable | undefined;
  let cursor = 0;
  let synced: number | undefined;
  let catchingUp: Promise<void> | undefined;
  const views = new LRUCache<string, KeptView>({
    maxSize: maxViewBytes,
    sizeCalculation: ({ view }) => view.bytes(),
  });
  const filling = new Set<MarketView>();
  const orders = partnerOrders(db);
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
    orders.forgetAll();
    return fresh;
  }

  async function readLog() {
    table ??= await build();
    for (;;) {
      const known: PartnerTable = table;
      const followed = await inSnapshot(db, (snapshot) => readChanges(known, snapshot));
      if (followed === 'done') return;
      if (followed === 'catalogue replaced') table = await build();
    }
  }

  /** One snapshot contains the changes and the rows as they left them, which places in an order depend on. */
  async function readChanges(known: PartnerTable, snapshot: Kysely<Database>) {
    const changes = await listChangesSince(snapshot, cursor);
    const last = changes.at(-1);
    if (!last) return 'done';
    if (changes.some(replacesCatalogue)) return 'catalogue replaced';
    const rowsOf = await reread(known, await changedPartners(known, changes, snapshot), snapshot);
    const products = idsOf('product', changes);
    if (products.length > maxMoved || changes.length > maxMoved) orders.forgetAll();
    else if (products.length > 0) {
      const rows = products.flatMap((id) => rowsOf.get(id) ?? []);
      await orders.move({ table: known, ids: products, rows }, snapshot);
    }
    for (const id of idsOf('product-list', changes)) orders.forgetCategory(id);
    cursor = last.seq;
    return 'more';
  }

  async function changedPartners(
    known: PartnerTable,
    changes: readonly LoggedChange[],
    snapshot: Kysely<Database>,
  ) {
    const [bonuses, codes] = [idsOf('exclusive-bonus', changes), idsOf('promo-code', changes)];
    return new Set([
      ...idsOf('product', changes),
      ...bonuses.flatMap((id) => known.ownersOf('bonuses', id)),
      ...codes.flatMap((id) => known.ownersOf('promo_codes', id)),
      ...(await listOfferPartners(snapshot, 'exclusive_bonus', bonuses)),
      ...(await listOfferPartners(snapshot, 'promo_code', codes)),
    ]);
  }

  async function reread(known: PartnerTable, ids: ReadonlySet<number>, snapshot: Kysely<Database>) {
    const yieldTurn = timeSlices();
    const rowsOf = new Map<number, number>();
    for (const chunk of chunksOf([...ids])) {
      const partners = await listFilteredPartners(snapshot, chunk);
      const found = new Map(partners.map((partner) => [partner.id, partner]));
      for (const id of chunk) {
        const partner = found.get(id);
        const row = partner ? known.upsert(partner) : known.remove(id);
        if (row === undefined) continue;
        rowsOf.set(id, row);
        refresh(row);
      }
      await yieldTurn();
    }
    return rowsOf;
  }

  function refresh(row: number) {
    for (const { view } of views.values()) if (row < view.capacity) view.refresh(row);
    for (const view of filling) if (row < view.capacity) view.refresh(row);
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
    const before = synced;
    const market = markets.get(code) ?? (await findFilterMarket(db, code));
    if (synced === before) markets.set(code, market);
    const key = `${code} ${effects.bonuses} ${effects.promo_codes}`;
    const now = nowInSeconds();
    const kept = views.get(key);
    const isCurrent = kept?.table === known && kept.market === JSON.stringify(market);
    const hasRoom = kept?.view.capacity === known.ids.length;
    if (kept && isCurrent && hasRoom && kept.view.moveTo(now)) return kept.view;
    const view = marketView({ table: known, market, effects, now });
    filling.add(view);
    await fillView(known, view).finally(() => filling.delete(view));
    views.set(key, { view, table: known, market: JSON.stringify(market) });
    return view;
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
        const order =
          categoryId === undefined
            ? await orders.ranked(known, lang)
            : await orders.ofCategory(known, categoryId);
        const ranked = query.sort === 'rating' ? await orders.ranked(known, lang) : order;
        const view = await viewOf(known, market, effects);
        const isCurrent = synced === before && view.capacity === known.ids.length;
        if (table === known && (isCurrent || attempt === maxAttempts)) {
          return findPartners({ table: known, view, order, ranked }, query);
        }
      }
    },
  };
}

const idsOf = (kind: string, changes: readonly LoggedChange[]) => [
  ...new Set(changes.filter(({ entity }) => entity === kind).map(({ entity_id }) => entity_id)),
];

function* chunksOf(ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += partnersAtOnce) {
    yield ids.slice(start, start + partnersAtOnce);
  }
}
