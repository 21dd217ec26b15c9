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
