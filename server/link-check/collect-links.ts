import type { Kysely } from 'kysely';
import { type LinkedKind, linkedKinds } from '#contract/admin/link-state.ts';
import { maxId } from '#contract/id.ts';
import { listIdsAfter, listSourceLinks } from '../../db/repositories/link/link-source.ts';
import { deleteLinkUsesBetween, replaceLinkUses } from '../../db/repositories/link/link-use.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { logFollower, thingsAtOnce } from '../log-follower.ts';

const links = logFollower({
  cursorKey: 'link_cursor',
  kinds: linkedKinds,
  update: async (trx, kind, ids) =>
    replaceLinkUses(trx, kind, ids, await listSourceLinks(trx, kind, ids)),
  updateAll: collectKind,
});

/** Collects all links of the catalogue. */
export const collectLinks = links.followAll;

/** Collects those of a batch of changes, so that a list of links shows what was written before it was asked for. */
export const collectNewLinks = links.followBatch;

async function collectKind(db: Kysely<Database>, kind: LinkedKind, signal: AbortSignal) {
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
    if (last === undefined) return;
    after = last;
  }
}
