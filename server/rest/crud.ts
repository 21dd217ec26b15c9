import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bulkResult } from '#contract/bulk.ts';
import { listOf, type Paging } from '#contract/list.ts';
import type { Deps } from '../app.ts';
import type { addable, resource, Writer } from '../resources.ts';
import { idPath, problems } from './schema.ts';

export const writerOf = ({ database }: Deps, request: FastifyRequest): Writer => ({
  db: database.db,
  actor: request.administrator.name,
});

export const nothing = z.null().meta({ description: 'Deleted' });

const idOf = (request: FastifyRequest) => (request.params as { id: number }).id;

export function addableRoutes<Draft, DraftInput, Whole, Row, Query extends Paging, QueryInput>(
  app: FastifyInstance,
  path: string,
  entity: ReturnType<typeof addable<Draft, DraftInput, Whole, Row, Query, QueryInput>>,
  deps: Deps,
) {
  const tags = ['admin'];
  const { search, database } = deps;

  app.get(
    path,
    {
      schema: {
        tags,
        querystring: entity.query,
        response: { 200: listOf(entity.row), ...problems(400, 401, 429) },
      },
    },
    (request) => entity.list({ db: database.db, search }, request.query as Query),
  );

  app.post(
    path,
    {
      schema: {
        tags,
        body: entity.draft,
        response: { 201: entity.whole, ...problems(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await entity.create(writerOf(deps, request), request.body as Draft)),
  );

  app.delete(
    `${path}/:id`,
    { schema: { tags, params: idPath, response: { 204: nothing, ...problems(401, 404, 429) } } },
    async (request, reply) => {
      await entity.remove(writerOf(deps, request), idOf(request));
      return reply.status(204).send();
    },
  );
}

export function crudRoutes<Draft, DraftInput, Whole, Row, Query extends Paging, QueryInput>(
  app: FastifyInstance,
  path: string,
  entity: ReturnType<typeof resource<Draft, DraftInput, Whole, Row, Query, QueryInput>>,
  deps: Deps,
) {
  addableRoutes(app, path, entity, deps);

  app.get(
    `${path}/:id`,
    {
      schema: {
        tags: ['admin'],
        params: idPath,
        response: { 200: entity.whole, ...problems(401, 404, 429) },
      },
    },
    (request) => entity.get(deps.database.db, idOf(request)),
  );

  app.put(
    `${path}/:id`,
    {
      schema: {
        tags: ['admin'],
        params: idPath,
        body: entity.draft,
        response: { 200: entity.whole, ...problems(400, 401, 404, 409, 413, 415, 429) },
      },
    },
    (request) => entity.update(writerOf(deps, request), idOf(request), request.body as Draft),
  );
}

export function reorderRoute<Body, Row>(
  app: FastifyInstance,
  path: string,
  order: {
    body: z.ZodType<Body>;
    row: z.ZodType<Row>;
    reorder: (writer: Writer, body: Body) => Promise<{ items: Row[] }>;
  },
  deps: Deps,
) {
  app.put(
    path,
    {
      schema: {
        tags: ['admin'],
        body: order.body,
        response: {
          200: z.object({ items: z.array(order.row) }),
          ...problems(400, 401, 409, 413, 415, 429),
        },
      },
    },
    (request) => order.reorder(writerOf(deps, request), request.body as Body),
  );
}

export function bulkRoute<Change>(
  app: FastifyInstance,
  path: string,
  change: z.ZodType<Change>,
  run: (writer: Writer, change: Change) => Promise<{ changed: number }>,
  deps: Deps,
) {
  app.put(
    path,
    {
      schema: {
        tags: ['admin'],
        body: change,
        response: { 200: bulkResult, ...problems(400, 401, 409, 413, 415, 429) },
      },
    },
    (request) => run(writerOf(deps, request), request.body as Change),
  );
}
