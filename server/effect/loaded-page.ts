import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Database } from '../../db/tables.ts';
import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import type { ReadName } from '../catalogue/read/read-schemas.ts';

export type PageRead = { name: ReadName; input: object; data: unknown };

export type LoadedPage = {
  /** Without the language. */
  path: string;
  language: Language;
  market: MarketCode;
  title: string;
  /** What its loaders returned. */
  data: readonly unknown[];
  reads: PageRead[];
};

type Source = {
  db: Kysely<Database>;
  reads: CatalogueReads;
  /** Called with each result before a loader gets it. */
  tag: (read: PageRead, language: Language) => unknown;
  maxPages: number;
};

/** Loads every public page. A page beyond the limit is only counted, as undefined. */
export type PageLoads = (source: Source) => AsyncGenerator<LoadedPage | undefined>;
