/** Finds the partner link of an item that is currently live, and allowed in the visitor's market and in its own. */
import type { Kysely } from 'kysely';
import type { ClickKind } from '#contract/partner/click-place.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { isLiveNow } from '../../sql/schedule.ts';
import {
  all,
  isAllowedIn,
  isLicensedIn,
  isShownIn,
  type OfferTable,
} from '../../sql/shown-in-market.ts';
import type { Database } from '../../tables.ts';
import { offeredPromotions } from '../catalogue/card/live-promotion.ts';
import { findOfferedCode, offeredPromoCodes } from '../catalogue/card/offered-promo-code.ts';
import { findMarketValues } from '../catalogue/fact/product-in-market.ts';
import type { PromotionKind } from '../catalogue/promotion.ts';
import { marketOfOffer, type VisitorMarket } from '../site/visitor-market.ts';

export type PartnerLink = {
  link: string | null;
  click_parameter: string | null;
  /** Undefined for products, which belong to every market. */
  market_code?: MarketCode;
};

type Find = (
  db: Kysely<Database>,
  id: number,
  visitor: VisitorMarket,
) => Promise<PartnerLink | undefined>;

const isLinked = (table: OfferTable, market: VisitorMarket, visitor: VisitorMarket) =>
  all([...isShownIn(table, market), ...(market === visitor ? [] : isAllowedIn(table, visitor))]);

const findProductLink: Find = async (db, id, visitor) => {
  const product = await db
    .selectFrom('product')
    .select(['id', 'ref_link', 'click_parameter'])
    .where('id', '=', id)
    .where(all(isLicensedIn(visitor, 'id')))
    .executeTakeFirst();
  if (!product) return undefined;
  const { linkOf } = await findMarketValues(db, [id], visitor);
  return { link: linkOf(product), click_parameter: product.click_parameter };
};

/** Ignores links within the site, which don't lead to a partner. */
const findPromotionLink =
  (kind: PromotionKind): Find =>
  async (db, id, visitor) => {
    const offered = await offeredPromotions(db, kind)
      .select(['link_url', 'product_id', 'market_code'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!offered) return undefined;
    const { link_url, product_id } = offered;
    const market = await marketOfOffer(db, offered.market_code, visitor);
    const isShown = await offeredPromotions(db, kind)
      .select('id')
      .where('id', '=', id)
      .where(isLinked(kind, market, visitor))
      .executeTakeFirst();
    if (!isShown) return undefined;
    const product = await findProductLink(db, product_id ?? 0, market);
    const link = link_url === null ? (product?.link ?? null) : link_url;
    return {
      link: link?.startsWith('/') ? null : link,
      click_parameter: product?.click_parameter ?? null,
      market_code: market.code,
    };
  };

const findPromoCodeLink: Find = async (db, id, visitor) => {
  const offered = await findOfferedCode(db, id);
  if (!offered) return undefined;
  const market = await marketOfOffer(db, offered.market_code, visitor);
  const shown = await offeredPromoCodes(db)
    .select(['ref_link', 'product_id'])
    .where('id', '=', id)
    .where(isLinked('promo_code', market, visitor))
    .executeTakeFirst();
  if (!shown) return undefined;
  const product = await findProductLink(db, shown.product_id ?? 0, market);
  return {
    link: shown.ref_link,
    click_parameter: product?.click_parameter ?? null,
    market_code: market.code,
  };
};

const findTopListEntryLink: Find = async (db, id, visitor) => {
  const live = db.selectFrom('top_list_entry').where('id', '=', id).where(isLiveNow(db));
  const entry = await live.select(['product_id', 'market_code']).executeTakeFirst();
  if (!entry) return undefined;
  const market = await marketOfOffer(db, entry.market_code, visitor);
  const isShown = await live
    .select('id')
    .where(isLinked('top_list_entry', market, visitor))
    .executeTakeFirst();
  const product = isShown && (await findProductLink(db, entry.product_id, market));
  return product && { ...product, market_code: market.code };
};

export const findPartnerLink: Record<ClickKind, Find> = {
  product: findProductLink,
  bonus: findPromotionLink('exclusive_bonus'),
  promocode: findPromoCodeLink,
  banner: findPromotionLink('banner'),
  top: findTopListEntryLink,
};
