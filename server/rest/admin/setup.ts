import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  removedSample,
  restoredSample,
  sample,
  sampleRemoval,
  sampleRestore,
} from '#contract/site/sample.ts';
import { setup, setupDraft } from '#contract/site/setup.ts';
import type { Deps } from '../../deps.ts';
import { readSample } from '../../sample/read-sample.ts';
import { removeSample } from '../../sample/remove-sample.ts';
import { restoreSample } from '../../sample/restore-sample.ts';
import { readSetup, updateSetup } from '../../site/setup.ts';
import { writerOf } from '../crud.ts';
import { conflict, operation } from '../request-schema.ts';

export function setupRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { settings, database } = deps;
  const tag = 'Settings';

  app.get(
    '/setup',
    {
      schema: {
        ...operation(tag, 'getSetup', 'Get the setup steps'),
        response: { 200: setup },
      },
    },
    () => readSetup(database.db, settings),
  );

  app.put(
    '/setup',
    {
      schema: {
        ...operation(tag, 'updateSetup', 'Hide or show the setup steps'),
        body: setupDraft,
        response: { 200: setup },
      },
    },
    (request) => updateSetup(writerOf(deps, request), settings, request.body),
  );

  app.get(
    '/sample',
    {
      schema: {
        ...operation(tag, 'getSample', 'List what is left of the sample content'),
        response: { 200: sample, ...conflict },
      },
    },
    () => readSample(database.db),
  );

  app.post(
    '/sample/removals',
    {
      schema: {
        ...operation(tag, 'removeSample', 'Remove the sample content that nobody has edited'),
        body: sampleRemoval,
        response: { 201: removedSample, ...conflict },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await removeSample(writerOf(deps, request), request.body)),
  );

  app.post(
    '/sample/removals/undo',
    {
      schema: {
        ...operation(tag, 'restoreSample', 'Undo the removal of the sample content'),
        body: sampleRestore,
        response: { 201: restoredSample, ...conflict },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await restoreSample(writerOf(deps, request), request.body)),
  );
}
