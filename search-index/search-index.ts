import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { IndexedType } from './indexed-type.ts';

/** Search covers these fields. Each is named by its path in a result. */
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

/** These are the texts of one language as a visitor sees them: in English where nothing is translated. */
export type DocumentTexts = Partial<Record<SearchField, string | readonly string[]>>;

export type SearchDocument = DocumentKey & {
  /** Null means every market. */
  market: MarketCode | null;
  is_active: boolean;
  /** In seconds since 1970. Before its start and from its end on the document is not found. */
  starts_at: number | null;
  ends_at: number | null;
  texts: Record<Language, DocumentTexts>;
};

export type SearchQuery = {
  q: string;
  market: MarketCode;
  language: Language;
  types: readonly IndexedType[];
  /** The limit holds for each type. */
  limit: number;
  /** In seconds since 1970. */
  now: number;
};

/** Offsets are in UTF-16 units. Their key is the path of the text: `name`, `partner.name`, `categories.0`. */
export type Highlights = Record<string, [start: number, end: number][]>;

export type Hit = { id: number; highlights: Highlights };

/** The hits are the best ones, best first. The total counts all. */
export type SearchHits = { hits: readonly Hit[]; total: number };

export type SearchResults = Record<IndexedType, SearchHits>;

/** The ids of each type that another engine has found. */
export type Candidates = Readonly<Record<IndexedType, readonly number[]>>;

export type WrittenIndex = {
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(keys: readonly DocumentKey[]): Promise<void>;
};

export type SearchIndex = WrittenIndex & {
  search(query: SearchQuery): Promise<SearchResults>;
};
