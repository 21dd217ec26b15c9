/**
 * Reads the snapshot at startup, and replaces it from time to time, so that startup needn't read the whole catalogue.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import type { Kysely } from 'kysely';
import { languages } from '#contract/language.ts';
import { readSchema } from '../../../db/copy/copied-schema.ts';
import { holdLease } from '../../../db/lease.ts';
import { findSetting, insertOrFindSetting } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import type { Store } from '../store/store.ts';
import { indexShape } from './index-shape.ts';
import { loadSnapshot, type Snapshot } from './load-snapshot.ts';
import { type SnapshotPlace, unfinishedFile } from './snapshot-file.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** The setting with the database's secret, which is not in the snapshots of another database. */
const keySetting = 'search_snapshot_key';

const snapshotKey = async (db: Kysely<Database>): Promise<string> =>
  (await findSetting(db, keySetting)) ??
  insertOrFindSetting(db, keySetting, randomBytes(32).toString('hex'));

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/**
 * Includes the schema, because migrations may change documents without logging it, and the version of Unicode, which
 * affects how letters are folded.
 */
const shapeOf = async (db: Kysely<Database>): Promise<string> =>
  hash([indexShape, languages, process.versions.unicode, await readSchema(db)]);

/** Enough to distinguish two logs, even if both were filled by the same program. */
const hashedChanges = 100;

/** Hashes the last changes up to `seq`. Returns undefined if the log ends before it. */
async function hashOfLog(db: Kysely<Database>, seq: number): Promise<string | undefined> {
  const changes = await db
    .selectFrom('change')
    .select(['seq', 'at', 'actor', 'action', 'entity', 'entity_id'])
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(hashedChanges)
    .execute();
  return (changes[0]?.seq ?? 0) === seq ? hash(changes) : undefined;
}

type SnapshotKeeper = {
  /** Returns undefined if there is no snapshot, and throws the reason if it can't be used. */
  load(): Promise<Snapshot | undefined>;
  /** Returns false if the save should be retried later. Does nothing if the snapshot is up to date. */
  save(store: Store, seq: number, mayContinue: () => boolean): Promise<boolean>;
};

export type SnapshotOptions = {
  folder: string;
  /** Smaller indexes have no snapshots. */
  minDocuments: number;
};

const leaseTimeout = 2_000;

export function snapshotKeeper(
  db: Kysely<Database>,
  { folder, minDocuments }: SnapshotOptions,
): SnapshotKeeper {
  const file = join(folder, 'search-index');
  let savedSeq: number | undefined;

  const findPlace = async (): Promise<SnapshotPlace> => ({
    file,
    key: await snapshotKey(db),
    shape: await shapeOf(db),
  });

  /** Deletes the unfinished file of a process that was killed. */
  async function removeLeftover() {
    const leftover = unfinishedFile(file);
    if (!existsSync(leftover)) return;
    await withLease(db, folder, async () => {
      await rm(leftover, { force: true });
      return true;
    });
  }

  return {
    async load() {
      const place = await findPlace();
      const fits = async (seq: number, log: string) => (await hashOfLog(db, seq)) === log;
      const snapshot = await loadSnapshot(place, fits);
      savedSeq = snapshot?.seq;
      return snapshot;
    },
    async save(store, seq, mayContinue) {
      if (store.used < minDocuments) {
        savedSeq = undefined;
        await rm(file, { force: true });
      }
      if (store.used < minDocuments || seq === savedSeq) {
        await removeLeftover();
        return true;
      }
      const log = await hashOfLog(db, seq);
      // The log was replaced. The next search rebuilds the index.
      if (log === undefined) return true;
      const place = await findPlace();
      const isSaved = await withLease(db, folder, (isHeld) =>
        writeSnapshot(place, { store, seq, log }, () => isHeld() && mayContinue()),
      );
      if (isSaved) savedSeq = seq;
      return isSaved;
    },
  };
}

export const leaseName = (folder: string): string =>
  `search-snapshot ${hostname()} ${resolve(folder)}`;

/** Ensures that processes with the same folder take turns writing. */
async function withLease(
  db: Kysely<Database>,
  folder: string,
  work: (isHeld: () => boolean) => Promise<boolean>,
): Promise<boolean> {
  const gained = Promise.withResolvers<boolean>();
  const lease = holdLease(db, leaseName(folder), () => gained.resolve(true));
  const timer = setTimeout(() => gained.resolve(false), leaseTimeout);
  try {
    return (await gained.promise) && (await work(lease.isHeld));
  } finally {
    clearTimeout(timer);
    await lease.release();
  }
}
