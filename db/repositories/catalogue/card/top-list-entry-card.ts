import type { Kysely } from 'kysely';
import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
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
import { all, isShownIn } from '../../../sql/shown-in-market.ts';
import type { Database } from '../../../tables.ts';
import { findVisitorMarket, ownFirst, type VisitorMarket } from '../../site/visitor-market.ts';
import { findCategoryId } from '../category.ts';
import { listKeyFacts } from '../fact/key-facts.ts';
import { findMarketValues } from '../fact/product-in-market.ts';
import { findPartners, type Partner } from './offer-partner.ts';

export async function listTopListEntryCards(
  db: Kysely<Database>,
  query: TopListEntryCardQuery,
): Promise<ListSlice<TopListEntryCard>> {
  const categoryId = await findCategoryId(db, query.category);
  if (categoryId === undefined) return { items: [], total: 0 };
  const place = await findVisitorMarket(db, query.market);
  const listed = selectLive(db, place).where('category_id', '=', categoryId);
  const entries = await listed
    .select(['id', 'product_id', 'is_paid'])
    .$if(place.parent !== null, (some) => some.orderBy(ownFirst(place)))
    .orderBy('position')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const cardOf = await entryCards(db, entries, { place, lang: query.lang });
  const items = entries.flatMap(cardOf);
  return { items, total: await countRows(listed) };
}

/** If a region lists a partner itself, its country's entry for the partner is left out. */
function selectLive(db: Kysely<Database>, place: VisitorMarket) {
  const live = db
    .selectFrom('top_list_entry')
    .where(all(isShownIn('top_list_entry', place)))
    .where(isLiveNow(db));
  if (place.parent === null) return live;
  return live.where(({ or, eb, not, exists, selectFrom }) =>
    or([
      eb('market_code', '=', place.code),
      not(
        exists(
          selectFrom('top_list_entry as own')
            .select('own.id')
            .whereRef('own.product_id', '=', 'top_list_entry.product_id')
            .whereRef('own.category_id', '=', 'top_list_entry.category_id')
            .where('own.market_code', '=', place.code)
            .where(isLiveNow(db, 'own')),
        ),
      ),
    ]),
  );
}

type Entry = { id: number; product_id: number; is_paid: 0 | 1 };

type Shown = { place: VisitorMarket; lang: Language };

/** The returned function skips entries whose product was deleted. */
async function entryCards(db: Kysely<Database>, entries: readonly Entry[], { place, lang }: Shown) {
  const partners = await findPartners(db, entries, lang);
  const ids = [...partners.keys()];
  if (ids.length === 0) return () => [];
  const values = await findMarketValues(db, ids, place, lang);
  const keyFactsOf = await listKeyFacts(db, ids, { place, values, lang });
  return (entry: Entry): TopListEntryCard[] => {
    const partner = partners.get(entry.product_id);
    if (!partner) return [];
    const linked = { ...partner, ref_link: values.linkOf(partner) };
    return [entryCard(entry, linked, keyFactsOf(partner.id))];
  };
}

function entryCard(
  { id, product_id, is_paid }: Entry,
  partner: Partner,
  keyFacts: KeyFacts,
): TopListEntryCard {
  const { slug, name, icon_url, rating, ref_link, click_parameter: clickParameter } = partner;
  return {
    id,
    name,
    logo: icon_url,
    rating,
    refLink: ref_link,
    productId: product_id,
    slug,
    keyFacts,
    ...(is_paid === 1 && { isPaid: true as const }),
    ...(clickParameter !== undefined && { clickParameter }),
  };
}

type TopList = { category: string; items: TopListEntryCard[] };

/** Reads the first entries of several lists with as few statements as one list needs. */
export async function listTopLists(
  db: Kysely<Database>,
  categories: readonly string[],
  { market, lang }: { market: MarketCode; lang: Language },
): Promise<TopList[]> {
  if (categories.length === 0) return [];
  const place = await findVisitorMarket(db, market);
  const entries = await db
    .selectFrom(
      selectLive(db, place)
        .innerJoin('category', 'category.id', 'top_list_entry.category_id')
        .where('category.slug', 'in', categories)
        .select(({ fn }) => [
          'top_list_entry.id',
          'slug',
          'product_id',
          'is_paid',
          fn
            .agg<number>('row_number')
            .over((over) => {
              const list = over.partitionBy('category_id');
              return (place.parent === null ? list : list.orderBy(ownFirst(place))).orderBy(
                'position',
              );
            })
            .as('place'),
        ])
        .as('entry'),
    )
    .selectAll()
    .where('place', '<=', richTextLimits.topListPlaces)
    .execute();
  const cardOf = await entryCards(db, entries, { place, lang });
  entries.sort((one, other) => one.place - other.place);
  return categories.map((category) => ({
    category,
    items: entries.filter(({ slug }) => slug === category).flatMap(cardOf),
  }));
}
