import type { Kysely } from 'kysely';
import type { SearchInput, SearchResult } from '#contract/catalogue/search/search.ts';
import { type SearchType, searchTypes } from '#contract/catalogue/search/search-type.ts';
import type { Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { timeOf } from '../../../db/engine.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { listExclusiveBonusCardsById } from '../../../db/repositories/catalogue/card/exclusive-bonus-card.ts';
import { listProductCardsById } from '../../../db/repositories/catalogue/card/product-card.ts';
import { listPromoCodeCardsById } from '../../../db/repositories/catalogue/card/promo-code-card.ts';
import { listRepeatedCodes } from '../../../db/repositories/catalogue/card/repeated-code.ts';
import { findVisitorMarket } from '../../../db/repositories/site/visitor-market.ts';
import type { Database } from '../../../db/tables.ts';
import type { Search } from '../../../search-index/open-search-engine.ts';
import type { SearchHits, SearchResults } from '../../../search-index/search-index.ts';
import type { MissedSearchLog } from '../../visitor/missed-search/missed-search-log.ts';
import type { FilterSearch } from '../search-filter/open-filter-search.ts';

type Searcher = {
  db: Kysely<Database>;
  search: Search;
  filterSearch: FilterSearch;
  /** Missing if the search must not be counted. */
  missedSearches?: MissedSearchLog;
};

/** Finds ids and highlights in the index, then reads the cards from the current rows. */
export async function searchCatalogue(
  { db, search, filterSearch, missedSearches }: Searcher,
  { q, market, lang, limit, type }: SearchInput,
  ruled: MarketCard,
): Promise<SearchResult> {
  const start = performance.now();
  const types: readonly SearchType[] = type === 'all' ? searchTypes : [type];
  const now = timeOf(db) / 1000;
  const place = await findVisitorMarket(db, market);
  const hidesCodes = ruled.effects.promo_codes !== 'show';
  const without = await listRepeatedCodes(db, place);
  const asked = { q, market: place, language: lang, types, limit, now, hidesCodes, without };
  const found = await search.find(asked);
  const results = await inSnapshot(db, (snapshot) => cardsOf(snapshot, found, { market, lang }));

  const totals = {
    products: found.products.total,
    bonuses: found.bonuses.total,
    promocodes: found.promocodes.total,
  };
  if (type === 'all' && findsNothing({ totals })) missedSearches?.count({ q, market, lang });

  return {
    query: q,
    filters: type === 'all' ? await filterSearch.find({ q, lang, market: ruled }) : [],
    results,
    totals,
    took_ms: Math.round((performance.now() - start) * 100) / 100,
  };
}

export const findsNothing = ({ totals }: Pick<SearchResult, 'totals'>) =>
  searchTypes.every((type) => totals[type] === 0);

async function cardsOf(
  db: Kysely<Database>,
  { products, bonuses, promocodes }: SearchResults,
  shown: { market: MarketCode; lang: Language },
) {
  const idsOf = ({ hits }: SearchHits) => hits.map(({ id }) => id);
  return {
    products: highlighted(await listProductCardsById(db, idsOf(products), shown), products),
    bonuses: highlighted(await listExclusiveBonusCardsById(db, idsOf(bonuses), shown), bonuses),
    promocodes: highlighted(await listPromoCodeCardsById(db, idsOf(promocodes), shown), promocodes),
  };
}

export function highlighted<Card extends { id: number }>(cards: Card[], { hits }: SearchHits) {
  const highlights = new Map(hits.map((hit) => [hit.id, hit.highlights]));
  return cards.map((card) => ({ ...card, highlights: highlights.get(card.id) ?? {} }));
}
