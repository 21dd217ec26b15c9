/**
 * Drivers treat kinds of transactions differently, but Kysely only passes them an access mode and an isolation level.
 * Our drivers use one fixed isolation level for writes and one for reads, so the level that Kysely passes encodes the
 * kind instead. Only this file refers to levels.
 */
import type { Kysely, Transaction, TransactionSettings } from 'kysely';
import type { Database } from '../tables.ts';

export type WriteKind =
  | 'write'
  /** Spans many turns of the event loop, so it doesn't share its commit with other writes. */
  | 'long write'
  /** May resolve before it is on disk. */
  | 'unsynced write';

type ReadKind =
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
  if (!known) throw new Error('Transactions start with runTransaction.');
  return known[0] as TransactionKind;
}

export const isRead = (kind: TransactionKind): kind is ReadKind =>
  transactionSettings[kind].accessMode === 'read only';
