import type { Kysely, Transaction } from 'kysely';
import { faultOf } from './database-fault.ts';
import { noteCommitted } from './log-group.ts';
import { histogram, secondsSince } from './metrics/measure.ts';
import { runTransaction, type WriteKind } from './sql/transaction-kind.ts';
import type { Database } from './tables.ts';

type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;

/** Starts a transaction, or joins the given one, so that writes compose. */
export const inTransaction = <Result>(db: Kysely<Database>, work: Work<Result>): Promise<Result> =>
  write(db, 'write', work);

/** For writes in many slices. Doesn't share its commit with other writes, which would have to wait for it. */
export const inLongTransaction = <Result>(
  db: Kysely<Database>,
  work: Work<Result>,
): Promise<Result> => write(db, 'long write', work);

/**
 * For writes that can be lost, such as clicks: on SQLite, requests don't wait for the disk. If the process is killed,
 * nothing is lost; if the power fails, the last few seconds are.
 */
export const inUnsyncedTransaction = <Result>(
  db: Kysely<Database>,
  work: Work<Result>,
): Promise<Result> => write(db, 'unsynced write', work);

const write = <Result>(
  db: Kysely<Database>,
  kind: WriteKind,
  work: Work<Result>,
): Promise<Result> =>
  db.isTransaction
    ? work(db as Transaction<Database>)
    : retryAfterDeadlock(() => runNoted(db, kind, work));

async function runNoted<Result>(
  db: Kysely<Database>,
  kind: WriteKind,
  work: Work<Result>,
): Promise<Result> {
  let written: Transaction<Database> | undefined;
  const result = await runTransaction(db, kind, (trx) => {
    written = trx;
    return work(trx);
  });
  if (written) noteCommitted(written);
  return result;
}

const writes = histogram({
  name: 'aceboard_write_seconds',
  help: 'Duration of write transactions, including the wait for earlier ones.',
  labels: ['outcome'],
});
const [committed, rolledBack] = [writes.of('committed'), writes.of('rolled back')];

const maxAttempts = 3;

/** PostgreSQL rolls back one of two transactions that wait for each other. */
async function retryAfterDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await run();
      committed.observe(secondsSince(start));
      return result;
    } catch (error) {
      if (faultOf(error) === 'deadlock' && attempt < maxAttempts) continue;
      rolledBack.observe(secondsSince(start));
      throw error;
    }
  }
}
