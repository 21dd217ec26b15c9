import type { Kysely } from 'kysely';
import type {
  TopListEntryCard,
  TopListEntryCardQuery,
} from '#contract/catalogue/top-list-entry.ts';
import { richTextLimits } from '#contract/content/rich-text/node-rule.ts';
import type { Language } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { countRows } from '../../../sql/list-rows.ts';
import { isLiveNow } from '../../../sql/schedule.ts';
import type { Database } from '../../../tables.ts';
import { findCategoryId } from '../category.ts';
import { findPartners, type Partner } from './offer-partner.ts';

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
    .select(['id', 'product_id', 'is_paid'])
    .orderBy('position')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const partners = await findPartners(db, entries, query.lang);
  const items = entries.flatMap((entry) => entryCard(entry, partners) ?? []);
  return { items, total: await countRows(listed) };
}

type Entry = { id: number; product_id: number; is_paid: 0 | 1 };

function entryCard(
  { id, product_id, is_paid }: Entry,
  partners: Map<number, Partner>,
): TopListEntryCard | undefined {
  const partner = partners.get(product_id);
  if (!partner) return undefined;
  const { name, icon_url, rating, ref_link, click_parameter: clickParameter } = partner;
  return {
    id,
    name,
    logo: icon_url,
    rating,
    refLink: ref_link,
    productId: product_id,
    ...(is_paid === 1 && { isPaid: true as const }),
    ...(clickParameter !== undefined && { clickParameter }),
  };
}

type TopList = { category: string; items: TopListEntryCard[] };

/** Reads the first entries of several lists with as few statements as for one list. */
export async function listTopLists(
  db: Kysely<Database>,
  categories: readonly string[],
  { market, lang }: { market: MarketCode; lang: Language },
): Promise<TopList[]> {
  if (categories.length === 0) return [];
  const entries = await db
    .selectFrom(
      db
        .selectFrom('top_list_entry')
        .innerJoin('category', 'category.id', 'top_list_entry.category_id')
        .where('category.slug', 'in', categories)
        .where('market_code', '=', market)
        .where(isLiveNow())
        .select(({ fn }) => [
          'top_list_entry.id',
          'slug',
          'product_id',
          'is_paid',
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('category_id').orderBy('position'))
            .as('place'),
        ])
        .as('entry'),
    )
    .selectAll()
    .where('place', '<=', richTextLimits.topListPlaces)
    .execute();
  const partners = await findPartners(db, entries, lang);
  entries.sort((one, other) => one.place - other.place);
  return categories.map((category) => ({
    category,
    items: entries
      .filter(({ slug }) => slug === category)
      .flatMap((entry) => entryCard(entry, partners) ?? []),
  }));
}
