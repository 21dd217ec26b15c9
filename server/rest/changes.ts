import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeList, changeQuery, restoredChange, wholeChange } from '#contract/change.ts';
import { idInPath } from '#contract/field.ts';
import type { Deps } from '../app.ts';
import { readChange } from '../change-details.ts';
import { listChanges, restoreChange } from '../history.ts';
import { writerOf } from './crud.ts';
import { problems } from './schema.ts';

export function changeRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const tags = ['admin'];
  const params = z.object({ seq: idInPath });

  app.get(
    '/changes',
    {
      schema: {
        tags,
        querystring: changeQuery,
        response: { 200: changeList, ...problems(400, 401, 429) },
      },
    },
    (request) => listChanges(deps.database.db, request.query),
  );

  app.get(
    '/changes/:seq',
    { schema: { tags, params, response: { 200: wholeChange, ...problems(401, 404, 429) } } },
    (request) => readChange(deps.database.db, request.params.seq),
  );

  app.post(
    '/changes/:seq/restore',
    {
      schema: {
        tags,
        params,
        response: { 201: restoredChange, ...problems(400, 401, 404, 409, 413, 415, 429) },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await restoreChange(writerOf(deps, request), request.params.seq)),
  );
}
