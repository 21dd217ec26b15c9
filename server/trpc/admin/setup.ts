import {
  removedSample,
  restoredSample,
  sample,
  sampleRemoval,
  sampleRestore,
} from '#contract/site/sample.ts';
import { setup, setupDraft } from '#contract/site/setup.ts';
import { readSample } from '../../sample/read-sample.ts';
import { removeSample } from '../../sample/remove-sample.ts';
import { restoreSample } from '../../sample/restore-sample.ts';
import { readSetup, updateSetup } from '../../site/setup.ts';
import { ownerProcedure } from '../trpc.ts';

export const setupProcedures = {
  get: ownerProcedure.output(setup).query(({ ctx }) => readSetup(ctx.db, ctx.settings)),
  update: ownerProcedure
    .input(setupDraft)
    .output(setup)
    .mutation(({ ctx, input }) => updateSetup(ctx.writer, ctx.settings, input)),
};

export const sampleProcedures = {
  get: ownerProcedure.output(sample).query(({ ctx }) => readSample(ctx.db)),
  remove: ownerProcedure
    .input(sampleRemoval)
    .output(removedSample)
    .mutation(({ ctx, input }) => removeSample(ctx.writer, input)),
  restore: ownerProcedure
    .input(sampleRestore)
    .output(restoredSample)
    .mutation(({ ctx, input }) => restoreSample(ctx.writer, input)),
};
