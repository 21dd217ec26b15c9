import { z } from 'zod';
import { changeList, changeNames, changeQuery, restoredChange } from '#contract/change.ts';
import { idInPath } from '#contract/field.ts';
import { namesInChange } from '../change-names.ts';
import { listChanges, restoreChange } from '../history.ts';
import { adminProcedure } from './trpc.ts';

const bySeq = z.object({ seq: idInPath });

export const changeProcedures = {
  list: adminProcedure
    .input(changeQuery)
    .output(changeList)
    .query(({ ctx, input }) => listChanges(ctx.db, input)),
  names: adminProcedure
    .input(bySeq)
    .output(changeNames)
    .query(({ ctx, input }) => namesInChange(ctx.db, input.seq)),
  restore: adminProcedure
    .input(bySeq)
    .output(restoredChange)
    .mutation(({ ctx, input }) => restoreChange(ctx.writer, input.seq)),
};
