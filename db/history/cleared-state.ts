/**
 * States of the history go a while after another took their place, so the latest of each thing stays, and each change of
 * that while has the states before and after it. Rows of the log stay with their keys and their summaries.
 */
import type { Kysely, Transaction } from 'kysely';
import { listKinds } from '#contract/change-log-kind.ts';
import { type StoredSummary, summarize } from '../repositories/change.ts';
import type { Database } from '../tables.ts';
import { clearedSnapshot, isStoredWhole } from './logged-state.ts';

export type SucceedingChange = { seq: number; at: string; entity: string; entity_id: number };

export const listChangesAfter = (
  db: Kysely<Database>,
  cursor: number,
  limit: number,
): Promise<SucceedingChange[]> =>
  db
    .selectFrom('change')
    .select(['seq', 'at', 'entity', 'entity_id'])
    .where('seq', '>', cursor)
    .orderBy('seq')
    .limit(limit)
    .execute();

const isList = (entity: string) => listKinds.some((kind) => kind === entity);

const findPreceding = (
  db: Kysely<Database>,
  { seq, entity, entity_id }: Omit<SucceedingChange, 'at'>,
) =>
  db
    .selectFrom('change')
    .select(['seq', 'snapshot'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('seq', '<', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Lists the changes whose states are followed by that of this one. An order that is stored whole follows all since the
 * whole one before it; one that is stored by its moves still needs these.
 */
export async function listPrecedingStates(
  db: Kysely<Database>,
  change: SucceedingChange,
): Promise<number[]> {
  const { seq, entity } = change;
  if (isList(entity)) {
    const { snapshot } = await db
      .selectFrom('change')
      .select('snapshot')
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
    if (!isStoredWhole(snapshot)) return [];
  }
  const found: number[] = [];
  for (let before = seq; ; ) {
    const preceding = await findPreceding(db, { ...change, seq: before });
    if (!preceding || preceding.snapshot === clearedSnapshot) return found;
    found.push(preceding.seq);
    if (isStoredWhole(preceding.snapshot)) return found;
    before = preceding.seq;
  }
}

async function readSummary(trx: Transaction<Database>, seq: number): Promise<StoredSummary> {
  const { summary } = await trx
    .selectFrom('change')
    .select('summary')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  return summary === null ? summarize(trx, seq) : JSON.parse(summary);
}

/** A change without a summary gets it before the state before it goes. Returns how many states it cleared. */
export async function clearPrecedingStates(
  trx: Transaction<Database>,
  change: SucceedingChange,
): Promise<number> {
  const preceding = await listPrecedingStates(trx, change);
  if (preceding.length === 0) return 0;
  const summary = JSON.stringify(await readSummary(trx, change.seq));
  await trx.updateTable('change').set({ summary }).where('seq', '=', change.seq).execute();
  for (const seq of preceding) {
    await replaceChange(trx, seq, {
      snapshot: clearedSnapshot,
      summary: JSON.stringify({ ...(await readSummary(trx, seq)), kept: false }),
    });
  }
  return preceding.length;
}

/**
 * A row that only shrinks leaves its space to nobody in SQLite, because later rows are never added beside it. Once it is
 * deleted, its page joins its neighbours. The trigger that counts rows counts it twice.
 */
async function replaceChange(
  trx: Transaction<Database>,
  seq: number,
  changed: { snapshot: string; summary: string },
) {
  const row = await trx
    .deleteFrom('change')
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('change')
    .values({ ...row, ...changed } as never)
    .execute();
  await trx
    .updateTable('change_count')
    .set(({ eb }) => ({ changes: eb('changes', '-', 1) }))
    .where('entity', '=', row.entity)
    .execute();
}
