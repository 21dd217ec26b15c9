/**
 * Clears states from the history some time after they were superseded. Keeps the latest state of every entity, and the
 * states before and after changes within that time. Rows of the log keep their keys and summaries.
 */
import type { Kysely, Transaction } from 'kysely';
import { listKinds } from '#contract/catalogue/history/entity-kind.ts';
import { type StoredSummary, summarize } from '../repositories/catalogue/change.ts';
import type { Database } from '../tables.ts';
import { clearedSnapshot, isStoredInFull } from './logged-state.ts';

type Summarized = { seq: number; summary: string | null };

type SucceedingChange = Summarized & { at: string; entity: string; entity_id: number };

export const listChangesAfter = (
  db: Kysely<Database>,
  cursor: number,
  limit: number,
): Promise<SucceedingChange[]> =>
  db
    .selectFrom('change')
    .select(['seq', 'at', 'entity', 'entity_id', 'summary'])
    .where('seq', '>', cursor)
    .orderBy('seq')
    .limit(limit)
    .execute();

const isList = ({ entity }: SucceedingChange) => listKinds.some((kind) => kind === entity);

const findPreceding = (
  db: Kysely<Database>,
  { seq, entity, entity_id }: Omit<SucceedingChange, 'at'>,
) =>
  db
    .selectFrom('change')
    .select(['seq', 'snapshot', 'summary'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('seq', '<', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * An order stored in full supersedes everything back to the previous full one. An order stored as moves supersedes
 * nothing, because it is derived from earlier states.
 */
async function listPrecedingOrders(
  db: Kysely<Database>,
  change: SucceedingChange,
): Promise<Summarized[]> {
  const { snapshot } = await db
    .selectFrom('change')
    .select('snapshot')
    .where('seq', '=', change.seq)
    .executeTakeFirstOrThrow();
  if (!isStoredInFull(snapshot)) return [];
  const found: Summarized[] = [];
  for (let before = change.seq; ; ) {
    const preceding = await findPreceding(db, { ...change, seq: before });
    if (!preceding || preceding.snapshot === clearedSnapshot) return found;
    const { seq, summary } = preceding;
    found.push({ seq, summary });
    if (isStoredInFull(preceding.snapshot)) return found;
    before = seq;
  }
}

/** Lists the changes whose states the given changes superseded. */
export async function listPrecedingStates(
  db: Kysely<Database>,
  changes: readonly SucceedingChange[],
): Promise<Summarized[]> {
  const orders: Summarized[] = [];
  for (const change of changes.filter(isList)) {
    orders.push(...(await listPrecedingOrders(db, change)));
  }
  const seqs = changes.filter((change) => !isList(change)).map(({ seq }) => seq);
  if (seqs.length === 0) return orders;
  const others = await db
    .selectFrom('change')
    .select(['seq', 'summary'])
    .where('snapshot', '!=', clearedSnapshot)
    .where('seq', 'in', ({ selectFrom }) =>
      selectFrom('change as later')
        .select(({ selectFrom }) =>
          selectFrom('change as earlier')
            .select('earlier.seq')
            .whereRef('earlier.entity', '=', 'later.entity')
            .whereRef('earlier.entity_id', '=', 'later.entity_id')
            .whereRef('earlier.seq', '<', 'later.seq')
            .orderBy('earlier.seq', 'desc')
            .limit(1)
            .as('seq'),
        )
        .where('later.seq', 'in', seqs),
    )
    .execute();
  return [...orders, ...others];
}

const summaryOfState = async (
  trx: Transaction<Database>,
  { seq, summary }: Summarized,
): Promise<StoredSummary> => (summary === null ? summarize(trx, seq) : JSON.parse(summary));

/**
 * Summarizes changes without a summary before clearing the states that their summaries are derived from. Uses few
 * statements, because each is a round trip to PostgreSQL during which all other writes wait. Returns how many states
 * were cleared.
 */
export async function clearPrecedingStates(
  trx: Transaction<Database>,
  changes: readonly SucceedingChange[],
): Promise<number> {
  const preceding = await listPrecedingStates(trx, changes);
  if (preceding.length === 0) return 0;
  for (const change of changes.filter(({ summary }) => summary === null)) {
    await trx
      .updateTable('change')
      .set({ summary: JSON.stringify(await summaryOfState(trx, change)) })
      .where('seq', '=', change.seq)
      .where('summary', 'is', null)
      .execute();
  }
  const cleared = new Map<number, string>();
  for (const state of preceding) {
    const summary = { ...(await summaryOfState(trx, state)), kept: false };
    cleared.set(state.seq, JSON.stringify(summary));
  }
  await replaceChanges(trx, cleared);
  return cleared.size;
}

/**
 * Deletes and reinserts rows: shrinking a row frees no usable space in SQLite, because later rows are never added to
 * its page, whereas the page of deleted rows is merged with its neighbours. The reinserted rows are counted twice by a
 * trigger, which is corrected here.
 */
async function replaceChanges(trx: Transaction<Database>, summaries: ReadonlyMap<number, string>) {
  const rows = await trx
    .deleteFrom('change')
    .where('seq', 'in', [...summaries.keys()])
    .returning(['seq', 'at', 'actor', 'action', 'entity', 'entity_id', 'log_group'])
    .execute();
  const replaced = rows.map((row) => ({
    ...row,
    snapshot: clearedSnapshot,
    summary: summaries.get(row.seq),
  }));
  await trx.insertInto('change').values(replaced).execute();
  for (const [entity, same] of Map.groupBy(rows, ({ entity }) => entity)) {
    await trx
      .updateTable('change_count')
      .set(({ eb }) => ({ changes: eb('changes', '-', same.length) }))
      .where('entity', '=', entity)
      .execute();
  }
}
