/**
 * Keeps data derived from catalogue rows, such as the images they use, up to date by following the change log, so that
 * writers don't have to notify anyone. The cursor moves in the same transaction as the derived data.
 */
import type { Kysely, Transaction } from 'kysely';
import {
  findLogHead,
  type LoggedChange,
  listChangesSince,
  replacesCatalogue,
} from '../db/change-log.ts';
import { findSetting, writeSetting } from '../db/repositories/site/setting.ts';
import type { Database } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';

type Followed = 'done' | 'more' | 'catalogue replaced';

type Options<Kind extends string> = {
  cursorKey: string;
  kinds: readonly Kind[];
  /** Updates the derived data of these rows. */
  update: (trx: Transaction<Database>, kind: Kind, ids: readonly number[]) => Promise<void>;
  /** Updates the derived data of all rows of the kind. */
  updateAll: (db: Kysely<Database>, kind: Kind, signal: AbortSignal) => Promise<void>;
};

export const rowsAtOnce = 200;

export function logFollower<Kind extends string>(options: Options<Kind>) {
  const { cursorKey, kinds, update, updateAll } = options;
  const rebuilding = new WeakMap<Kysely<Database>, Promise<void>>();
  let rebuilds = 0;

  async function readCursor(db: Kysely<Database>): Promise<number | undefined> {
    const stored = await findSetting(db, cursorKey);
    return stored === undefined ? undefined : Number(stored);
  }

  async function followChanges(trx: Transaction<Database>): Promise<Followed> {
    const cursor = await readCursor(trx);
    if (cursor === undefined) return 'catalogue replaced';
    const changes = await listChangesSince(trx, cursor);
    const last = changes.at(-1);
    if (!last) return 'done';
    if (changes.some(replacesCatalogue)) return 'catalogue replaced';
    for (const kind of kinds) {
      const ids = idsOf(kind, changes);
      for (let start = 0; start < ids.length; start += rowsAtOnce) {
        await update(trx, kind, ids.slice(start, start + rowsAtOnce));
      }
    }
    await writeSetting(trx, cursorKey, String(last.seq));
    return 'more';
  }

  /** Most calls find nothing new, and return without opening a write transaction. */
  async function followBatch(db: Kysely<Database>): Promise<Followed> {
    const cursor = await readCursor(db);
    return cursor === (await findLogHead(db)) ? 'done' : inTransaction(db, followChanges);
  }

  async function rebuild(db: Kysely<Database>, signal: AbortSignal) {
    const head = await findLogHead(db);
    for (const kind of kinds) await updateAll(db, kind, signal);
    await writeSetting(db, cursorKey, String(head));
    rebuilds += 1;
  }

  /** Readers that arrive during a rebuild wait for it rather than starting another one. */
  function rebuildOnce(db: Kysely<Database>, signal: AbortSignal): Promise<void> {
    const running = rebuilding.get(db) ?? rebuild(db, signal).finally(() => rebuilding.delete(db));
    rebuilding.set(db, running);
    return running;
  }

  return {
    followBatch,

    /** Catches up with every write made before the call, rebuilding everything if the log isn't enough. */
    async followAll(db: Kysely<Database>, signal: AbortSignal): Promise<void> {
      for (;;) {
        signal.throwIfAborted();
        const rebuildsBefore = rebuilds;
        const followed = await followBatch(db);
        if (followed === 'done') return;
        // A rebuild that finished in the meantime may have been enough.
        if (followed === 'catalogue replaced' && rebuilds === rebuildsBefore)
          await rebuildOnce(db, signal);
      }
    },
  };
}

const idsOf = (kind: string, changes: readonly LoggedChange[]): number[] => [
  ...new Set(changes.filter(({ entity }) => entity === kind).map(({ entity_id }) => entity_id)),
];
