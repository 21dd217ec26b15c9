import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { VisitorMarket } from '../db/repositories/site/visitor-market.ts';
import type { IndexedType } from './indexed-type.ts';

/** The searched fields, named by their path in a result. */
export type SearchField =
  | 'name'
  | 'title'
  | 'code'
  | 'partner.name'
  | 'product.name'
  | 'categories'
  | 'fs_label'
  | 'freebet_label'
  | 'rarity'
  | 'subtitle'
  | 'excerpt'
  | 'description'
  | 'body';

export type DocumentKey = { type: IndexedType; id: number };

/** The fields in one language as visitors see them, with untranslated ones in English. */
export type DocumentTexts = Partial<Record<SearchField, string | readonly string[]>>;

export type SearchDocument = DocumentKey & {
  /** Null means every market. */
  market: MarketCode | null;
  is_active: boolean;
  /** In seconds since 1970. The document can be found from `starts_at` (inclusive) to `ends_at` (exclusive). */
  starts_at: number | null;
  ends_at: number | null;
  /** Determine in which markets the document is found. See searched-tag.ts. */
  tags: readonly string[];
  wagering: number | null;
  texts: Record<Language, DocumentTexts>;
};

export type SearchQuery = {
  q: string;
  market: VisitorMarket;
  language: Language;
  /** Set if the market shows only the names of promo codes, so that a search can't reveal their codes. */
  hidesCodes?: boolean;
  /** The ids of promo codes to leave out, because the region of the search lists them itself. */
  without?: readonly number[];
  types: readonly IndexedType[];
  /** Applies to each type. */
  limit: number;
  /** In seconds since 1970. */
  now: number;
};

/** Offsets in UTF-16 code units, by the path of the field: `name`, `partner.name`, `categories.0`. */
export type Highlights = Record<string, [start: number, end: number][]>;

export type Hit = { id: number; highlights: Highlights };

/** The best hits, best first. `total` counts all of them. */
export type SearchHits = { hits: readonly Hit[]; total: number };

export type SearchResults = Record<IndexedType, SearchHits>;

/** Ids found by another engine, by type. */
export type Candidates = Readonly<Record<IndexedType, readonly number[]>>;

export type WrittenIndex = {
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(keys: readonly DocumentKey[]): Promise<void>;
};

export type SearchIndex = WrittenIndex & {
  search(query: SearchQuery): Promise<SearchResults>;
};
