import { expect, test } from 'vitest';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { insertPromoCode } from '../../../db/repositories/catalogue/promo-code.ts';
import { marketWithoutRules } from '../../../db/repositories/site/visitor-market.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { expectHealth, importCatalogue, openFedCatalogue } from '../testing/fed-catalogue.ts';

test('a type crowded out of the results by the others is queried separately', async () => {
  const { server, database, search } = await openFedCatalogue();
  await inTransaction(database.db, (trx) =>
    insertPromoCode(trx, promoCodeDraft.parse({ code: 'AMBER' })),
  );
  await importCatalogue(
    database,
    Array.from({ length: 300 }, (_, at) => `Amber ${at}`),
  );
  await expectHealth(search, { status: 'ok', pending: 0 });
  server.calls.length = 0;

  const { products, promocodes } = await search.find({
    q: 'amber',
    market: marketWithoutRules('US'),
    language: 'en',
    types: ['products', 'bonuses', 'promocodes'],
    limit: 8,
    now: 0,
  });
  expect(products.total).toBe(301);
  expect(promocodes).toMatchObject({ total: 1, hits: [{ id: 1 }] });
  const filters = server.calls
    .filter(({ path }) => path === '/multi-search')
    .map(({ body }) => (body as { queries: { filter: string[] }[] }).queries[0]?.filter[0]);
  expect(filters).toEqual(['type IN [products, bonuses, promocodes]', 'type IN [promocodes]']);
});
