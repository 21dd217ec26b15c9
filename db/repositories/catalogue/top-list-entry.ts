import type { Kysely, Transaction } from 'kysely';
import type {
  TopListEntry,
  TopListEntryDraft,
  TopListEntryQuery,
} from '#contract/catalogue/top-list-entry.ts';
import type { ListSlice } from '#contract/list.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { closeGap, nextPosition, topList } from '../../sql/list-position.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Reference } from '../../sql/missing-reference.ts';
import { scheduleColumns } from '../../sql/schedule.ts';
import { productName, sorter } from '../../sql/sorter.ts';
import type { Database } from '../../tables.ts';
import { findPartners, withoutSlug } from './card/offer-partner.ts';
import { findCategoryId } from './category.ts';

export const topListEntryReferences = (draft: TopListEntryDraft): Reference[] => [
  { table: 'product', id: draft.product_id, path: 'product_id' },
  { table: 'category', id: draft.category_id, path: 'category_id' },
];

const columns = [
  'id',
  'product_id',
  'market_code',
  'category_id',
  'position',
  'is_paid',
  'starts_at',
  'ends_at',
] as const;

type Row = Omit<TopListEntry, 'product'>;

async function withProducts(db: Kysely<Database>, rows: Row[]): Promise<TopListEntry[]> {
  const products = await findPartners(db, rows);
  return rows.flatMap((row) => {
    const product = withoutSlug(products.get(row.product_id));
    return product ? { ...row, product } : [];
  });
}

const inOrder = sorter('top_list_entry', {
  name: () => productName('top_list_entry.product_id'),
  market: ({ ref }) => ref('market_code'),
  starts: ({ ref }) => ref('starts_at'),
  ends: ({ ref }) => ref('ends_at'),
});

export async function listTopListEntries(
  db: Kysely<Database>,
  query: TopListEntryQuery,
): Promise<ListSlice<TopListEntry>> {
  let listed = db.selectFrom('top_list_entry');
  if (query.category !== undefined) {
    const categoryId = await findCategoryId(db, query.category);
    listed = listed.where('category_id', '=', categoryId ?? 0);
  }
  if (query.market !== undefined) listed = listed.where('market_code', '=', query.market);
  const byPosition = () => listed.orderBy('category_id').orderBy('position');
  const rows = await (inOrder(listed, query) ?? byPosition())
    .select(columns)
    .limit(query.limit ?? noLimit)
    .offset(query.offset)
    .execute();
  return { items: await withProducts(db, rows), total: await countRows(listed) };
}

export async function findTopListEntry(
  db: Kysely<Database>,
  id: number,
): Promise<TopListEntry | undefined> {
  const rows = await db.selectFrom('top_list_entry').select(columns).where('id', '=', id).execute();
  const [entry] = await withProducts(db, rows);
  return entry;
}

export async function isTopListEntryTaken(
  db: Kysely<Database>,
  draft: TopListEntryDraft,
  ownId = 0,
): Promise<boolean> {
  const row = await db
    .selectFrom('top_list_entry')
    .select('id')
    .where('product_id', '=', draft.product_id)
    .where('category_id', '=', draft.category_id)
    .where('market_code', '=', draft.market_code)
    .where('id', '!=', ownId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTopListEntry(
  trx: Transaction<Database>,
  draft: TopListEntryDraft,
  ownId?: number,
): Promise<number> {
  const position = await nextPosition(trx, topList(draft.category_id));
  const { id } = await trx
    .insertInto('top_list_entry')
    .values({ id: ownId, ...draft, position, ...(await scheduleColumns(trx, draft)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The product, market and category of an entry cannot change. */
export async function updateTopListEntry(
  trx: Transaction<Database>,
  id: number,
  { is_paid, starts_at, ends_at }: TopListEntryDraft,
): Promise<void> {
  const instants = await scheduleColumns(trx, { starts_at, ends_at });
  await trx
    .updateTable('top_list_entry')
    .set({ is_paid, starts_at, ends_at, ...instants })
    .where('id', '=', id)
    .execute();
}

export async function deleteTopListEntry(trx: Transaction<Database>, id: number): Promise<void> {
  const { category_id, position } = await trx
    .deleteFrom('top_list_entry')
    .where('id', '=', id)
    .returning(['category_id', 'position'])
    .executeTakeFirstOrThrow();
  await closeGap(trx, topList(category_id), position);
}

/** All markets of a category share one sequence of positions. */
export const listTopListOrder = (
  db: Kysely<Database>,
  categoryId: number,
): Promise<{ id: number; market_code: MarketCode }[]> =>
  db
    .selectFrom('top_list_entry')
    .select(['id', 'market_code'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .execute();
