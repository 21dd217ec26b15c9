/** An agent goes on adding to its release while people look at it, and starts releases without being asked. */
import type { Kysely, Transaction } from 'kysely';
import type { Publication } from '#contract/release/release.ts';
import { maxAgentReleases } from '#contract/release/release-state.ts';
import {
  countOpenAgentReleases,
  isAgentRelease,
} from '../../../db/repositories/release/agent-proposal.ts';
import { listProposalsOf } from '../../../db/repositories/release/proposal.ts';
import { type CountedRelease, deleteRelease } from '../../../db/repositories/release/release.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError } from '../../errors.ts';

/** Someone has to look first, which is no reason to mark the release as failed. */
export class NotReady extends AppError {
  constructor(detail: string) {
    super('conflict', detail);
  }
}

/** Only what the person has looked at is published. An edit gives a proposal another time. */
export async function requireSeen(
  trx: Transaction<Database>,
  release: CountedRelease,
  seen: Publication['seen'],
) {
  const isAgents = isAgentRelease(release);
  if (seen === undefined) {
    if (!isAgents) return;
    throw new NotReady(
      'An agent can change this release at any time. Send the changes that you have looked at as “seen”.',
    );
  }
  const proposals = await listProposalsOf(trx, release.id);
  const times = new Map(seen.map(({ id, proposed_at }) => [id, proposed_at]));
  const isSame =
    proposals.length === times.size &&
    proposals.every(({ id, proposed_at }) => times.get(id) === proposed_at);
  if (isSame) return;
  throw new NotReady(
    isAgents
      ? 'An agent changed this release after you opened it. Look at it again.'
      : 'This release was changed after you opened it. Look at it again.',
  );
}

export const hasAgentRoom = async (db: Kysely<Database>) =>
  (await countOpenAgentReleases(db)) < maxAgentReleases;

export async function requireAgentRoom(trx: Transaction<Database>) {
  if (await hasAgentRoom(trx)) return;
  throw new AppError(
    'conflict',
    `There are already ${maxAgentReleases} releases of agents waiting for people, which is the limit. Someone has to publish, refuse or delete one first.`,
  );
}

/** The agent starts another one when it needs it. */
export async function deleteIfEmptied(trx: Transaction<Database>, release: CountedRelease) {
  if (!isAgentRelease(release)) return;
  const left = await listProposalsOf(trx, release.id);
  if (left.length === 0) await deleteRelease(trx, release.id);
}
