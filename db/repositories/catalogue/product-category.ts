import type { Transaction } from 'kysely';
import { closeGap, nextPosition, productList } from '../../sql/list-position.ts';
import { prepared, preparedInsert } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';

export const readCategories = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('product_category')
    .select(['category_id', 'position'])
    .where('product_id', '=', id)
    .orderBy('category_id'),
);

/** Preserves the product's position in categories that it remains in. */
export async function writeCategories(
  trx: Transaction<Database>,
  id: number,
  categoryIds: readonly number[],
) {
  const before = await readCategories(trx, { id });
  for (const { category_id, position } of before) {
    if (categoryIds.includes(category_id)) continue;
    await trx
      .deleteFrom('product_category')
      .where('product_id', '=', id)
      .where('category_id', '=', category_id)
      .execute();
    await closeGap(trx, productList(category_id), position);
  }
  const added = categoryIds.filter(
    (category_id) => !before.some((row) => row.category_id === category_id),
  );
  await appendToCategories(trx, id, added);
}

export async function appendToCategories(
  trx: Transaction<Database>,
  product_id: number,
  categoryIds: readonly number[],
) {
  for (const category_id of categoryIds) {
    const position = await nextPosition(trx, productList(category_id));
    await insertPlace(trx, { product_id, category_id, position });
  }
}

const insertPlace = preparedInsert('product_category', ['product_id', 'category_id', 'position']);
