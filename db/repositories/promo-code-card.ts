import type { Kysely } from 'kysely';
import type { Language, Market } from '#contract/field.ts';
import type { Page } from '#contract/list.ts';
import type { PromoCodeCard, PromoCodeCardQuery } from '#contract/promo-code.ts';
import { everything } from '../paging.ts';
import type { Database } from '../tables.ts';
import { totalOf } from '../total.ts';
import { findPartners } from './partner.ts';

/** What visitors of a market may use now: active and not ended, newest first. */
export async function listPromoCodeCards(
  db: Kysely<Database>,
  query: PromoCodeCardQuery,
  now = Date.now(),
): Promise<Page<PromoCodeCard>> {
  let live = db
    .selectFrom('promo_code')
    .where('market_code', '=', query.market)
    .where('is_active', '=', 1)
    .where(({ eb, or }) =>
      or([eb('ends_at', 'is', null), eb('ends_at', '>', Math.floor(now / 1000))]),
    );
  if (query.product !== undefined) live = live.where('product_id', '=', query.product);
  const rows = await live
    .select([
      'id',
      'code',
      'rarity',
      'market_code',
      'ref_link',
      'expires_at',
      'image_vertical_url',
      'image_horizontal_url',
      'product_id',
    ])
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const partners = await findPartners(
    db,
    rows.map(({ product_id }) => product_id),
    query.lang,
  );
  const items = rows.map(({ product_id, ...code }) => {
    const partner = partners.get(product_id ?? 0);
    return {
      ...code,
      product: partner ? { id: partner.id, name: partner.name, icon_url: partner.icon_url } : null,
    };
  });
  return { items, total: await totalOf(db, ['promo codes', query.market, query.product], live) };
}

export async function promoCodesOfProduct(
  db: Kysely<Database>,
  product: number,
  market: Market,
  lang: Language,
): Promise<PromoCodeCard[]> {
  const { items } = await listPromoCodeCards(db, {
    product,
    market,
    lang,
    limit: everything,
    offset: 0,
  });
  return items;
}
