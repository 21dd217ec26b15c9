import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import {
  type TopListEntryDraft,
  type TopListReorder,
  topListEntry,
  topListEntryDraft,
  topListEntryQuery,
} from '#contract/catalogue/top-list-entry.ts';
import { byPosition, type SeenOrder } from '#contract/reorder.ts';
import { appendChange } from '../../../db/change-log.ts';
import {
  deleteTopListEntry,
  findTopListEntry,
  insertTopListEntry,
  isTopListEntryTaken,
  listTopListEntries,
  listTopListOrder,
  topListEntryReferences,
  updateTopListEntry,
} from '../../../db/repositories/catalogue/top-list-entry.ts';
import { placeInOrder, topList } from '../../../db/sql/list-position.ts';
import type { Reference } from '../../../db/sql/missing-reference.ts';
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction, inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { requireKnownMarket } from '../../resource/check/active-market.ts';
import { requireCategory } from '../../resource/check/reference.ts';
import { newOrder } from '../../resource/new-order.ts';
import { resource, type Writer } from '../../resource/resource.ts';

/** An entry is just a product's position in a category, so it can't exist without both. */
function refuseMissing(draft: TopListEntryDraft, references: Reference[]): TopListEntryDraft {
  const [missing] = references;
  if (missing === undefined) return draft;
  throw new AppError(
    'conflict',
    `The ${missing.table} of this entry was deleted. Restore it first.`,
  );
}

async function isMoved(trx: Transaction<Database>, draft: TopListEntryDraft, id?: number) {
  const current = id === undefined ? undefined : await findTopListEntry(trx, id);
  return (
    current !== undefined &&
    (['product_id', 'market_code', 'category_id'] as const).some(
      (name) => current[name] !== draft[name],
    )
  );
}

const entries = resource({
  kind: 'top-list-entry',
  schemas: {
    draft: topListEntryDraft,
    whole: topListEntry,
    row: topListEntry,
    query: topListEntryQuery,
  },
  checks: { market: ({ market_code }) => market_code, period: (draft) => draft },
  references: topListEntryReferences,
  without: refuseMissing,
  conflict: async (trx, draft, ownId) =>
    (await isMoved(trx, draft, ownId))
      ? 'The product, market and category of an entry cannot be changed. Remove it and add another.'
      : (await isTopListEntryTaken(trx, draft, ownId)) &&
        'This product is already in this top list.',
  list: async (db, query) => {
    await requireKnownMarket(db, query.market, 'market');
    return listTopListEntries(db, query);
  },
  find: findTopListEntry,
  insert: insertTopListEntry,
  update: updateTopListEntry,
  delete: deleteTopListEntry,
});

export const topListEntryResource = {
  ...entries,

  /** Refuses to restore the state that the entry already has. */
  restore: (writer: Writer, id: number, snapshot: unknown) =>
    inTransaction(writer.db, async (trx) => {
      const current = await findTopListEntry(trx, id);
      const states = [current, snapshot].map((state) => topListEntryDraft.safeParse(state).data);
      if (current !== undefined && isDeepStrictEqual(states[0], states[1])) {
        throw new AppError('conflict', 'This product is already in this top list.');
      }
      return entries.restore({ ...writer, db: trx }, id, snapshot);
    }),

  /** Reorders the entries of one market among themselves, and leaves those of other markets in place. */
  reorder: (writer: Writer, reordered: TopListReorder & SeenOrder) =>
    inLongTransaction(writer.db, async (trx) => {
      const { category, market, items, before } = reordered;
      await requireKnownMarket(trx, market, 'market');
      const categoryId = await requireCategory(trx, category);
      const all = await listTopListOrder(trx, categoryId);
      const isNamed = (entry: (typeof all)[number]) =>
        market === undefined || entry.market_code === market;
      const ids = newOrder(writer, {
        current: all.filter(isNamed).map(({ id }) => id),
        named: byPosition(items, 'position').map(({ id }) => id),
        before,
      });
      const next = ids.values();
      const order = all.map((entry) =>
        isNamed(entry) ? (next.next().value ?? entry.id) : entry.id,
      );
      const current = all.map(({ id }) => id);
      await placeInOrder(trx, topList(categoryId), current, order);
      await appendChange(trx, {
        actor: writer.actor,
        action: 'reorder',
        entity: 'top-list',
        entityId: categoryId,
        snapshot: { category, market: market ?? null, ids: order },
      });
      const { items: ordered } = await listTopListEntries(trx, { category, market, offset: 0 });
      return { items: ordered };
    }),
};
