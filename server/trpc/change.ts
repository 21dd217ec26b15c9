import { z } from 'zod';
import { changeList, changeQuery, restoredChange } from '#contract/change.ts';
import { idInPath } from '#contract/field.ts';
import { listChanges, restoreChange } from '../history.ts';
import { adminProcedure } from './trpc.ts';

export const changeProcedures = {
  list: adminProcedure
    .input(changeQuery)
    .output(changeList)
    .query(({ ctx, input }) => listChanges(ctx.db, input)),
  restore: adminProcedure
    .input(z.object({ seq: idInPath }))
    .output(restoredChange)
    .mutation(({ ctx, input }) => restoreChange(ctx.writer, input.seq)),
};
