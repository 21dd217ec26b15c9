import { z } from 'zod';
import {
  changeActors,
  changeList,
  changeQuery,
  fullChange,
  restoredChange,
} from '#contract/catalogue/history/change.ts';
import { idInPath } from '#contract/field-schema.ts';
import { listChangeActors } from '../../db/repositories/catalogue/change-list.ts';
import { adminCall } from '../resource/admin-call.ts';
import { readChange } from './change-details.ts';
import { listChanges, restoreChange } from './history.ts';

const tag = 'History';
const bySeq = z.object({ seq: idInPath });

export const changeCalls = {
  list: adminCall({
    tag,
    operationId: 'listChanges',
    summary: 'List changes, newest first',
    role: 'viewer',
    method: 'GET',
    path: '/changes',
    input: changeQuery,
    output: changeList,
    run: ({ db }, query) => listChanges(db, query),
  }),
  actors: adminCall({
    tag,
    operationId: 'listChangeActors',
    summary: 'List the people who made changes',
    role: 'viewer',
    method: 'GET',
    path: '/changes/actors',
    output: changeActors,
    run: async ({ db }) => ({ items: await listChangeActors(db) }),
  }),
  get: adminCall({
    tag,
    operationId: 'getChange',
    summary: 'Get a change with the versions before and after it',
    role: 'viewer',
    method: 'GET',
    path: '/changes/:seq',
    input: bySeq,
    output: fullChange,
    run: ({ db }, { seq }) => readChange(db, seq),
  }),
  restore: adminCall({
    tag,
    operationId: 'restoreChange',
    summary: 'Restore the version after a change',
    role: 'editor',
    proposes: { kinds: 'every' },
    isConfirmed: true,
    method: 'POST',
    path: '/changes/:seq/restore',
    input: bySeq,
    output: restoredChange,
    status: 201,
    conflicts: true,
    run: ({ writer }, { seq }) => restoreChange(writer, seq),
  }),
};
