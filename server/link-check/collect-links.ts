/**
 * The links of the catalogue are collected by following the change log, so nobody has to announce a write. A cursor is
 * moved in the transaction that writes what the changes before it left.
 */
import type { Kysely } from 'kysely';
import { type LinkedKind, linkedKinds } from '#contract/admin/link-state.ts';
import { maxId } from '#contract/id.ts';
import {
  findLogHead,
  type LoggedChange,
  listChangesSince,
  replacesCatalogue,
} from '../../db/change-log.ts';
import { listIdsAfter, listSourceLinks } from '../../db/repositories/link/link-source.ts';
import { deleteLinkUsesBetween, replaceLinkUses } from '../../db/repositories/link/link-use.ts';
import { findSetting, writeSetting } from '../../db/repositories/setting.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';

const cursorKey = 'link_cursor';
const thingsAtOnce = 200;

const readCursor = async (db: Kysely<Database>) => {
  const stored = await findSetting(db, cursorKey);
  return stored === undefined ? undefined : Number(stored);
};

/** Collects all links, from the beginning where the log does not say enough. */
export async function collectLinks(db: Kysely<Database>, signal: AbortSignal): Promise<void> {
  if ((await readCursor(db)) === undefined) await collectAnew(db, signal);
  for (;;) {
    signal.throwIfAborted();
    const followed = await followChanges(db);
    if (followed === 'done') return;
    if (followed === 'catalogue replaced') await collectAnew(db, signal);
  }
}

/** Follows a batch of changes, so that a list of links shows what was written before it was asked for. */
export const followChanges = (
  db: Kysely<Database>,
): Promise<'done' | 'more' | 'catalogue replaced'> =>
  inTransaction(db, async (trx) => {
    const cursor = await readCursor(trx);
    if (cursor === undefined) return 'done';
    const changes = await listChangesSince(trx, cursor);
    const last = changes.at(-1);
    if (!last) return 'done';
    if (changes.some(replacesCatalogue)) return 'catalogue replaced';
    for (const kind of linkedKinds) {
      const ids = [...new Set(changes.filter(isOf(kind)).map(({ entity_id }) => entity_id))];
      for (let start = 0; start < ids.length; start += thingsAtOnce) {
        const chunk = ids.slice(start, start + thingsAtOnce);
        await replaceLinkUses(trx, kind, chunk, await listSourceLinks(trx, kind, chunk));
      }
    }
    await writeSetting(trx, cursorKey, String(last.seq));
    return 'more';
  });

const isOf =
  (kind: LinkedKind) =>
  ({ entity }: LoggedChange) =>
    entity === kind;

async function collectAnew(db: Kysely<Database>, signal: AbortSignal) {
  const head = await findLogHead(db);
  for (const kind of linkedKinds) {
    for (let after = 0; ; ) {
      signal.throwIfAborted();
      const ids = await listIdsAfter(db, kind, { after, limit: thingsAtOnce });
      const last = ids.at(-1);
      const before = last === undefined ? maxId + 1 : last + 1;
      await inTransaction(db, async (trx) => {
        await deleteLinkUsesBetween(trx, kind, { after, before });
        if (last === undefined) return;
        await replaceLinkUses(trx, kind, ids, await listSourceLinks(trx, kind, ids));
      });
      if (last === undefined) break;
      after = last;
    }
  }
  await writeSetting(db, cursorKey, String(head));
}
