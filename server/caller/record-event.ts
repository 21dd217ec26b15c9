/** Records in the security log who signed in, and who changed people, rules or secrets. */
import type { Kysely, Transaction } from 'kysely';
import type { SecurityEventKind, SecurityOutcome } from '#contract/people/security-event.ts';
import { appendSecurityEvent } from '../../db/repositories/people/security-event.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { asAppError } from '../errors.ts';
import type { RequestOrigin } from './request-origin.ts';

export type EventSource = { actor: string; from?: RequestOrigin | undefined };

export type RecordedEvent = {
  kind: SecurityEventKind;
  outcome?: SecurityOutcome;
  subject?: string;
  detail?: string;
  isNewNetwork?: boolean;
};

/** Must be part of the recorded action's transaction, so that neither is stored without the other. */
export const recordEvent = (
  trx: Transaction<Database>,
  { actor, from }: EventSource,
  { kind, outcome = 'done', subject, detail, isNewNetwork = false }: RecordedEvent,
): Promise<void> =>
  appendSecurityEvent(trx, {
    at: new Date().toISOString(),
    kind,
    outcome,
    actor,
    subject: subject ?? null,
    detail: detail ?? null,
    network: from?.network ?? null,
    agent: from?.agent ?? null,
    new_network: isNewNetwork,
  });

/** Allows exports even if the disk is so full that the log can't be written, so that data can still be rescued. */
export async function recordExport(writer: EventSource & { db: Kysely<Database> }, file: string) {
  try {
    await recordAlone(writer.db, writer, { kind: 'export', subject: file });
  } catch (error) {
    if (asAppError(error).code !== 'disk_full') throw error;
  }
}

/** Records an event in a separate transaction. */
export const recordAlone = (db: Kysely<Database>, source: EventSource, event: RecordedEvent) =>
  inTransaction(db, (trx) => recordEvent(trx, source, event));
