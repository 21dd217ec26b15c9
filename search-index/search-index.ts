import type { SearchType } from '#contract/catalogue/search-type.ts';
import type { Language } from '#contract/language.ts';
import type { Market } from '#contract/market.ts';

/** The fields that are searched, by the path at which an answer's item shows them. */
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
  | 'description';

export type DocumentKey = { type: SearchType; id: number };

/** The texts of one language as a visitor sees them, English where nothing is translated. */
export type DocumentTexts = Partial<Record<SearchField, string | readonly string[]>>;

export type SearchDocument = DocumentKey & {
  /** Null is every market. */
  market: Market | null;
  is_active: boolean;
  /** In seconds since 1970: from then on it is not found. */
  ends_at: number | null;
  texts: Record<Language, DocumentTexts>;
};

export type SearchQuery = {
  q: string;
  market: Market;
  language: Language;
  types: readonly SearchType[];
  /** For each type. */
  limit: number;
  /** In seconds since 1970. */
  now: number;
};

/** UTF-16 offsets into a text, by its path: `name`, `partner.name`, `categories.0`. */
export type Highlights = Record<string, [start: number, end: number][]>;

export type Hit = { id: number; highlights: Highlights };

/** The best hits, best first, and how many there are of them all. */
export type Found = { hits: readonly Hit[]; total: number };

export type SearchAnswer = Record<SearchType, Found>;

export type SearchIndex = {
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(keys: readonly DocumentKey[]): Promise<void>;
  search(query: SearchQuery): Promise<SearchAnswer>;
};
