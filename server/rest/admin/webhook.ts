import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import {
  webhook,
  webhookAnswer,
  webhookDraft,
  webhookWithSecret,
} from '#contract/webhook/webhook.ts';
import type { Deps } from '../../deps.ts';
import {
  createWebhook,
  getWebhook,
  pageOfWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replaceWebhook,
  resumeWebhook,
} from '../../webhook/webhook.ts';
import { type Entity, nothing, operationOn } from '../crud.ts';
import { conflict, idPath, operation } from '../request-schema.ts';

const webhooks: Entity = {
  path: '/webhooks',
  tag: 'Webhooks',
  one: 'a webhook',
  many: 'webhooks',
};

export function webhookRoutes(fastify: FastifyInstance, { database: { db }, webhookSender }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { path, tag } = webhooks;
  const params = idPath;

  app.get(
    path,
    {
      schema: {
        ...operationOn(webhooks, 'list'),
        querystring: z.object(shortListPaging),
        response: { 200: listOf(webhook) },
      },
    },
    (request) => pageOfWebhooks(db, request.query),
  );

  app.post(
    path,
    {
      schema: {
        ...operationOn(webhooks, 'create'),
        body: webhookDraft,
        response: { 201: webhookWithSecret, ...conflict },
      },
    },
    async (request, reply) => reply.status(201).send(await createWebhook(db, request.body)),
  );

  app.get(
    `${path}/:id`,
    { schema: { ...operationOn(webhooks, 'get'), params, response: { 200: webhook } } },
    (request) => getWebhook(db, request.params.id),
  );

  app.put(
    `${path}/:id`,
    {
      schema: {
        ...operationOn(webhooks, 'update'),
        params,
        body: webhookDraft,
        response: { 200: webhook },
      },
    },
    async (request) => {
      const replaced = await replaceWebhook(db, request.params.id, request.body);
      webhookSender.checkSoon();
      return replaced;
    },
  );

  app.delete(
    `${path}/:id`,
    { schema: { ...operationOn(webhooks, 'delete'), params, response: { 204: nothing } } },
    async (request, reply) => {
      await removeWebhook(db, request.params.id);
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${path}/:id/resume`,
    {
      schema: {
        ...operation(tag, 'resumeWebhook', 'Resume a webhook from where it stopped'),
        params,
        response: { 200: webhook },
      },
    },
    async (request) => {
      const resumed = await resumeWebhook(db, request.params.id);
      webhookSender.checkSoon();
      return resumed;
    },
  );

  app.post(
    `${path}/:id/secret`,
    {
      schema: {
        ...operation(tag, 'renewWebhookSecret', 'Create a new secret, shown only once'),
        params,
        response: { 200: webhookWithSecret },
      },
    },
    (request) => renewWebhookSecret(db, request.params.id),
  );

  app.post(
    `${path}/:id/test`,
    {
      schema: {
        ...operation(tag, 'testWebhook', 'Send a test ping and return the response'),
        params,
        response: { 200: webhookAnswer },
      },
    },
    (request) => webhookSender.ping(request.params.id),
  );
}
