import type { Kysely, Transaction } from 'kysely';
import { firstOwner } from '#contract/people/role.ts';
import { day } from '#contract/wall-clock.ts';
import {
  deleteCodesOf,
  endAgentGrants,
  listUnusedGrants,
} from '../../../db/repositories/people/agent-grant.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type EventSource, recordEvent } from '../../caller/record-event.ts';

/** The reason is given if a program misused the grant, rather than a person ending it. */
export async function endGrant(
  trx: Transaction<Database>,
  source: EventSource,
  id: number,
  { reason, detail = reason }: { reason?: string; detail?: string | undefined },
): Promise<void> {
  const end = { ended_at: new Date().toISOString(), ended_by: reason ?? source.actor };
  const outcome = reason === undefined ? 'done' : 'refused';
  for (const { client_name: subject } of await endAgentGrants(trx, { id }, end)) {
    await recordEvent(trx, source, {
      ...{ kind: 'agent_end', outcome, subject },
      ...(detail !== undefined && { detail }),
    });
  }
}

/** Ends the grants of a person who lost their access, or those consented to after signing in with a passkey. */
export async function endGrantsOf(
  trx: Transaction<Database>,
  which: { person_id: number } | { credential: string },
  source: EventSource,
  person: string,
): Promise<void> {
  const end = { ended_at: new Date().toISOString(), ended_by: source.actor };
  for (const { client_name: subject } of await endAgentGrants(trx, which, end)) {
    await recordEvent(trx, source, { kind: 'agent_end', subject, detail: person });
  }
  await deleteCodesOf(trx, which);
}

const maxUnusedDays = 90;

/** Refreshing its tokens doesn't count as use: a forgotten program may do that forever. */
export const endUnusedGrants = (db: Kysely<Database>): Promise<void> =>
  inTransaction(db, async (trx) => {
    const usedSince = new Date(Date.now() - maxUnusedDays * day).toISOString();
    for (const { id, person } of await listUnusedGrants(trx, usedSince)) {
      const detail = `${person ?? firstOwner}: not used for ${maxUnusedDays} days`;
      await endGrant(trx, { actor: '' }, id, { detail });
    }
  });
