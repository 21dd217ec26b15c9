import { CompiledQuery, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;

/** Runs writes inside a transaction and undoes them, so that their outcome can be examined. */
export const discarded = <Result>(trx: Transaction<Database>, work: Work<Result>) =>
  inSavepoint(trx, 'discarded_write', work, () => true);

/** Undoes the writes only if they fail, so that the transaction can go on without them. */
export const undoneOnError = <Result>(trx: Transaction<Database>, work: Work<Result>) =>
  inSavepoint(trx, 'write_attempt', work, () => false);

/** Rolls back to the savepoint on an error, or if `isUndone` returns true. */
async function inSavepoint<Result>(
  trx: Transaction<Database>,
  name: string,
  work: Work<Result>,
  isUndone: (result: Result) => boolean,
): Promise<Result> {
  const run = (command: string) => trx.executeQuery(CompiledQuery.raw(`${command} ${name}`));
  await run('savepoint');
  let result: Result;
  try {
    result = await work(trx);
  } catch (error) {
    // A disk fault rolls back the whole transaction, and the savepoint with it.
    await run('rollback to').catch(() => {});
    throw error;
  }
  if (isUndone(result)) await run('rollback to');
  await run('release');
  return result;
}
