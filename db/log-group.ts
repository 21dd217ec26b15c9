import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from './tables.ts';

const groups = new WeakMap<Transaction<Database>, string>();

/** Identifies the changes of a transaction, so that they can be undone together. */
export function logGroupOf(trx: Transaction<Database>): string {
  const group = groups.get(trx) ?? randomBytes(12).toString('base64url');
  groups.set(trx, group);
  return group;
}

const committed = new AsyncLocalStorage<string[]>();

/** Notes that a transaction was committed. Most change nothing that is logged. */
export function noteCommitted(trx: Transaction<Database>) {
  const group = groups.get(trx);
  if (group !== undefined) committed.getStore()?.push(group);
}

/**
 * Returns the group of the changes that the work has logged. Undefined if there are none, or if they can't be undone
 * together because they were written one after the other.
 */
export async function withLogGroup<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; logGroup: string | undefined }> {
  const own: string[] = [];
  const result = await committed.run(own, work);
  return { result, logGroup: own.length === 1 ? own[0] : undefined };
}
