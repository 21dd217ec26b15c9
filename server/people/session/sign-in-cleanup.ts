import type { Kysely } from 'kysely';
import { day } from '#contract/wall-clock.ts';
import { deleteGrantsEndedBefore } from '../../../db/repositories/people/agent-grant.ts';
import { deleteUnusedClients } from '../../../db/repositories/people/oauth-client.ts';
import { deleteCodesBefore } from '../../../db/repositories/people/oauth-code.ts';
import { deleteSecretsBefore } from '../../../db/repositories/people/one-time-secret.ts';
import {
  deleteSessionsBefore,
  endUnusedSessions,
} from '../../../db/repositories/people/staff-session.ts';
import { deleteUsedChallengesBefore } from '../../../db/repositories/people/used-challenge.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { oldestUse, type SessionTimes } from '../../caller/session-token.ts';
import { endUnusedGrants } from '../grant/end-grant.ts';
import { unusedSince } from '../grant/registered-client.ts';

/** Ended sessions and used codes are stored this long, so that using one again doesn't count as a guess. */
export const keptAfterEnd = 30 * day;

export async function cleanUpSignIns(db: Kysely<Database>, times: SessionTimes): Promise<void> {
  const now = new Date().toISOString();
  await inTransaction(db, (trx) => endUnusedSessions(trx, { now, usedSince: oldestUse(times) }));
  await endUnusedGrants(db);
  const end = new Date(Date.now() - keptAfterEnd).toISOString();
  await deleteSessionsBefore(db, end);
  await deleteSecretsBefore(db, end);
  await deleteGrantsEndedBefore(db, end);
  await deleteCodesBefore(db, end);
  await inTransaction(db, (trx) => deleteUnusedClients(trx, unusedSince()));
  await deleteUsedChallengesBefore(db, now);
}
