import type { Kysely } from 'kysely';
import type { BonusCard, BonusCardQuery } from '#contract/exclusive-bonus.ts';
import type { Language, Market } from '#contract/field.ts';
import type { Page } from '#contract/list.ts';
import { everything } from '../paging.ts';
import type { Database } from '../tables.ts';
import { livePromotions } from './live-promotion.ts';
import { findPartners } from './partner.ts';

export async function listBonusCards(
  db: Kysely<Database>,
  query: BonusCardQuery & { product?: number },
): Promise<Page<BonusCard>> {
  const { items, total } = await livePromotions(db, 'exclusive_bonus', query);
  const partners = await findPartners(
    db,
    items.map(({ product_id }) => product_id),
    query.lang,
  );
  return {
    items: items.map(({ product_id, ...bonus }) => {
      const partner = partners.get(product_id ?? 0);
      return {
        ...bonus,
        partner: partner
          ? {
              id: partner.id,
              name: partner.name,
              rating: partner.rating,
              logo: partner.icon_url,
              ref_link: partner.ref_link,
            }
          : null,
      };
    }),
    total,
  };
}

export async function bonusesOfProduct(
  db: Kysely<Database>,
  product: number,
  market: Market,
  lang: Language,
): Promise<BonusCard[]> {
  const { items } = await listBonusCards(db, {
    product,
    market,
    lang,
    limit: everything,
    offset: 0,
  });
  return items;
}
