/** Moves changes that agents have proposed into a person's release, or refuses them. All of them, or none. */
import type { Transaction } from 'kysely';
import type { ChosenChanges } from '#contract/release/agent-change.ts';
import type { Proposal } from '#contract/release/proposal.ts';
import {
  listProposalsOf,
  listProposalsOfEntities,
  type StoredProposal,
} from '../../../db/repositories/release/proposal.ts';
import { updateProposal } from '../../../db/repositories/release/write-proposal.ts';
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction, inTransaction } from '../../../db/transaction.ts';
import { requireRole } from '../../caller/require-role.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import type { InTransaction } from '../apply-proposals.ts';
import { joinOwnRelease } from '../join-release.ts';
import { keysOf, requireOwn } from '../person.ts';
import type { Proposables } from '../proposable.ts';
import { isStillProposed, overProposals, requireSize } from '../propose.ts';
import { isPending, toProposal } from '../read-proposal.ts';
import { getRelease, requireOpenRelease } from '../release.ts';
import { refuseProposal, undecided } from '../review.ts';
import { deleteIfEmptied } from './agent-release.ts';

type Chosen = { id: number } & ChosenChanges;

async function listChosen(
  trx: Transaction<Database>,
  { id, proposals: ids }: Chosen,
): Promise<StoredProposal[]> {
  const waiting = (await listProposalsOf(trx, id)).filter(
    (proposal) => proposal.via === 'agent' && isPending(proposal),
  );
  const chosen = ids ? waiting.filter((proposal) => ids.includes(proposal.id)) : waiting;
  if (chosen.length > 0 && chosen.length === (ids ? new Set(ids).size : waiting.length)) {
    return chosen;
  }
  throw new AppError(
    'conflict',
    ids
      ? 'Some of these changes aren’t waiting in this release any more. Reload the page.'
      : 'No changes of agents are waiting in this release.',
  );
}

/** An approved change asks again, because the person who approved it may be the one who takes it over. */
export const takeOver = (
  writer: Writer,
  proposables: Proposables,
  chosen: Chosen,
): Promise<{ release_id: number; proposals: Proposal[] }> =>
  inLongTransaction(writer.db, async (trx) => {
    const release = await requireOpenRelease(trx, chosen.id);
    const proposals = await listChosen(trx, chosen);
    for (const proposal of proposals) requireMayTake(writer, proposables, proposal);
    const own = await joinOwnRelease(trx, writer);
    if (own.id === release.id) {
      throw new AppError('conflict', 'These changes are in your own release already.');
    }
    await refuseTwice(trx, own.id, proposals);
    const taken = proposals.map((proposal) => ({
      ...proposal,
      ...(proposal.state === 'approved' && { ...undecided, state: 'asked' as const }),
      release_id: own.id,
      author_keys: [...new Set([...proposal.author_keys, ...keysOf(writer)])],
    }));
    for (const proposal of taken) await updateProposal(trx, proposal);
    await requireSize(trx, own.id);
    await requireApplicable({ ...writer, db: trx }, proposables, own.id, taken);
    await deleteIfEmptied(trx, release);
    return { release_id: own.id, proposals: taken.map(toProposal) };
  });

/** As if the person had proposed the change. */
function requireMayTake(writer: Writer, proposables: Proposables, proposal: StoredProposal) {
  const needed = proposables[proposal.kind].role === 'owner' ? 'owner' : 'author';
  requireRole({ role: writer.role ?? 'viewer' }, needed);
  requireOwn(writer, proposal);
}

async function refuseTwice(
  trx: Transaction<Database>,
  ownId: number,
  proposals: readonly StoredProposal[],
) {
  const [there] = await listProposalsOfEntities(trx, ownId, proposals);
  if (!there) return;
  const { name } = await getRelease(trx, ownId);
  const entity = there.name ?? `${there.kind} ${there.entity_id}`;
  const message = `Your release “${name}” already changes “${entity}”. Publish or withdraw that change first.`;
  throw new AppError('conflict', message);
}

/** A change may need another, such as the creation of what it refers to, which then has to be taken over too. */
async function requireApplicable(
  writer: InTransaction,
  proposables: Proposables,
  ownId: number,
  taken: readonly StoredProposal[],
) {
  const kept = (await listProposalsOf(writer.db, ownId)).filter(isStillProposed);
  const refused = await overProposals(writer, proposables, kept, async (found) =>
    found.find(({ proposal }) => taken.some(({ id }) => id === proposal.id)),
  );
  if (!refused) return;
  const { name, kind, entity_id } = refused.proposal;
  const message = `The change of “${name ?? `${kind} ${entity_id}`}” doesn’t work in your release: ${refused.error.message}`;
  throw new AppError('conflict', message, { cause: refused.error });
}

export const refuseAll = (
  writer: Writer,
  proposables: Proposables,
  { reason, ...chosen }: Chosen & { reason: string },
): Promise<Proposal[]> =>
  inTransaction(writer.db, async (trx) => {
    await requireOpenRelease(trx, chosen.id);
    const refused: Proposal[] = [];
    for (const { id } of await listChosen(trx, chosen)) {
      refused.push(await refuseProposal({ ...writer, db: trx }, proposables, { id, reason }));
    }
    return refused;
  });
