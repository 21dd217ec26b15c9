import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Database } from '../../db/tables.ts';
import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import type { ReadCall } from '../catalogue/read/read-call.ts';
import type { ReadName } from '../catalogue/read/read-schemas.ts';

/** `path` excludes the language. */
export type PageAddress = { path: string; language: Language; market: MarketCode };

export const keyOfPage = ({ path, language, market }: PageAddress) =>
  `${language} ${market} ${path}`;

export type PageRead = { name: ReadName; input: object; data: unknown };

/** The etag is undefined if the read failed. */
export type MadeRead = { call: ReadCall; etag: string | undefined };

export type LoadedPage = PageAddress & {
  /** False for an error and for a redirect. */
  isShown: boolean;
  title: string;
  /** The results of its loaders. */
  data: readonly unknown[];
  reads: PageRead[];
  made: MadeRead[];
  /** The further pages of its list. */
  further: string[];
  /** The paths of the pages that its footer links to. */
  footer: readonly string[];
};

export type PageSource = {
  db: Kysely<Database>;
  reads: CatalogueReads;
  /** Called with each result before a loader gets it. */
  tag: (read: PageRead, language: Language) => unknown;
  /** Returns the further pages of a page that doesn't have to be loaded again. */
  keep: (address: PageAddress) => Promise<{ further: string[] } | undefined>;
  maxPages: number;
};

export type LoadResult =
  | { kind: 'loaded'; page: LoadedPage }
  | { kind: 'kept'; key: string; footer: readonly string[] }
  | { kind: 'beyond limit' };

/** Loads every public page. Pages beyond the limit are only counted. */
export type PageLoads = (source: PageSource) => AsyncGenerator<LoadResult>;
