/** Exports that couldn't be imported again are refused. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productDraft } from '#contract/catalogue/product.ts';
import { maxLines } from '#contract/catalogue/sheet/sheet.ts';
import { maxLength } from '#contract/text-rule.ts';
import { insertProduct } from '../../../db/repositories/catalogue/product.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

test('refuses an export that no import would accept', async () => {
  const description = '"'.repeat(maxLength.description);
  const i18n = { en: { name: 'A', description }, tr: { name: 'A', description } };
  await inTransaction(given.db, async (trx) => {
    // CSV doubles a quotation mark, and JSON escapes both.
    for (let bytes = 0; bytes < 9_000_000; bytes += 8 * description.length)
      await insertProduct(trx, productDraft.parse({ i18n }));
  });
  const answer = await given.call('GET', '/admin/products/export');
  expect(answer.status).toBe(409);
  expect(answer.body.detail).toMatch(/larger than the 8 MB that an import accepts/);
});

test('refuses an export with more lines than an import accepts', async () => {
  const facts = { market_code: 'US', rarity: 'common', is_active: 1 } as const;
  for (let first = 0; first <= maxLines; first += 5_000) {
    const codes = Array.from({ length: 5_000 }, (_, index) => `c${first + index}`);
    const rows = codes.map((code) => ({ ...facts, code, code_key: code }));
    await given.db.insertInto('promo_code').values(rows).execute();
  }
  const answer = await given.call('GET', '/admin/promocodes/export');
  expect(answer.status).toBe(409);
  expect(answer.body.detail).toMatch(/more than the 100000 lines that an import accepts/);
});
