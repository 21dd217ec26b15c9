/**
 * What a transaction is for, which its driver treats differently. Kysely hands a driver nothing but an access mode and an
 * isolation level, and each of our drivers has only one isolation for writes and one for reads. So the level carries the kind
 * instead, and only this file names a level.
 */
import type { Kysely, Transaction, TransactionSettings } from 'kysely';
import type { Database } from '../tables.ts';

export type WriteKind =
  | 'write'
  /** Spans many turns of the event loop, so it doesn't share its commit with other writes. */
  | 'long write'
  /** Needn't be on disk when it resolves. */
  | 'unsynced write';

export type ReadKind =
  | 'read'
  /** Spans many turns of the event loop, so it gets its own connection. */
  | 'long read';

export type TransactionKind = WriteKind | ReadKind;

export const transactionSettings: Record<TransactionKind, TransactionSettings> = {
  write: {},
  'long write': { isolationLevel: 'serializable' },
  'unsynced write': { isolationLevel: 'read uncommitted' },
  read: { accessMode: 'read only' },
  'long read': { accessMode: 'read only', isolationLevel: 'snapshot' },
};

export function runTransaction<Result>(
  db: Kysely<Database>,
  kind: TransactionKind,
  run: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const { accessMode, isolationLevel } = transactionSettings[kind];
  let transaction = db.transaction();
  if (accessMode) transaction = transaction.setAccessMode(accessMode);
  if (isolationLevel) transaction = transaction.setIsolationLevel(isolationLevel);
  return transaction.execute(run);
}

/** Derives the kind from the settings that Kysely passes to a driver. */
export function transactionKind({
  accessMode,
  isolationLevel,
}: TransactionSettings): TransactionKind {
  const known = Object.entries(transactionSettings).find(
    ([, settings]) =>
      settings.accessMode === accessMode && settings.isolationLevel === isolationLevel,
  );
  if (!known) throw new Error('Transactions start with a function of db/transaction.ts.');
  return known[0] as TransactionKind;
}

export const isRead = (kind: TransactionKind): kind is ReadKind =>
  transactionSettings[kind].accessMode === 'read only';
