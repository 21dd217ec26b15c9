/** Names of rows that other rows refer to by id, as shown to editors. */
import { type Kysely, sql } from 'kysely';
import { defaultLanguage } from '#contract/language.ts';
import { readInOrder } from '../../sql/list-rows.ts';
import { translated } from '../../sql/translation.ts';
import type { Database } from '../../tables.ts';

export type NamedKind =
  | 'product'
  | 'banner'
  | 'exclusive-bonus'
  | 'promo-code'
  | 'regulator'
  | 'payment-method'
  | 'provider'
  | 'top-list-entry'
  | 'content-page'
  | 'market'
  | 'scoring';
type Named = { id: number; name: string };

const readNames: Record<
  NamedKind,
  (db: Kysely<Database>, ids: readonly number[]) => Promise<Named[]>
> = {
  product: (db, ids) =>
    db
      .selectFrom('product')
      .select(['id', translated('product', 'name', 'product.id', defaultLanguage).as('name')])
      .where('id', 'in', ids)
      .execute(),
  banner: (db, ids) =>
    db
      .selectFrom('banner')
      .select(['id', translated('banner', 'title', 'banner.id', defaultLanguage).as('name')])
      .where('id', 'in', ids)
      .execute(),
  'exclusive-bonus': (db, ids) =>
    db
      .selectFrom('exclusive_bonus')
      .select([
        'id',
        translated('exclusive_bonus', 'title', 'exclusive_bonus.id', defaultLanguage).as('name'),
      ])
      .where('id', 'in', ids)
      .execute(),
  'promo-code': (db, ids) =>
    db.selectFrom('promo_code').select(['id', 'code as name']).where('id', 'in', ids).execute(),
  regulator: (db, ids) =>
    db.selectFrom('regulator').select(['id', 'name']).where('id', 'in', ids).execute(),
  'payment-method': (db, ids) =>
    db.selectFrom('payment_method').select(['id', 'name']).where('id', 'in', ids).execute(),
  provider: (db, ids) =>
    db.selectFrom('provider').select(['id', 'name']).where('id', 'in', ids).execute(),
  market: (db, ids) =>
    db
      .selectFrom('market')
      .select(['id', translated('market', 'name', 'market.id', defaultLanguage).as('name')])
      .where('id', 'in', ids)
      .execute(),
  scoring: (db, ids) =>
    db
      .selectFrom('scoring')
      .select(['id', sql<string>`'Scores'`.as('name')])
      .where('id', 'in', ids)
      .execute(),
  'content-page': (db, ids) =>
    db
      .selectFrom('content_page')
      .select([
        'id',
        sql<string>`coalesce(${translated('content_page', 'title', 'content_page.id', defaultLanguage)}, slug)`.as(
          'name',
        ),
      ])
      .where('id', 'in', ids)
      .execute(),
  'top-list-entry': async (db, ids) => {
    const rows = await db
      .selectFrom('top_list_entry')
      .select([
        'id',
        'market_code',
        translated('product', 'name', 'top_list_entry.product_id', defaultLanguage).as('name'),
      ])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, name, market_code }) => ({ id, name: `${name}, ${market_code}` }));
  },
};

/** In the order of the ids. Skips ids without a row. */
export const listNames = (
  db: Kysely<Database>,
  kind: NamedKind,
  ids: readonly number[],
): Promise<Named[]> => readInOrder(ids, (chunk) => readNames[kind](db, chunk));

export const isNamedKind = (kind: string): kind is NamedKind => kind in readNames;
