import type { Kysely, Transaction } from 'kysely';
import type { Layout, PageBlock } from '#contract/catalogue/page-block.ts';
import type { Section } from '#contract/catalogue/section.ts';
import type { Database } from '../../tables.ts';

export async function listPageBlocks(db: Kysely<Database>, page: Section): Promise<PageBlock[]> {
  const rows = await db
    .selectFrom('page_block')
    .select(['id', 'block_key', 'sort_order', 'hidden'])
    .where('page', '=', page)
    .orderBy('sort_order')
    .execute();
  return rows.map((row) => ({ ...row, hidden: row.hidden === 1 }));
}

export const listHiddenPageBlocks = (db: Kysely<Database>) =>
  db
    .selectFrom('page_block')
    .select(['page', 'block_key'])
    .where('hidden', '=', 1)
    .orderBy('id')
    .execute();

export async function updatePageBlock(
  trx: Transaction<Database>,
  { id, sort_order, hidden }: { id: number; sort_order: number; hidden?: boolean | undefined },
): Promise<void> {
  await trx
    .updateTable('page_block')
    .set({ sort_order, ...(hidden !== undefined && { hidden: hidden ? 1 : 0 }) })
    .where('id', '=', id)
    .execute();
}

export async function findLayout(
  db: Kysely<Database>,
  { page }: { page: Section },
): Promise<Layout> {
  const blocks = await listPageBlocks(db, page);
  return { page, blocks: blocks.map(({ block_key, hidden }) => ({ key: block_key, hidden })) };
}
