/** Expired sessions and links are deleted, and so are visitors who never confirmed their e-mail address. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { day } from '#contract/local-time.ts';
import { deleteLease, takeLease } from '../../db/repositories/lease.ts';
import { deleteUnverifiedVisitors } from '../../db/repositories/visitor/visitor.ts';
import { deleteExpiredVisitorSessions } from '../../db/repositories/visitor/visitor-session.ts';
import { deleteExpiredVisitorVerifications } from '../../db/repositories/visitor/visitor-verification.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';

/** An e-mail address without a password is stored for this long. */
const unverifiedFor = day;

export const deleteExpiredVisitorData = (db: Kysely<Database>, now = new Date()): Promise<void> =>
  inTransaction(db, async (trx) => {
    await deleteExpiredVisitorSessions(trx, now);
    await deleteUnverifiedVisitors(trx, new Date(now.getTime() - unverifiedFor));
    await deleteExpiredVisitorVerifications(trx, now);
  });

/** The lease of a day is not released, so one of all processes cleans up on each day. After a failure the next one tries. */
export async function cleanUpOnceADay(db: Kysely<Database>): Promise<void> {
  const lease = { name: 'visitor cleanup', holder: randomUUID() };
  if (!(await takeLease(db, { ...lease, milliseconds: day }))) return;
  try {
    await deleteExpiredVisitorData(db);
  } catch (error) {
    await deleteLease(db, lease);
    throw error;
  }
}

const attemptInterval = 60 * 60_000;

/** Returns the function that stops it. */
export function cleanUpDaily(db: Kysely<Database>, log: FastifyBaseLogger): () => void {
  const cleanUp = () => {
    cleanUpOnceADay(db).catch((error: unknown) =>
      log.error({ err: error }, 'Expired sessions, links and visitors were not deleted'),
    );
  };
  cleanUp();
  const timer = setInterval(cleanUp, attemptInterval).unref();
  return () => clearInterval(timer);
}
