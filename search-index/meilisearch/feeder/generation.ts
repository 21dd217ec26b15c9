/**
 * A generation is one index for each language, under one set of names. The times of their creation identify it, so
 * indexes that were swapped in or made anew are another generation. Its cursor is stored in the database, so that it
 * can never be ahead of the catalogue.
 */
import type { Kysely } from 'kysely';
import type { IndexesResults, IndexObject, Meilisearch } from 'meilisearch';
import { inEachLanguage, languages } from '#contract/language.ts';
import { deleteSetting, findSetting, writeSetting } from '../../../db/repositories/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { settingsFingerprint } from '../index/index-settings.ts';
import type { IndexNames } from '../index/meilisearch-index.ts';

export const liveNames: IndexNames = inEachLanguage((language) => `aceboard-${language}`);

const maxIndexes = 1000;

/** Returns the time of creation of each index by its name. */
export async function readIndexes(
  client: Meilisearch,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const { results } = await client.httpRequest.get<IndexesResults<IndexObject[]>>({
    path: 'indexes',
    params: { limit: maxIndexes },
    ...(signal && { extraRequestInit: { signal } }),
  });
  return new Map(results.map(({ uid, createdAt }) => [uid, createdAt]));
}

export async function findGeneration(
  client: Meilisearch,
  names: IndexNames,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const indexes = await readIndexes(client, signal);
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
