import {
  webhook,
  webhookAnswer,
  webhookDraft,
  webhookList,
  webhookWithSecret,
} from '#contract/admin/webhook.ts';
import { listWebhooks } from '../../../db/repositories/webhook.ts';
import {
  createWebhook,
  getWebhook,
  removeWebhook,
  renewWebhookSecret,
  replaceWebhook,
  resumeWebhook,
} from '../../webhook/webhook.ts';
import { byId } from '../crud.ts';
import { ownerProcedure } from '../trpc.ts';

export const webhookProcedures = {
  list: ownerProcedure
    .output(webhookList)
    .query(async ({ ctx }) => ({ items: await listWebhooks(ctx.db) })),
  create: ownerProcedure
    .input(webhookDraft)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => createWebhook(ctx.db, input)),
  get: ownerProcedure
    .input(byId)
    .output(webhook)
    .query(({ ctx, input }) => getWebhook(ctx.db, input.id)),
  update: ownerProcedure
    .input(byId.extend(webhookDraft.shape))
    .output(webhook)
    .mutation(async ({ ctx, input: { id, ...draft } }) => {
      const replaced = await replaceWebhook(ctx.db, id, draft);
      ctx.webhookSender.checkSoon();
      return replaced;
    }),
  delete: ownerProcedure.input(byId).mutation(({ ctx, input }) => removeWebhook(ctx.db, input.id)),
  resume: ownerProcedure
    .input(byId)
    .output(webhook)
    .mutation(async ({ ctx, input }) => {
      const resumed = await resumeWebhook(ctx.db, input.id);
      ctx.webhookSender.checkSoon();
      return resumed;
    }),
  renewSecret: ownerProcedure
    .input(byId)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => renewWebhookSecret(ctx.db, input.id)),
  test: ownerProcedure
    .input(byId)
    .output(webhookAnswer)
    .mutation(({ ctx, input }) => ctx.webhookSender.ping(input.id)),
};
