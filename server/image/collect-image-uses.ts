/**
 * Which images are used is known by following the change log, so nobody has to announce a write. A cursor is moved in
 * the transaction that writes what the changes before it left.
 */
import type { Kysely, Transaction } from 'kysely';
import { type ImageUseKind, imageUseKinds } from '#contract/content/image.ts';
import { findLogHead, listChangesSince, replacesCatalogue } from '../../db/change-log.ts';
import {
  findLastId,
  updateImageUses,
  updateImageUsesInRange,
} from '../../db/repositories/image/image-use.ts';
import { findSetting, writeSetting } from '../../db/repositories/setting.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { overloaded } from '../errors.ts';

const cursorKey = 'image_use_cursor';
const idsAtOnce = 200;

async function readCursor(db: Kysely<Database>): Promise<number | undefined> {
  const stored = await findSetting(db, cursorKey);
  return stored === undefined ? undefined : Number(stored);
}

/** Every write before the call is followed when it returns. */
export async function collectImageUses(
  db: Kysely<Database>,
  signal = new AbortController().signal,
): Promise<void> {
  // Most calls find nothing new, and take no lock.
  if ((await readCursor(db)) === (await findLogHead(db))) return;
  if ((await readCursor(db)) === undefined) await collectAnew(db, signal);
  for (;;) {
    signal.throwIfAborted();
    const followed = await inTransaction(db, followChanges);
    if (followed === 'done') return;
    if (followed === 'catalogue replaced') await collectAnew(db, signal);
  }
}

/** Nothing can be written between this and the commit, so the uses are exact until then. */
export async function requireCollectedUses(trx: Transaction<Database>): Promise<void> {
  for (;;) {
    const followed = await followChanges(trx);
    if (followed === 'done') return;
    if (followed === 'catalogue replaced') throw overloaded('The catalogue was just replaced.');
  }
}

async function followChanges(
  trx: Transaction<Database>,
): Promise<'done' | 'more' | 'catalogue replaced'> {
  const cursor = await readCursor(trx);
  if (cursor === undefined) return 'catalogue replaced';
  const changes = await listChangesSince(trx, cursor);
  const last = changes.at(-1);
  if (!last) return 'done';
  if (changes.some(replacesCatalogue)) return 'catalogue replaced';
  for (const kind of imageUseKinds) {
    const changed = changes.filter(({ entity }) => entity === kind);
    const ids = [...new Set(changed.map(({ entity_id }) => entity_id))];
    for (let start = 0; start < ids.length; start += idsAtOnce) {
      await updateImageUses(trx, kind, ids.slice(start, start + idsAtOnce));
    }
  }
  await writeSetting(trx, cursorKey, String(last.seq));
  return 'more';
}

async function collectAnew(db: Kysely<Database>, signal: AbortSignal) {
  const head = await findLogHead(db);
  for (const kind of imageUseKinds) await collectKind(db, kind, signal);
  await writeSetting(db, cursorKey, String(head));
}

async function collectKind(db: Kysely<Database>, kind: ImageUseKind, signal: AbortSignal) {
  const last = await findLastId(db, kind);
  for (let after = 0; after < last; after += idsAtOnce) {
    signal.throwIfAborted();
    await inTransaction(db, (trx) =>
      updateImageUsesInRange(trx, kind, { after, until: after + idsAtOnce }),
    );
  }
}
