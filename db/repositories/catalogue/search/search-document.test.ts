// Runs on PostgreSQL too: no other test runs its SQL there.
import type { KyselyPlugin } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { productDraft } from '#contract/catalogue/product.ts';
import { testDatabase } from '../../../testing/database.ts';
import { inTransaction } from '../../../transaction.ts';
import { insertProduct } from '../product.ts';
import {
  listSearchedBonuses,
  listSearchedProducts,
  listSearchedPromoCodes,
} from './search-document.ts';

test('reads with ten statements, regardless of the number of rows', async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  await inTransaction(db, async (trx) => {
    for (const name of ['A', 'B', 'C']) {
      await insertProduct(trx, productDraft.parse({ i18n: { en: { name } }, categories: [1, 2] }));
    }
  });
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  } satisfies KyselyPlugin);
  const every = { first: 1, last: 3 };
  expect(await listSearchedProducts(counted, every)).toHaveLength(3);
  await listSearchedBonuses(counted, every);
  await listSearchedPromoCodes(counted, every);
  expect(statements).toBe(10);
  expect(await listSearchedProducts(counted, [2, 3])).toHaveLength(2);
  expect(await listSearchedProducts(counted, { first: 2, last: 2 })).toHaveLength(1);
  expect(statements).toBe(18);
});
