/**
 * Every catalogue write appends a row to the table `change` in its own transaction. Writing transactions share one
 * lock, so rows become visible in the order of their `seq`, and readers that follow the log don't miss any.
 */
import type { Kysely, Transaction } from 'kysely';
import { changeSummary } from '#contract/catalogue/history/change-summary.ts';
import {
  type ChangeAction,
  type ChangedKind,
  wholeCatalogue,
} from '#contract/catalogue/history/entity-kind.ts';
import { type ProposableKind, proposableKinds } from '#contract/release/proposal.ts';
import { readState, storedState } from './history/logged-state.ts';
import { logGroupOf } from './log-group.ts';
import { countRows, readInOrder } from './sql/list-rows.ts';
import { prepared, preparedInsert } from './sql/prepared.ts';
import type { Database } from './tables.ts';

type Change = {
  actor: string;
  action: ChangeAction;
  entity: ChangedKind;
  entityId: number;
  snapshot: unknown;
};

const insertChange = preparedInsert('change', [
  'actor',
  'action',
  'entity',
  'entity_id',
  'snapshot',
  'summary',
  'log_group',
]);

const readLatest = prepared((trx, row: { entity: string; entity_id: number }) =>
  trx
    .selectFrom('change')
    .select(['seq', 'action', 'snapshot'])
    .where('entity', '=', row.entity)
    .where('entity_id', '=', row.entity_id)
    .orderBy('seq', 'desc')
    .limit(1),
);

export async function appendChange(trx: Transaction<Database>, change: Change): Promise<void> {
  const { actor, action, entity, entityId: entity_id } = change;
  // A new entity has no earlier state, and its lookup would cost as much as a small insert.
  const [latest] = action === 'create' ? [] : await readLatest(trx, { entity, entity_id });
  const isKnown = latest !== undefined && latest.action !== 'delete';
  const previous = isKnown ? await readState(trx, entity, latest.snapshot) : null;
  const snapshot = JSON.stringify(await storedState(trx, entity, change.snapshot, latest));
  const summary = changeSummary({ action, entity, snapshot: change.snapshot, previous });
  await insertChange(trx, {
    actor,
    action,
    entity,
    entity_id,
    snapshot,
    summary: JSON.stringify(summary),
    log_group: logGroupOf(trx),
  });
}

export type LoggedChange = { seq: number; entity: string; entity_id: number; action: string };

/** Lists the next batch of changes after a cursor. The `seq` of the last row is the next cursor. */
export const listChangesSince = (db: Kysely<Database>, cursor: number): Promise<LoggedChange[]> =>
  db
    .selectFrom('change')
    .select(['seq', 'entity', 'entity_id', 'action'])
    .where('seq', '>', cursor)
    .orderBy('seq')
    .limit(1000)
    .execute();

export async function listChangedIds(
  db: Kysely<Database>,
  entity: ChangedKind,
  cursor: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('change')
    .select('entity_id')
    .distinct()
    .where('seq', '>', cursor)
    .where('entity', '=', entity)
    .execute();
  return rows.map(({ entity_id }) => entity_id);
}

export type WrittenEntity = { kind: ProposableKind; id: number };

/** Lists the entities and lists that were written after a cursor, each once, in the order of their first change. */
export async function listWrittenSince(
  db: Kysely<Database>,
  cursor: number,
): Promise<WrittenEntity[]> {
  const rows = await db
    .selectFrom('change')
    .select(({ fn }) => ['entity', 'entity_id', fn.min('seq').as('first')])
    .where('seq', '>', cursor)
    .where('entity', 'in', proposableKinds)
    .groupBy(['entity', 'entity_id'])
    .orderBy('first')
    .execute();
  return rows.map(({ entity, entity_id }) => ({ kind: entity as ProposableKind, id: entity_id }));
}

/** Returns true if an import of the whole catalogue was logged after the cursor. */
export async function isImportedSince(db: Kysely<Database>, cursor: number): Promise<boolean> {
  const row = await db
    .selectFrom('change')
    .select('seq')
    .where('seq', '>', cursor)
    .where('entity', '=', wholeCatalogue)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findLogHead(db: Kysely<Database>): Promise<number> {
  const { head } = await db
    .selectFrom('change')
    .select(({ fn }) => fn.max('seq').as('head'))
    .executeTakeFirstOrThrow();
  return head ?? 0;
}

/** Returns when each entity first appears in the history. Leaves out entities that are older than the history. */
export const listFirstChangeTimes = (
  db: Kysely<Database>,
  entity: ChangedKind,
  ids: readonly number[],
): Promise<{ id: number; at: string }[]> =>
  readInOrder(ids, (chunk) =>
    db
      .selectFrom('change')
      .select(({ fn }) => ['entity_id as id', fn.min('at').as('at')])
      .where('entity', '=', entity)
      .where('entity_id', 'in', chunk)
      .groupBy('entity_id')
      .execute(),
  );

/** Includes writes of the whole catalogue, which affect every kind. */
export async function findLastChangeTime(
  db: Kysely<Database>,
  kinds: readonly ChangedKind[],
): Promise<string | undefined> {
  const change = await db
    .selectFrom('change')
    .select('at')
    .where('entity', 'in', [...kinds, wholeCatalogue])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change?.at;
}

export const countChangesSince = (db: Kysely<Database>, cursor: number): Promise<number> =>
  countRows(db.selectFrom('change').where('seq', '>', cursor));

/** Returns true if the change replaced the whole catalogue, in which case readers of the log start over. */
export const replacesCatalogue = ({ entity }: LoggedChange) => entity === wholeCatalogue;

/** Every write logs a change, so a database without one is new. */
export async function isNew(db: Kysely<Database>): Promise<boolean> {
  const change = await db.selectFrom('change').select('seq').limit(1).executeTakeFirst();
  return change === undefined;
}
