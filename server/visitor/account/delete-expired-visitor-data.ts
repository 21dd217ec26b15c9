/** Deletes expired sessions and links, and visitors who never confirmed their email address. */
import type { Kysely } from 'kysely';
import { day } from '#contract/wall-clock.ts';
import { deleteUnverifiedVisitors } from '../../../db/repositories/visitor/visitor.ts';
import { deleteExpiredVisitorSessions } from '../../../db/repositories/visitor/visitor-session.ts';
import { deleteExpiredVisitorVerifications } from '../../../db/repositories/visitor/visitor-verification.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';

/** How long an email address without a password is stored. */
export const unverifiedFor = day;

export const deleteExpiredVisitorData = (db: Kysely<Database>, now = new Date()): Promise<void> =>
  inTransaction(db, async (trx) => {
    await deleteExpiredVisitorSessions(trx, now);
    await deleteUnverifiedVisitors(trx, new Date(now.getTime() - unverifiedFor));
    await deleteExpiredVisitorVerifications(trx, now);
  });
