// Runs on PostgreSQL too: no other test runs its SQL there.
import { expect, onTestFinished, test } from 'vitest';
import { productDraft } from '#contract/catalogue/product.ts';
import { listProductCards } from '../repositories/catalogue/card/product-card.ts';
import { insertProduct } from '../repositories/catalogue/product.ts';
import { listProductRows } from '../repositories/catalogue/product-list.ts';
import { writeSetting } from '../repositories/site/setting.ts';
import { testDatabase } from '../testing/database.ts';
import { inTransaction } from '../transaction.ts';
import { addNewLanguages } from './add-language.ts';

test('products created before a language was added are listed in it by their English names', async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const named = (name: string) => productDraft.parse({ i18n: { en: { name } } });
  await inTransaction(db, async (trx) => {
    for (const name of ['Harbor', 'Amber']) await insertProduct(trx, named(name));
    for (const table of ['product_translation', 'product_ranking'] as const) {
      await trx.deleteFrom(table).where('lang', '=', 'tr').execute();
    }
  });
  const paging = { limit: 10, offset: 0 };
  const listed = () => listProductCards(db, { market: 'TR', lang: 'tr', ...paging });

  await addNewLanguages(db);
  expect((await listed()).items).toEqual([]);
  await writeSetting(db, 'languages', 'en');
  await addNewLanguages(db);
  expect((await listed()).items.map(({ name }) => name)).toEqual(['Amber', 'Harbor']);
  expect((await listProductRows(db, { missing: 'turkish', ...paging })).total).toBe(2);
});
