/** Shows the change log to editors, and restores states from it. */

import type { Change, RestoredChange } from '#contract/catalogue/history/change.ts';
import { changeSummary, statesOf } from '#contract/catalogue/history/change-summary.ts';
import { pagedList } from '../../db/paged-list.ts';
import {
  findLatestState,
  findLoggedState,
  type LoggedState,
} from '../../db/repositories/catalogue/change.ts';
import { listSummarizedChanges } from '../../db/repositories/catalogue/change-list.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireRole } from '../caller/require-role.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import { restoreByKind } from './restore-by-kind.ts';

const unknown = { name: null, compared: false, changed: [] };

export function toChange({ snapshot, previous, summary, ...change }: LoggedState): Change {
  if (snapshot === null) {
    return { ...change, ...(summary ?? unknown), kept: false, before: null, after: null };
  }
  const logged = { ...change, snapshot, previous };
  const [before, after] = statesOf(logged);
  return { ...change, ...changeSummary(logged), kept: true, before, after };
}

export const listChanges = pagedList(listSummarizedChanges);

export const noSuchChange = (seq: number) =>
  new AppError('not_found', `There is no change with the number ${seq}.`);

/** Restores the state after a change, or before it if the change is a deletion. */
export const restoreChange = ({ db, actor, role }: Writer, seq: number): Promise<RestoredChange> =>
  inTransaction(db, async (trx) => {
    const logged = await findLoggedState(trx, seq);
    if (!logged) throw noSuchChange(seq);
    const { entity, entity_id, snapshot } = logged;
    if (snapshot === null) {
      throw new AppError('conflict', 'This version is no longer stored. Choose a later one.');
    }
    const { resource, isSetting } = restoreByKind[entity];
    if (isSetting && role) requireRole({ role }, 'owner');
    const left_out = await resource.restore({ db: trx, actor }, entity_id, snapshot);
    const restored = await findLatestState(trx, entity, entity_id);
    return { ...toChange(restored ?? logged), left_out };
  });
