/** Builders for documents, so that a test only states the fields that matter to it. */

import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import {
  marketWithoutRules,
  type VisitorMarket,
} from '../../db/repositories/site/visitor-market.ts';
import type { IndexedType } from '../indexed-type.ts';
import type { DocumentTexts, SearchDocument, SearchIndex, SearchQuery } from '../search-index.ts';

export const now = 1_800_000_000;

type Rest = Partial<Omit<SearchDocument, 'type' | 'id' | 'texts'>> & {
  tr?: DocumentTexts;
} & DocumentTexts;

const documentOf = (type: IndexedType, id: number, { tr, ...rest }: Rest): SearchDocument => {
  const { market = null, is_active = true, starts_at = null, ends_at = null, ...others } = rest;
  const { tags = [], wagering = null, ...en } = others;
  const texts: Record<Language, DocumentTexts> = {
    ...inEachLanguage(() => en),
    tr: { ...en, ...tr },
  };
  return { type, id, market, is_active, starts_at, ends_at, tags, wagering, texts };
};

export const product = (id: number, name: string, rest: Rest = {}) =>
  documentOf('products', id, { name, ...rest });

export const bonus = (id: number, title: string, rest: Rest = {}) =>
  documentOf('bonuses', id, { market: 'US', title, ...rest });

export const promoCode = (id: number, code: string, rest: Rest = {}) =>
  documentOf('promocodes', id, { market: 'US', code, rarity: 'rare', ...rest });

export const page = (id: number, title: string, rest: Rest = {}) =>
  documentOf('pages', id, { title, ...rest });

type Asked = Partial<Omit<SearchQuery, 'q' | 'market'>> & {
  market?: MarketCode | VisitorMarket;
};

export const ask = (index: SearchIndex, q: string, { market = 'US', ...asked }: Asked = {}) =>
  index.search({
    q,
    market: typeof market === 'string' ? marketWithoutRules(market) : market,
    language: 'en',
    types: searchTypes,
    limit: 8,
    now,
    ...asked,
  });

export async function idsFound(
  index: SearchIndex,
  type: IndexedType,
  q: string,
  asked: Asked = {},
): Promise<number[]> {
  const { [type]: found } = await ask(index, q, asked);
  return found.hits.map(({ id }) => id);
}

export const productsFound = (index: SearchIndex, q: string, asked: Asked = {}) =>
  idsFound(index, 'products', q, asked);
