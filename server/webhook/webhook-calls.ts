import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import {
  webhook,
  webhookAnswer,
  webhookDraft,
  webhookWithSecret,
} from '#contract/webhook/webhook.ts';
import { adminCall, byId } from '../resource/admin-call.ts';
import { type EntityNames, operationOn } from '../resource/resource-calls.ts';
import {
  createWebhook,
  getWebhook,
  pageOfWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replaceWebhook,
  resumeWebhook,
} from './webhook.ts';

const webhooks: EntityNames = {
  path: '/webhooks',
  tag: 'Webhooks',
  one: 'a webhook',
  many: 'webhooks',
};
const { path, tag } = webhooks;
const role = 'owner';

export const webhookCalls = {
  list: adminCall({
    ...operationOn(webhooks, 'list'),
    role,
    input: z.object(shortListPaging),
    output: listOf(webhook),
    run: ({ db }, query) => pageOfWebhooks(db, query),
  }),
  create: adminCall({
    ...operationOn(webhooks, 'create'),
    role,
    proposes: false,
    input: webhookDraft,
    output: webhookWithSecret,
    status: 201,
    conflicts: true,
    run: ({ writer }, draft) => createWebhook(writer, draft),
  }),
  get: adminCall({
    ...operationOn(webhooks, 'get'),
    role,
    input: byId,
    output: webhook,
    run: ({ db }, { id }) => getWebhook(db, id),
  }),
  update: adminCall({
    ...operationOn(webhooks, 'update'),
    role,
    proposes: false,
    input: byId.extend(webhookDraft.shape),
    body: webhookDraft,
    output: webhook,
    run: async ({ writer, deps }, { id, ...draft }) => {
      const replaced = await replaceWebhook(writer, id, draft);
      deps.webhookSender.checkSoon();
      return replaced;
    },
  }),
  delete: adminCall({
    ...operationOn(webhooks, 'delete'),
    role,
    proposes: false,
    input: byId,
    run: ({ writer }, { id }) => removeWebhook(writer, id),
  }),
  resume: adminCall({
    tag,
    operationId: 'resumeWebhook',
    summary: 'Resume a webhook from where it stopped',
    role,
    proposes: false,
    method: 'POST',
    path: `${path}/:id/resume`,
    input: byId,
    output: webhook,
    run: async ({ db, deps }, { id }) => {
      const resumed = await resumeWebhook(db, id);
      deps.webhookSender.checkSoon();
      return resumed;
    },
  }),
  renewSecret: adminCall({
    tag,
    operationId: 'renewWebhookSecret',
    summary: 'Create a new secret, shown only once',
    role,
    proposes: false,
    method: 'POST',
    path: `${path}/:id/secret`,
    input: byId,
    output: webhookWithSecret,
    run: ({ writer }, { id }) => renewWebhookSecret(writer, id),
  }),
  test: adminCall({
    tag,
    operationId: 'testWebhook',
    summary: 'Send a test ping and return the response',
    role,
    proposes: false,
    method: 'POST',
    path: `${path}/:id/test`,
    input: byId,
    output: webhookAnswer,
    run: ({ deps }, { id }) => deps.webhookSender.ping(id),
  }),
};
