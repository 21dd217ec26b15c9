import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import {
  webhook,
  webhookAnswer,
  webhookDraft,
  webhookWithSecret,
} from '#contract/webhook/webhook.ts';
import {
  createWebhook,
  getWebhook,
  pageOfWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replaceWebhook,
  resumeWebhook,
} from '../../webhook/webhook.ts';
import { byId } from '../crud.ts';
import { ownerProcedure } from '../trpc.ts';

export const webhookProcedures = {
  list: ownerProcedure
    .input(z.object(shortListPaging))
    .output(listOf(webhook))
    .query(({ ctx, input }) => pageOfWebhooks(ctx.db, input)),
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
