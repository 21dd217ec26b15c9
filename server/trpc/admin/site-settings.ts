import { z } from 'zod';
import { settingsDraft, siteSettings } from '#contract/site/site-settings.ts';
import { getSiteSettings, replaceSiteSettings } from '../../site/site-settings.ts';
import { ownerProcedure } from '../trpc.ts';

export const settingsProcedures = {
  get: ownerProcedure
    .output(siteSettings)
    .query(({ ctx }) => getSiteSettings(ctx.db, ctx.settings)),

  /** `before` is what the owner saw: a write that would undo another one unseen is refused. */
  update: ownerProcedure
    .input(z.object({ draft: settingsDraft, before: settingsDraft.optional() }))
    .output(siteSettings)
    .mutation(({ ctx, input: { draft, before } }) =>
      replaceSiteSettings(ctx.writer, ctx.settings, draft, before),
    ),
};
