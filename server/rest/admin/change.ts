import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
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
import type { Deps } from '../../deps.ts';
import { writerOf } from '../crud.ts';
import { conflict, operation } from '../request-schema.ts';

export function changeRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const tag = 'History';
  const params = z.object({ seq: idInPath });

  app.get(
    '/changes',
    {
      schema: {
        ...operation(tag, 'listChanges', 'List changes, newest first'),
        querystring: changeQuery,
        response: { 200: changeList },
      },
    },
    (request) => listChanges(deps.database.db, request.query),
  );

  app.get(
    '/changes/:seq',
    {
      schema: {
        ...operation(tag, 'getChange', 'Get a change with the versions before and after it'),
        params,
        response: { 200: wholeChange },
      },
    },
    (request) => readChange(deps.database.db, request.params.seq),
  );

  app.post(
    '/changes/:seq/restore',
    {
      schema: {
        ...operation(tag, 'restoreChange', 'Restore the version after a change'),
        params,
        response: { 201: restoredChange, ...conflict },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await restoreChange(writerOf(deps, request), request.params.seq)),
  );
}
