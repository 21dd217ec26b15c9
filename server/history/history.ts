/** The history shows the change log to editors, and restores a state from it. */
import type { Kysely } from 'kysely';
import type { Change, ChangeQuery, ListedChange, RestoredChange } from '#contract/admin/change.ts';
import { changedPaths } from '#contract/admin/changed-fields.ts';
import { pagedList } from '../../db/paged-list.ts';
import {
  findLatestState,
  findLoggedState,
  type LoggedState,
  listLoggedStates,
} from '../../db/repositories/change.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resources/resource.ts';
import { restoreByKind } from './restore-by-kind.ts';

export function toChange({ snapshot, previous, ...change }: LoggedState): Change {
  const isGone = change.action === 'delete';
  const [before, after] = isGone ? [snapshot, null] : [previous, snapshot];
  return {
    ...change,
    name: restoreByKind[change.entity].name.safeParse(snapshot).data ?? null,
    compared: before !== null && after !== null,
    changed: changedPaths(before, after),
    before,
    after,
  };
}

function toListedChange(logged: LoggedState): ListedChange {
  const { before, after, ...listed } = toChange(logged);
  return listed;
}

export async function listChangesIn(db: Kysely<Database>, query: ChangeQuery) {
  const { items, total } = await listLoggedStates(db, query);
  return { items: items.map(toListedChange), total };
}

export const listChanges = pagedList(listChangesIn);

export const noSuchChange = (seq: number) =>
  new AppError('not_found', `No change has the number ${seq}.`);

/** Restores the state after a change, or before it when the change is a deletion. */
export const restoreChange = ({ db, actor }: Writer, seq: number): Promise<RestoredChange> =>
  inTransaction(db, async (trx) => {
    const logged = await findLoggedState(trx, seq);
    if (!logged) throw noSuchChange(seq);
    const { entity, entity_id, snapshot } = logged;
    const left_out = await restoreByKind[entity].restore({ db: trx, actor }, entity_id, snapshot);
    const restored = await findLatestState(trx, entity, entity_id);
    return { ...toChange(restored ?? logged), left_out };
  });
