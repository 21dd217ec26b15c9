/** Expired sessions and links are deleted, and so are visitors who never confirmed their e-mail address. */
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { deleteExpiredVisitors } from '../../db/repositories/visitor/visitor.ts';
import { deleteExpiredVisitorSessions } from '../../db/repositories/visitor/visitor-session.ts';
import { deleteExpiredVisitorVerifications } from '../../db/repositories/visitor/visitor-verification.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';

const day = 24 * 60 * 60_000;

export const deleteExpiredVisitorData = (db: Kysely<Database>, now = new Date()): Promise<void> =>
  inTransaction(db, async (trx) => {
    await deleteExpiredVisitorSessions(trx, now);
    await deleteExpiredVisitors(trx, now);
    await deleteExpiredVisitorVerifications(trx, now);
  });

/** Answers how to stop. */
export function cleanUpDaily(db: Kysely<Database>, log: FastifyBaseLogger): () => void {
  const sweep = () => {
    deleteExpiredVisitorData(db).catch((error: unknown) =>
      log.error({ err: error }, 'What is over of visitors was not forgotten'),
    );
  };
  sweep();
  const timer = setInterval(sweep, day).unref();
  return () => clearInterval(timer);
}
