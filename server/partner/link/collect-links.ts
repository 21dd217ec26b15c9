import type { Kysely, Transaction } from 'kysely';
import { maxId } from '#contract/id.ts';
import { type LinkedKind, linkedKinds } from '#contract/partner/link-state.ts';
import {
  listIdsAfter,
  listSourceLinks,
  type OwnHost,
} from '../../../db/repositories/partner/link-source.ts';
import {
  deleteLinkUsesBetween,
  replaceLinkUses,
} from '../../../db/repositories/partner/link-use.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { logFollower, rowsAtOnce } from '../../log-follower.ts';

type Update = (
  trx: Transaction<Database>,
  kind: LinkedKind,
  ids: readonly number[],
) => Promise<void>;

export function linkCollector(ownHost: OwnHost) {
  const update: Update = async (trx, kind, ids) =>
    replaceLinkUses(trx, kind, ids, await listSourceLinks(trx, kind, ids, ownHost));
  const { followAll, followBatch } = logFollower({
    cursorKey: 'link_use_cursor',
    kinds: linkedKinds,
    update,
    updateAll: (db, kind, signal) => collectKind(db, kind, update, signal),
  });
  return {
    collectAll: followAll,

    /** Collects the links of a batch of changes, so that a list of links includes the latest writes. */
    collectNew: followBatch,
  };
}

async function collectKind(
  db: Kysely<Database>,
  kind: LinkedKind,
  update: Update,
  signal: AbortSignal,
) {
  for (let after = 0; ; ) {
    signal.throwIfAborted();
    const ids = await listIdsAfter(db, kind, { after, limit: rowsAtOnce });
    const last = ids.at(-1);
    const before = last === undefined ? maxId + 1 : last + 1;
    await inTransaction(db, async (trx) => {
      await deleteLinkUsesBetween(trx, kind, { after, before });
      if (last === undefined) return;
      await update(trx, kind, ids);
    });
    if (last === undefined) return;
    after = last;
  }
}
