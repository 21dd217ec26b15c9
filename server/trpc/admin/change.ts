import { z } from 'zod';
import {
  changeList,
  changeQuery,
  restoredChange,
  wholeChange,
} from '#contract/catalogue/history/change.ts';
import { idInPath } from '#contract/field-schema.ts';
import { readChange } from '../../catalogue/history/change-details.ts';
import { listChanges, restoreChange } from '../../catalogue/history/history.ts';
import { adminProcedure } from '../trpc.ts';

const bySeq = z.object({ seq: idInPath });

export const changeProcedures = {
  list: adminProcedure
    .input(changeQuery)
    .output(changeList)
    .query(({ ctx, input }) => listChanges(ctx.db, input)),
  get: adminProcedure
    .input(bySeq)
    .output(wholeChange)
    .query(({ ctx, input }) => readChange(ctx.db, input.seq)),
  restore: adminProcedure
    .input(bySeq)
    .output(restoredChange)
    .mutation(({ ctx, input }) => restoreChange(ctx.writer, input.seq)),
};
