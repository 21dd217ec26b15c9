/** Filters lists of partners in memory, the same way for every database and search engine. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import type { FilteredCardQuery } from '#contract/catalogue/product.ts';
import type { CatalogueVersion } from '../../../db/engine.ts';
import { findCategoryId } from '../../../db/repositories/catalogue/category.ts';
import {
  type FilterMarket,
  findFilterMarket,
} from '../../../db/repositories/catalogue/filter/filter-market.ts';
import { nowInSeconds } from '../../../db/sql/schedule.ts';
import type { Database } from '../../../db/tables.ts';
import {
  type FilteredList,
  type FoundPartners,
  findPartners,
  nothingFound,
} from './find-partners.ts';
import { followedPartners } from './followed-partners.ts';
import { type MarketPartners, marketPartners, type Partners } from './market-partners.ts';
import { countPartners } from './match-partners.ts';
import type { OfferEffects } from './partner-in-market.ts';
import { partnerOrders } from './partner-orders.ts';

type Source = { db: Kysely<Database>; version: Pick<CatalogueVersion, 'current'> };
type Query = Omit<FilteredCardQuery, 'market'> & { market: string };

type ListQuery = Pick<Query, 'category' | 'lang' | 'market' | 'sort'>;
type CountQuery = ProductFilter & Omit<ListQuery, 'sort'>;

export type PartnerFilter = {
  find(query: Query, effects: OfferEffects): Promise<FoundPartners>;
  /** Returns only the total of a list. */
  count(query: CountQuery, effects: OfferEffects): Promise<number>;
  /** Reads all partners, so that the first visitor doesn't have to wait for them. */
  catchUp(): Promise<void>;
};

/**
 * The limit for all markets together. Above it, the least recently requested markets are dropped, and filled again when
 * needed.
 */
const maxInMarkets = 250_000;
const maxAttempts = 5;

export function openPartnerFilter({ db, version }: Source): PartnerFilter {
  const inMarkets = new LRUCache<string, MarketPartners>({
    maxSize: maxInMarkets,
    sizeCalculation: ({ partners }) => partners.size + 1,
  });
  const filling = new Set<MarketPartners>();
  const markets = new Map<string, FilterMarket>();
  const orders = partnerOrders(db);
  const followed = followedPartners(
    { db, version },
    {
      orders,
      refresh(id) {
        for (const inMarket of [...inMarkets.values(), ...filling]) inMarket.refresh(id);
      },
      forgetMarkets: () => markets.clear(),
      forgetAll() {
        inMarkets.clear();
        orders.forgetAll();
      },
    },
  );

  async function marketOf(code: string) {
    const before = followed.synced();
    const market = markets.get(code) ?? (await findFilterMarket(db, code));
    if (followed.synced() === before) markets.set(code, market);
    return market;
  }

  async function inMarketOf(partners: Partners, code: string, effects: OfferEffects) {
    const market = await marketOf(code);
    const key = `${code} ${effects.bonuses} ${effects.promo_codes}`;
    const now = nowInSeconds(db);
    const kept = inMarkets.get(key);
    const isCurrent = kept?.partners === partners && isDeepStrictEqual(kept.market, market);
    if (isCurrent && kept.moveTo(now)) return kept;
    const inMarket = marketPartners(partners, { market, effects }, now);
    filling.add(inMarket);
    await inMarket.fill().finally(() => filling.delete(inMarket));
    inMarkets.set(key, inMarket);
    return inMarket;
  }

  /** Undefined for a category that doesn't exist. */
  async function inList<Found>(
    { category, lang, market, sort }: ListQuery,
    effects: OfferEffects,
    read: (list: FilteredList) => Found,
  ): Promise<Found | undefined> {
    const categoryId = category === undefined ? undefined : await findCategoryId(db, category);
    if (category !== undefined && categoryId === undefined) return undefined;
    for (let attempt = 1; ; attempt += 1) {
      const partners = await followed.catchUp();
      const before = followed.synced();
      const order = await (categoryId === undefined
        ? orders.ranked(lang)
        : orders.ofCategory(categoryId));
      const ranked = sort === 'rating' ? await orders.ranked(lang) : order;
      const inMarket = await inMarketOf(partners, market, effects);
      const isCurrent = followed.synced() === before || attempt === maxAttempts;
      if (followed.current() === partners && isCurrent) return read({ inMarket, order, ranked });
    }
  }

  return {
    catchUp: async () => void (await followed.catchUp()),

    find: async (query, effects) =>
      (await inList(query, effects, (list) => findPartners(list, query))) ?? nothingFound(query),

    async count(query, effects) {
      const total = await inList({ ...query, sort: 'editors' }, effects, ({ inMarket, order }) =>
        countPartners(inMarket.listOf(order).partners, query),
      );
      return total ?? 0;
    },
  };
}
