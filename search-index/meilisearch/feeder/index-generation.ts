/**
 * A generation is a set of indexes, one per language. It is identified by their creation times, so swapping in or
 * recreating indexes makes a new generation. The cursor is stored in the database, so that it can never be ahead of the
 * catalogue. So is the generation being searched, so that a search doesn't have to check in Meilisearch whether another
 * process has swapped in the next one.
 */
import type { Kysely } from 'kysely';
import type { IndexesResults, IndexObject, Meilisearch } from 'meilisearch';
import { inEachLanguage, languages } from '#contract/language.ts';
import { deleteSetting, findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { settingsFingerprint } from '../index/index-settings.ts';
import type { IndexNames } from '../index/meilisearch-index.ts';

export const liveNames: IndexNames = inEachLanguage((language) => `aceboard-${language}`);

const maxIndexes = 1000;

/** Returns the creation time of each index by name. */
export async function readIndexes(client: Meilisearch): Promise<Map<string, string>> {
  const { results } = await client.httpRequest.get<IndexesResults<IndexObject[]>>({
    path: 'indexes',
    params: { limit: maxIndexes },
  });
  return new Map(results.map(({ uid, createdAt }) => [uid, createdAt]));
}

export async function findGeneration(
  client: Meilisearch,
  names: IndexNames,
): Promise<string | undefined> {
  const indexes = await readIndexes(client);
  const createdAt = languages.map((language) => indexes.get(names[language]));
  return createdAt.includes(undefined) ? undefined : createdAt.join(' ');
}

const cursorKey = (generation: string) => `meilisearch_cursor ${settingsFingerprint} ${generation}`;

export async function readCursor(
  db: Kysely<Database>,
  generation: string,
): Promise<number | undefined> {
  const cursor = await findSetting(db, cursorKey(generation));
  return cursor === undefined ? undefined : Number(cursor);
}

export const storeCursor = (
  db: Kysely<Database>,
  generation: string,
  cursor: number,
): Promise<void> => writeSetting(db, cursorKey(generation), String(cursor));

export const deleteCursor = (db: Kysely<Database>, generation: string): Promise<void> =>
  deleteSetting(db, cursorKey(generation));

const searchedKey = 'meilisearch_generation';
/** A swap that takes longer than this belongs to a process that has died. */
const longestSwap = 90_000;

type Searched = { generation: string; swappingUntil: number };

async function readSearched(db: Kysely<Database>): Promise<Searched | undefined> {
  const value = await findSetting(db, searchedKey);
  return value === undefined ? undefined : (JSON.parse(value) as Searched);
}

const writeSearched = (db: Kysely<Database>, searched: Searched) =>
  writeSetting(db, searchedKey, JSON.stringify(searched));

export const isSearched = async (db: Kysely<Database>, generation: string): Promise<boolean> =>
  (await readSearched(db))?.generation === generation;

/** Makes all processes stop using the current generation. Only one process can swap at a time. */
export const beginSwap = (db: Kysely<Database>, generation: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const searched = await readSearched(trx);
    if (searched && searched.swappingUntil > Date.now()) {
      throw new Error('Another process is swapping in new Meilisearch indexes');
    }
    await writeSearched(trx, { generation, swappingUntil: Date.now() + longestSwap });
  });

export const endSwap = (db: Kysely<Database>, generation: string): Promise<void> =>
  writeSearched(db, { generation, swappingUntil: 0 });

/** Cleans up after a process that died during its swap. */
export async function recordSearched(db: Kysely<Database>, generation: string): Promise<void> {
  // Called in every round of the feeder, usually without anything to write.
  if (await isSearched(db, generation)) return;
  await inTransaction(db, async (trx) => {
    const searched = await readSearched(trx);
    if (searched?.generation === generation || (searched?.swappingUntil ?? 0) > Date.now()) return;
    await endSwap(trx, generation);
  });
}
