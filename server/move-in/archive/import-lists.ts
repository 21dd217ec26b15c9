import { z } from 'zod';
import { blockKeys } from '#contract/catalogue/page-block.ts';
import { sections } from '#contract/catalogue/section.ts';
import { orderField } from '#contract/release/proposed-order.ts';
import { listPageBlocks } from '../../../db/repositories/catalogue/page-block.ts';
import type { Import } from './import-row.ts';
import { withOwnReferences } from './own-references.ts';
import type { Row } from './rows-in.ts';

const order = z.array(z.int());

/** The rows of the archive first, in their order, then those that the site already had. */
function merged(wanted: readonly number[], current: readonly number[]): number[] {
  const present = new Set(current);
  const placed = new Set(wanted.filter((id) => present.has(id)));
  return [...placed, ...current.filter((id) => !placed.has(id))];
}

async function importOrders(
  { trx, actor, proposables, archive, ids }: Import,
  kind: 'product-list' | 'top-list',
  idsIn: (row: Row) => unknown,
) {
  const { read, change } = proposables[kind];
  for await (const row of archive.rows(kind)) {
    const category = await trx
      .selectFrom('category')
      .select('id')
      .where('slug', '=', String(row.category))
      .executeTakeFirst();
    const wanted = order.safeParse(idsIn(withOwnReferences(row, ids))).data;
    if (!category || !wanted) throw new Error(`data/${kind}.json is wrong at ${row.category}.`);
    const current = order.parse((await read(trx, category.id))?.[orderField]);
    if (current.length === 0) continue;
    await change({ db: trx, actor }, category.id, { [orderField]: merged(wanted, current) });
  }
}

export const importProductLists = (given: Import) =>
  importOrders(given, 'product-list', ({ product_ids }) => product_ids);

export const importTopLists = (given: Import) =>
  importOrders(given, 'top-list', ({ entry_ids }) => entry_ids);

const layout = z.object({
  page: z.enum(sections),
  blocks: z.array(z.object({ key: z.enum(blockKeys), hidden: z.boolean() })).max(100),
});

/** Blocks are found by their names, as their IDs differ between sites. */
export async function importLayouts({ trx, actor, proposables, archive }: Import) {
  for await (const row of archive.rows('page-layout')) {
    const parsed = layout.safeParse(row);
    if (!parsed.success) throw new Error(`data/page-layout.json is wrong at ${row.page}.`);
    const { page, blocks } = parsed.data;
    const own = await listPageBlocks(trx, page);
    const wanted = blocks.flatMap(({ key }) => own.find((one) => one.block_key === key)?.id ?? []);
    const hidden = own.map(({ id, block_key, hidden: isHidden }) => [
      id,
      blocks.find(({ key }) => key === block_key)?.hidden ?? isHidden,
    ]);
    await proposables['page-layout'].change({ db: trx, actor }, sections.indexOf(page) + 1, {
      [orderField]: merged(
        wanted,
        own.map(({ id }) => id),
      ),
      hidden: Object.fromEntries(hidden),
    });
  }
}
