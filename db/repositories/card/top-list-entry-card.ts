import type { Kysely } from 'kysely';
import type {
  TopListEntryCard,
  TopListEntryCardQuery,
} from '#contract/catalogue/top-list-entry.ts';
import type { ListSlice } from '#contract/list.ts';
import { countRows } from '../../sql/list-rows.ts';
import { isLiveNow } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';
import { findCategoryId } from '../catalogue/category.ts';
import { findPartners } from './offer-partner.ts';

export async function listTopListEntryCards(
  db: Kysely<Database>,
  query: TopListEntryCardQuery,
): Promise<ListSlice<TopListEntryCard>> {
  const categoryId = await findCategoryId(db, query.category);
  if (categoryId === undefined) return { items: [], total: 0 };
  const listed = db
    .selectFrom('top_list_entry')
    .where('category_id', '=', categoryId)
    .where('market_code', '=', query.market)
    .where(isLiveNow());
  const entries = await listed
    .select(['id', 'product_id'])
    .orderBy('position')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const partners = await findPartners(db, entries, query.lang);
  const items = entries.flatMap(({ id, product_id }) => {
    const partner = partners.get(product_id);
    if (!partner) return [];
    const { name, icon_url, rating, ref_link, click_parameter: clickParameter } = partner;
    return {
      ...{ id, name, logo: icon_url, rating, refLink: ref_link, productId: product_id },
      ...(clickParameter !== undefined && { clickParameter }),
    };
  });
  return { items, total: await countRows(listed) };
}
