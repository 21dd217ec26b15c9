import type { Transaction } from 'kysely';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Database } from '../../../db/tables.ts';
import { insertRows } from './insert.ts';

const entriesOfEach = 12;

/** The first products of a category are on its top list in every market. */
export async function writeTopLists(
  trx: Transaction<Database>,
  markets: readonly MarketCode[],
  categoryIds: readonly number[],
): Promise<void> {
  for (const category_id of categoryIds) {
    const listed = await trx
      .selectFrom('product_category')
      .select('product_id')
      .where('category_id', '=', category_id)
      .orderBy('position')
      .limit(entriesOfEach)
      .execute();
    const entries = markets.flatMap((market_code) =>
      listed.map(({ product_id }) => ({ product_id, market_code })),
    );
    await insertRows(
      trx,
      'top_list_entry',
      entries.map((entry, index) => ({ ...entry, category_id, position: index + 1 })),
    );
  }
}
