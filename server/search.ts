import type { Kysely } from 'kysely';
import {
  type SearchInput,
  type SearchResult,
  type SearchType,
  searchTypes,
} from '#contract/search.ts';
import { bonusCardsById } from '../db/repositories/bonus-card.ts';
import { readProductCards } from '../db/repositories/product-card.ts';
import { promoCodeCardsById } from '../db/repositories/promo-code-card.ts';
import type { Database } from '../db/tables.ts';
import type { Search } from '../search-index/open.ts';
import type { Found } from '../search-index/search-index.ts';

/** The index says what is found and where; the cards come from the rows as they are now. */
export async function searchCatalogue(
  { db, search }: { db: Kysely<Database>; search: Search },
  { q, market, lang, limit, type }: SearchInput,
): Promise<SearchResult> {
  const start = performance.now();
  const types: readonly SearchType[] = type === 'all' ? searchTypes : [type];
  const now = Date.now() / 1000;
  const found = await search.find({ q, market, language: lang, types, limit, now });
  const idsOf = ({ hits }: Found) => hits.map(({ id }) => id);
  const shown = { market, lang };

  return {
    query: q,
    results: {
      products: highlighted(
        await readProductCards(db, idsOf(found.products), lang),
        found.products,
      ),
      bonuses: highlighted(await bonusCardsById(db, idsOf(found.bonuses), shown), found.bonuses),
      promocodes: highlighted(
        await promoCodeCardsById(db, idsOf(found.promocodes), shown),
        found.promocodes,
      ),
    },
    totals: {
      products: found.products.total,
      bonuses: found.bonuses.total,
      promocodes: found.promocodes.total,
    },
    took_ms: Math.round((performance.now() - start) * 100) / 100,
  };
}

function highlighted<Card extends { id: number }>(cards: Card[], { hits }: Found) {
  const highlights = new Map(hits.map((hit) => [hit.id, hit.highlights]));
  return cards.map((card) => ({ ...card, highlights: highlights.get(card.id) ?? {} }));
}
