/** Records a removal as a range of the change log, from which its changes can be found again. */
import type { Kysely } from 'kysely';
import type { OfferTable } from '../../db/repositories/catalogue/seen-terms.ts';
import { findSetting, writeSetting } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';
import type { MoneyPlace } from './money/insert-money.ts';

type Span = { first: number; last: number };

/** The order of a category's products and top list before the removal. */
export type CategoryOrder = {
  id: number;
  slug: string;
  products: number[];
  entries: number[];
};

/** What isn't in the rows themselves, and is restored with them. */
type SampleState = {
  orders: CategoryOrder[];
  /** The changes in terms that visitors have seen. Missing if an earlier version removed the sample. */
  seen?: { table: OfferTable; id: number; states: string }[];
  /** Missing if there were no programmes to remove. */
  money?: MoneyPlace;
};

export type SampleRecord = {
  /** The last removal, or null if it was undone. */
  removal: (Span & { at: string; actor: string; rows: number } & SampleState) | null;
  /** Changes that restored the sample, and therefore don't count as edits. */
  restores: Span[];
};

const key = 'sample_removal';

export async function readSampleRecord(db: Kysely<Database>): Promise<SampleRecord> {
  const stored = await findSetting(db, key);
  return stored === undefined ? { removal: null, restores: [] } : JSON.parse(stored);
}

export const writeSampleRecord = (db: Kysely<Database>, record: SampleRecord): Promise<void> =>
  writeSetting(db, key, JSON.stringify(record));
