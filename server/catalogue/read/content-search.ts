import type { Kysely } from 'kysely';
import type {
  ContentPageSearchQuery,
  ContentPageSearchResult,
} from '#contract/content/content-page.ts';
import { defaultMarket } from '#contract/site/market-code.ts';
import { timeOf } from '../../../db/engine.ts';
import { listContentPageCardsById } from '../../../db/repositories/content/content-page-card.ts';
import { marketWithoutRules } from '../../../db/repositories/site/visitor-market.ts';
import type { Database } from '../../../db/tables.ts';
import type { Search } from '../../../search-index/open-search-engine.ts';
import { highlighted } from './site-search.ts';

/** Leaves out pages found in a language in which they aren't published yet. */
export async function searchPages(
  { db, search }: { db: Kysely<Database>; search: Search },
  { q, lang, limit }: ContentPageSearchQuery,
): Promise<ContentPageSearchResult> {
  const { pages } = await search.find({
    q,
    language: lang,
    limit,
    types: ['pages'],
    // Pages don't depend on the market.
    market: marketWithoutRules(defaultMarket),
    now: timeOf(db) / 1000,
  });
  const ids = pages.hits.map(({ id }) => id);
  const items = highlighted(await listContentPageCardsById(db, ids, lang), pages);
  return { items, total: pages.total - (ids.length - items.length) };
}
