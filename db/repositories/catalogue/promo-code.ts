import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import {
  type PromoCode,
  type PromoCodeDraft,
  type PromoCodeQuery,
  type PromoCodeRow,
  rarities,
} from '#contract/catalogue/promo-code.ts';
import { fold } from '#contract/fold.ts';
import type { ListSlice } from '#contract/list.ts';
import { day, instantOf } from '#contract/wall-clock.ts';
import { activeFlagOf } from '../../sql/active-flag.ts';
import { contains } from '../../sql/contains.ts';
import { countRows } from '../../sql/list-rows.ts';
import { productReference, type Reference } from '../../sql/missing-reference.ts';
import { readTerms, termsColumns } from '../../sql/offer-terms.ts';
import { nowInSeconds } from '../../sql/schedule.ts';
import { productName, sorter } from '../../sql/sorter.ts';
import type { Database } from '../../tables.ts';
import { findTimeZone } from '../site/setting.ts';
import { findVotes } from '../visitor/promo-code-vote.ts';
import { findPartners } from './card/offer-partner.ts';
import { withSeenState } from './seen-terms.ts';

export const promoCodeReferences = (draft: PromoCodeDraft): Reference[] =>
  productReference(draft.product_id);

/** Normalizes case: ẞ, ß and SS are equal, and dotted capital I equals i. */
export const codeKey = (code: string) =>
  code.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('i\u0307', 'i');

const columns = [
  'id',
  'code',
  'market_code',
  'rarity',
  'ref_link',
  'expires_at',
  'image_vertical_url',
  'image_horizontal_url',
  'is_active',
  'product_id',
  'terms',
] as const;

export async function findPromoCode(
  db: Kysely<Database>,
  id: number,
): Promise<PromoCode | undefined> {
  const rows = await db.selectFrom('promo_code').select(columns).where('id', '=', id).execute();
  const [code] = await withProducts(db, rows);
  return code;
}

const inOrder = sorter('promo_code', {
  code: ({ ref }) => ref('code_key'),
  product: () => productName('promo_code.product_id'),
  market: ({ ref }) => ref('market_code'),
  rarity: () =>
    sql`case rarity ${sql.join(
      rarities.map((rarity, index) => sql`when ${rarity} then ${sql.lit(index)}`),
      sql` `,
    )} end`,
  expires: ({ ref }) => ref('ends_at'),
  id: ({ ref }) => ref('id'),
});

/** Newest first, or soonest to expire first. Searches part of the code or of the product's name in any language. */
export async function listPromoCodes(
  db: Kysely<Database>,
  query: PromoCodeQuery,
): Promise<ListSlice<PromoCodeRow>> {
  let listed = db.selectFrom('promo_code');
  if (query.q !== undefined) {
    const q = query.q.trim().slice(0, 200);
    listed = listed.where(({ or, exists, selectFrom }) =>
      or([
        contains('code_key', codeKey(q)),
        exists(
          selectFrom('product_translation')
            .select('lang')
            .whereRef('product_translation.product_id', '=', 'promo_code.product_id')
            .where(contains('name_key', fold(q))),
        ),
      ]),
    );
  }
  if (query.visibility !== undefined) {
    listed = listed.where('is_active', '=', activeFlagOf(query.visibility));
  }
  if (query.expires_within !== undefined) {
    const now = nowInSeconds(db);
    listed = listed
      .where('ends_at', '>', now)
      .where('ends_at', '<=', now + (query.expires_within * day) / 1000)
      .where('is_active', '=', 1);
  }
  const naturally = () =>
    query.expires_within === undefined
      ? listed.orderBy('id', 'desc')
      : listed.orderBy('ends_at').orderBy('id');
  const rows = await (inOrder(listed, query) ?? naturally())
    .select(columns)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const votes = await findVotes(
    db,
    rows.map(({ id }) => id),
  );
  const codes = await withProducts(db, rows);
  return {
    items: codes.map((code) => ({ ...code, votes: votes.get(code.id) ?? null })),
    total: await countRows(listed),
  };
}

/**
 * Deleting products may leave two equal codes without a product. Each can still be edited, but no third can be created.
 */
export async function isPromoCodeTaken(
  db: Kysely<Database>,
  draft: PromoCodeDraft,
  ownId = 0,
): Promise<boolean> {
  const same = await db
    .selectFrom('promo_code')
    .select('id')
    .where('code_key', '=', codeKey(draft.code))
    .where('market_code', '=', draft.market_code)
    .where('product_id', draft.product_id === null ? 'is' : '=', draft.product_id)
    .execute();
  return same.length > 0 && !same.some(({ id }) => id === ownId);
}

export async function insertPromoCode(
  trx: Transaction<Database>,
  draft: PromoCodeDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('promo_code')
    .values({ id: ownId, ...(await rowOf(trx, draft)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePromoCode(
  trx: Transaction<Database>,
  id: number,
  draft: PromoCodeDraft,
): Promise<void> {
  const row = await rowOf(trx, draft);
  await withSeenState(trx, 'promo_code', id, () =>
    trx.updateTable('promo_code').set(row).where('id', '=', id).execute(),
  );
}

export async function deletePromoCode(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('promo_code').where('id', '=', id).execute();
}

async function rowOf(trx: Transaction<Database>, draft: PromoCodeDraft) {
  const { expires_at } = draft;
  return {
    ...draft,
    is_active: draft.is_active ? (1 as const) : (0 as const),
    ...termsColumns(draft.terms),
    code_key: codeKey(draft.code),
    ends_at: expires_at === null ? null : instantOf(expires_at, await findTimeZone(trx)),
  };
}

type Row = Pick<Selectable<Database['promo_code']>, (typeof columns)[number]>;

async function withProducts(db: Kysely<Database>, rows: Row[]): Promise<PromoCode[]> {
  const products = await findPartners(db, rows);
  return rows.map((row) => {
    const product = products.get(row.product_id ?? 0);
    return {
      ...row,
      is_active: row.is_active === 1,
      terms: readTerms(row.terms),
      product_name: product?.name ?? null,
      product_icon_url: product?.icon_url ?? null,
    };
  });
}
