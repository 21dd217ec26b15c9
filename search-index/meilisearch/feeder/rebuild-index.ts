/**
 * Builds new indexes next to the live ones and swaps them in with a single task, so that searches are never without
 * results. The new cursor is stored before the swap, so that the feeder replays the writes made in the meantime, even
 * after a crash.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Meilisearch } from 'meilisearch';
import { inEachLanguage, languages } from '#contract/language.ts';
import { findLogHead } from '../../../db/change-log.ts';
import type { Database } from '../../../db/tables.ts';
import type { SearchLog } from '../../engine-log.ts';
import { documentsInChunks } from '../../load-documents.ts';
import { replayLog } from '../../replay-changes.ts';
import type { SearchDocument } from '../../search-index.ts';
import {
  createIndexes,
  createMeilisearchIndex,
  type IndexNames,
} from '../index/meilisearch-index.ts';
import { succeeded } from '../index/task.ts';
import { tolerantIndex } from '../index/tolerant-index.ts';
import {
  beginSwap,
  deleteCursor,
  endSwap,
  findGeneration,
  liveNames,
  readIndexes,
  storeCursor,
} from './index-generation.ts';

type Rebuild = {
  db: Kysely<Database>;
  client: Meilisearch;
  log: SearchLog;
  refused: Set<string>;
  closing?: AbortSignal | undefined;
};

type Rebuilt = { generation: string; cursor: number };

const documentsPerBatch = 1000;
const rebuiltName = /^aceboard-[a-z]+-rebuilt-by-/;
/** No rebuild takes this long, so older unfinished indexes are leftovers. */
const leftoverAfter = 60 * 60_000;

/** Random, because in containers every process may have the same PID. */
const builder = randomUUID();
export const rebuiltNames: IndexNames = inEachLanguage(
  (language) => `aceboard-${language}-rebuilt-by-${builder}`,
);

export async function rebuildIndexes(rebuild: Rebuild): Promise<Rebuilt> {
  const { db, client, closing } = rebuild;
  await removeLeftovers(client, closing);
  await createIndexes(client, rebuiltNames, closing);
  const generation = await findGeneration(client, rebuiltNames);
  if (generation === undefined) throw new Error('A newly created index no longer exists');
  const cursor = await indexAll(rebuild);
  if (cursor === undefined) return rebuildIndexes(rebuild);
  if ((await findGeneration(client, rebuiltNames)) !== generation) {
    throw new Error('The indexes were deleted while they were being built');
  }

  await createMissing(client, closing);
  const replaced = await findGeneration(client, liveNames);
  await storeCursor(db, generation, cursor);
  await beginSwap(db, generation);
  const swaps = languages.map((language) => ({
    indexes: [liveNames[language], rebuiltNames[language]] as [string, string],
    rename: false,
  }));
  await succeeded(client, [await client.swapIndexes(swaps)], closing);
  await endSwap(db, generation);
  if (replaced !== undefined) await deleteCursor(db, replaced);
  await removeIndexes(client, Object.values(rebuiltNames), closing);
  return { generation, cursor };
}

/** Returns the cursor of the last indexed write, or undefined if the catalogue was replaced in the meantime. */
async function indexAll({
  db,
  client,
  log,
  refused,
  closing,
}: Rebuild): Promise<number | undefined> {
  const index = tolerantIndex(
    createMeilisearchIndex(() => client, rebuiltNames, closing),
    { log, refused },
  );
  let cursor = await findLogHead(db);
  let documents: SearchDocument[] = [];
  for await (const chunk of documentsInChunks(db)) {
    documents.push(...chunk);
    if (documents.length < documentsPerBatch) continue;
    await index.upsert(documents);
    documents = [];
  }
  await index.upsert(documents);
  const confirm = (confirmed: number) => {
    cursor = confirmed;
  };
  return (await replayLog(db, { index, cursor, confirm })) === 'done' ? cursor : undefined;
}

/** Deletes the leftovers of killed rebuilds, but not the indexes of one that is still running. */
async function removeLeftovers(client: Meilisearch, closing?: AbortSignal) {
  const before = Date.now() - leftoverAfter;
  const own = Object.values(rebuiltNames);
  const left = [...(await readIndexes(client))].filter(
    ([name, createdAt]) =>
      own.includes(name) || (rebuiltName.test(name) && Date.parse(createdAt) < before),
  );
  await removeIndexes(
    client,
    left.map(([name]) => name),
    closing,
  );
}

async function removeIndexes(client: Meilisearch, names: string[], closing?: AbortSignal) {
  await succeeded(
    client,
    await Promise.all(names.map((name) => client.deleteIndex(name))),
    closing,
  );
}

/** A swap requires the live indexes to exist. */
async function createMissing(client: Meilisearch, closing?: AbortSignal) {
  const indexes = await readIndexes(client);
  const missing = Object.values(liveNames).filter((name) => !indexes.has(name));
  const created = missing.map((name) => client.createIndex(name, { primaryKey: 'id' }));
  await succeeded(client, await Promise.all(created), closing);
}
