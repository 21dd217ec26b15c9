/**
 * Every write of the catalogue appends what it did to the table `change`, in its own transaction. Who
 * follows the catalogue reads that log, and nothing else has to be told about a write.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

export type EntityKind = 'product' | 'banner' | 'exclusive-bonus' | 'top-list-entry' | 'promo-code';

/** What a reorder writes: the list as a whole, known by the category or page that it belongs to. */
export type ListKind = 'product-list' | 'exclusive-bonus-list' | 'top-list' | 'page-layout';

export type ChangeAction = 'create' | 'update' | 'delete' | 'reorder';

export type Change = {
  actor: string;
  action: ChangeAction;
  entity: EntityKind | ListKind;
  entityId: number;
  snapshot: unknown;
};

export async function appendChange(trx: Transaction<Database>, change: Change): Promise<void> {
  await trx
    .insertInto('change')
    .values({
      actor: change.actor,
      action: change.action,
      entity: change.entity,
      entity_id: change.entityId,
      snapshot: JSON.stringify(change.snapshot),
    })
    .execute();
}

/** The rows changed after a cursor, each once however often it was written, and the new cursor. */
export async function changedSince(db: Kysely<Database>, cursor: number, limit = 1000) {
  const changes = await db
    .selectFrom('change')
    .select(['seq', 'entity', 'entity_id', 'action'])
    .where('seq', '>', cursor)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return { changes, cursor: changes.at(-1)?.seq ?? cursor };
}

/** Whether nothing was ever written: every write leaves a row in the log. */
export async function isNew(db: Kysely<Database>): Promise<boolean> {
  const change = await db.selectFrom('change').select('seq').limit(1).executeTakeFirst();
  return change === undefined;
}
