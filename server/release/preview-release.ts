import type { Kysely } from 'kysely';
import { listProposalsOf } from '../../db/repositories/release/proposal.ts';
import type { Database } from '../../db/tables.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import type { Writer } from '../resource/resource.ts';
import { applyProposals, refusedProposal } from './apply-proposals.ts';
import type { Proposables } from './proposable.ts';

import { requireOpenRelease } from './release.ts';

/** Previews show a release over what is live now, without the approvals that its publication needs. */
export const previewedReleases = (proposables: Proposables) => ({
  find: (db: Kysely<Database>, id: number) => requireOpenRelease(db, id),

  apply: (writer: Writer, id: number): Promise<void> =>
    inLongTransaction(writer.db, async (db) => {
      const proposals = (await listProposalsOf(db, id)).filter(({ state }) => state !== 'refused');
      const [refused] = await applyProposals({ ...writer, db }, proposables, proposals);
      if (refused) throw refusedProposal(refused);
    }),
});
