/** Finds the partner link of an item that is currently live. */
import type { Kysely } from 'kysely';
import type { ClickKind } from '#contract/partner/click-place.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { isLiveNow } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';
import { offeredPromotions } from '../catalogue/card/live-promotion.ts';
import { offeredPromoCodes } from '../catalogue/card/offered-promo-code.ts';
import type { PromotionKind } from '../catalogue/promotion.ts';

export type PartnerLink = {
  link: string | null;
  click_parameter: string | null;
  /** Undefined for products, which belong to every market. */
  market_code?: MarketCode;
};

type Find = (db: Kysely<Database>, id: number) => Promise<PartnerLink | undefined>;

const findProductLink: Find = async (db, id) =>
  db
    .selectFrom('product')
    .select(['ref_link as link', 'click_parameter'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Ignores links within the site, which don't lead to a partner. */
const findPromotionLink =
  (kind: PromotionKind): Find =>
  async (db, id) => {
    const found = await offeredPromotions(db, kind)
      .select(['link_url', 'product_id', 'market_code'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return undefined;
    const { link_url, product_id, market_code } = found;
    const product = await findProductLink(db, product_id ?? 0);
    const link = link_url === null ? (product?.link ?? null) : link_url;
    return {
      link: link?.startsWith('/') ? null : link,
      click_parameter: product?.click_parameter ?? null,
      market_code,
    };
  };

const findPromoCodeLink: Find = async (db, id) => {
  const found = await offeredPromoCodes(db)
    .select(['ref_link', 'product_id', 'market_code'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const product = await findProductLink(db, found.product_id ?? 0);
  return {
    link: found.ref_link,
    click_parameter: product?.click_parameter ?? null,
    market_code: found.market_code,
  };
};

const findTopListEntryLink: Find = (db, id) =>
  db
    .selectFrom('top_list_entry')
    .innerJoin('product', 'product.id', 'top_list_entry.product_id')
    .select(['product.ref_link as link', 'product.click_parameter', 'top_list_entry.market_code'])
    .where('top_list_entry.id', '=', id)
    .where(isLiveNow())
    .executeTakeFirst();

export const findPartnerLink: Record<ClickKind, Find> = {
  product: findProductLink,
  bonus: findPromotionLink('exclusive_bonus'),
  promocode: findPromoCodeLink,
  banner: findPromotionLink('banner'),
  top: findTopListEntryLink,
};
