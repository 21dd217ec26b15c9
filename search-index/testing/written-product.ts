import type { Kysely } from 'kysely';
import { productDraft } from '#contract/catalogue/product.ts';
import { appendChange } from '../../db/change-log.ts';
import { insertProduct, updateProduct } from '../../db/repositories/catalogue/product.ts';
import { marketWithoutRules } from '../../db/repositories/site/visitor-market.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SearchQuery } from '../search-index.ts';

const named = (name: string) => productDraft.parse({ i18n: { en: { name } } });

export const writeProduct = (db: Kysely<Database>, name: string, id?: number) =>
  inTransaction(db, async (trx) => {
    if (id !== undefined) await updateProduct(trx, id, named(name));
    const entityId = id ?? (await insertProduct(trx, named(name)));
    const action = id === undefined ? 'create' : 'update';
    await appendChange(trx, { actor: 'test', action, entity: 'product', entityId, snapshot: {} });
  });

/** Logs an import, after which the index has to be rebuilt. */
export const replaceCatalogue = (db: Kysely<Database>) =>
  inTransaction(db, (trx) =>
    appendChange(trx, {
      actor: 'seed',
      action: 'import',
      entity: 'catalogue',
      entityId: 0,
      snapshot: {},
    }),
  );

export const productQuery = (q: string): SearchQuery => ({
  q,
  market: marketWithoutRules('US'),
  language: 'en',
  types: ['products'],
  limit: 8,
  now: 0,
});
