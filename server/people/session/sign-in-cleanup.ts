import type { Kysely } from 'kysely';
import { day } from '#contract/wall-clock.ts';
import { deleteSecretsBefore } from '../../../db/repositories/people/one-time-secret.ts';
import {
  deleteSessionsBefore,
  endUnusedSessions,
} from '../../../db/repositories/people/staff-session.ts';
import { deleteUsedChallengesBefore } from '../../../db/repositories/people/used-challenge.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { oldestUse, type SessionTimes } from '../../caller/session-token.ts';

/** Ended sessions and used codes are stored this long, so that using one again doesn't count as a guess. */
export const keptAfterEnd = 30 * day;

export async function cleanUpSignIns(db: Kysely<Database>, times: SessionTimes): Promise<void> {
  const now = new Date().toISOString();
  await inTransaction(db, (trx) => endUnusedSessions(trx, { now, usedSince: oldestUse(times) }));
  const end = new Date(Date.now() - keptAfterEnd).toISOString();
  await deleteSessionsBefore(db, end);
  await deleteSecretsBefore(db, end);
  await deleteUsedChallengesBefore(db, now);
}
