import type { Kysely } from 'kysely';
import type { FullProposal, Proposal } from '#contract/release/proposal.ts';
import type { Conflict, WrittenState } from '#contract/release/proposal-op.ts';
import { conflictsWith, deletionOps, laidOver } from '#contract/release/proposed-state.ts';
import { findProposal, type StoredProposal } from '../../db/repositories/release/proposal.ts';
import { listComments } from '../../db/repositories/release/proposal-comment.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { AppError } from '../errors.ts';
import type { Proposables } from './proposable.ts';

export const toProposal = ({ draft: _, author_keys: __, ...proposal }: StoredProposal): Proposal =>
  proposal;

export async function getProposal(db: Kysely<Database>, id: number): Promise<StoredProposal> {
  const found = await findProposal(db, id);
  if (!found) throw new AppError('not_found', `There is no proposed change with the ID ${id}.`);
  return found;
}

export const isPending = ({ state }: Pick<StoredProposal, 'state'>) =>
  state !== 'published' && state !== 'refused';

/** Lists the fields of a proposal that someone has changed since. */
export function conflictsOf(proposal: StoredProposal, live: WrittenState | null): Conflict[] {
  const { id: proposal_id, action, ops } = proposal;
  if (!isPending(proposal)) return [];
  // Deleting what was deleted since has the same outcome, and a new entity can only be in the way of another.
  if (live === null && (action === 'delete' || action === 'create')) return [];
  if (live === null) {
    return [
      {
        proposal_id,
        field: 'id',
        language: null,
        base: proposal.entity_id,
        live: null,
        proposed: proposal.entity_id,
      },
    ];
  }
  const compared = action === 'delete' ? deletionOps(ops, live) : ops;
  return conflictsWith(compared, live).map((conflict) => ({ proposal_id, ...conflict }));
}

/** Undefined for a stored entity that breaks a rule which was added later, and has to be corrected first. */
const readLive = (
  db: Kysely<Database>,
  proposables: Proposables,
  { kind, entity_id }: StoredProposal,
): Promise<WrittenState | null | undefined> =>
  proposables[kind].read(db, entity_id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'bad_input') return undefined;
    throw error;
  });

export async function listConflicts(
  db: Kysely<Database>,
  proposables: Proposables,
  proposals: readonly StoredProposal[],
): Promise<Conflict[]> {
  const conflicts: Conflict[] = [];
  for await (const proposal of inSlices(proposals.filter(isPending))) {
    const live = await readLive(db, proposables, proposal);
    if (live !== undefined) conflicts.push(...conflictsOf(proposal, live));
  }
  return conflicts;
}

export async function readFullProposal(
  db: Kysely<Database>,
  proposables: Proposables,
  id: number,
): Promise<FullProposal> {
  const stored = await getProposal(db, id);
  const live = await readLive(db, proposables, stored);
  return {
    ...toProposal(stored),
    live: live ?? null,
    draft: stored.action === 'delete' ? null : laidOver(live ?? stored.draft ?? {}, stored.ops),
    conflicts: live === undefined ? [] : conflictsOf(stored, live),
    notes: await listComments(db, id),
  };
}
