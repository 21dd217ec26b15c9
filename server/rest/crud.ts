import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bulkResult } from '#contract/catalogue/bulk.ts';
import { listOf } from '#contract/list.ts';
import { timeSlices } from '../../db/time-slice.ts';
import type {
  ImmutableResource,
  Resource,
  Schemas,
  Writer,
} from '../catalogue/resource/resource.ts';
import type { Deps } from '../deps.ts';
import { conflict, idPath, operation } from './request-schema.ts';

export const writerOf = ({ database }: Deps, request: FastifyRequest): Writer => ({
  db: database.db,
  actor: request.administrator.name,
  tokenId: request.administrator.tokenId,
  role: request.administrator.role,
});

export const nothing = z.null().meta({ description: 'Deleted' });

/** The API's description names the calls of an entity by these; `one` has its article, as in a sentence. */
export type Entity = { path: string; tag: string; one: string; many: string };

const summaries = {
  list: ({ many }: Entity) => `List ${many}`,
  create: ({ one }: Entity) => `Create ${one}`,
  get: ({ one }: Entity) => `Get ${one}`,
  update: ({ one }: Entity) => `Replace ${one}`,
  delete: ({ one }: Entity) => `Delete ${one}`,
  revoke: ({ one }: Entity) => `Revoke ${one} immediately`,
  mark: ({ one }: Entity) => `Mark ${one} as read or unread`,
  reorder: ({ many }: Entity) => `Reorder ${many}`,
  bulkChange: ({ many }: Entity) => `Update several ${many}`,
  export: ({ many }: Entity) => `Export all ${many} as CSV`,
  import: ({ many }: Entity) => `Import ${many} from CSV, or do a dry run`,
};

const ofMany = ['list', 'reorder', 'bulkChange', 'export', 'import'];

export function operationOn(entity: Entity, verb: keyof typeof summaries) {
  const words = ofMany.includes(verb) ? entity.many : entity.one.replace(/^an? /, '');
  const noun = words.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
  return operation(entity.tag, `${verb}${noun}`, summaries[verb](entity));
}

/** Everything that is registered inside needs an owner's token. */
export function ownersOnly(app: FastifyInstance, register: (owners: FastifyInstance) => void) {
  app.register(async (owners) => {
    owners.addHook('onRoute', (route) => {
      route.config = { ...route.config, role: 'owner' };
    });
    register(owners);
  });
}

/** Everybody with a token reads what is registered inside, and only owners write it. */
export function writtenByOwners(
  app: FastifyInstance,
  register: (settings: FastifyInstance) => void,
) {
  app.register(async (settings) => {
    settings.addHook('onRoute', (route) => {
      const isRead = [route.method].flat().every((method) => ['GET', 'HEAD'].includes(method));
      if (!isRead) route.config = { ...route.config, role: 'owner' };
    });
    register(settings);
  });
}

const idOf = (request: FastifyRequest) => (request.params as { id: number }).id;

export function listCreateDeleteRoutes<Types extends Schemas>(
  app: FastifyInstance,
  named: Entity,
  entity: ImmutableResource<Types>,
  deps: Deps,
) {
  const { schemas } = entity;
  const { path } = named;
  const { search, database } = deps;

  app.get(
    path,
    {
      schema: {
        ...operationOn(named, 'list'),
        querystring: schemas.query,
        response: { 200: listOf(schemas.row) },
      },
    },
    (request) =>
      entity.list({ db: database.db, search }, request.query as z.output<Types['query']>),
  );

  app.post(
    path,
    {
      schema: {
        ...operationOn(named, 'create'),
        body: schemas.draft,
        response: { 201: schemas.whole, ...conflict },
      },
    },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await entity.create(writerOf(deps, request), request.body as z.output<Types['draft']>),
        ),
  );

  app.delete(
    `${path}/:id`,
    { schema: { ...operationOn(named, 'delete'), params: idPath, response: { 204: nothing } } },
    async (request, reply) => {
      await entity.delete(writerOf(deps, request), idOf(request));
      return reply.status(204).send();
    },
  );
}

export function crudRoutes<Types extends Schemas>(
  app: FastifyInstance,
  named: Entity,
  entity: Resource<Types>,
  deps: Deps,
) {
  const { schemas } = entity;
  const { path } = named;
  listCreateDeleteRoutes(app, named, entity, deps);

  app.get(
    `${path}/:id`,
    {
      schema: {
        ...operationOn(named, 'get'),
        params: idPath,
        response: { 200: schemas.whole },
      },
    },
    (request) => entity.get(deps.database.db, idOf(request)),
  );
  updateRoute(app, named, entity, deps);
}

export function updateRoute<Types extends Schemas>(
  app: FastifyInstance,
  named: Entity,
  entity: Resource<Types>,
  deps: Deps,
) {
  const { schemas } = entity;
  app.put(
    `${named.path}/:id`,
    {
      schema: {
        ...operationOn(named, 'update'),
        params: idPath,
        body: schemas.draft,
        response: { 200: schemas.whole, ...conflict },
      },
    },
    (request) =>
      entity.update(
        writerOf(deps, request),
        idOf(request),
        request.body as z.output<Types['draft']>,
      ),
  );
}

export function reorderRoute<Body, Row>(
  app: FastifyInstance,
  named: Entity,
  order: {
    body: z.ZodType<Body>;
    row: z.ZodType<Row>;
    reorder: (writer: Writer, body: Body) => Promise<{ items: Row[] }>;
  },
  deps: Deps,
) {
  app.put(
    `${named.path}/reorder`,
    {
      schema: {
        ...operationOn(named, 'reorder'),
        body: order.body,
        response: { 200: z.object({ items: z.array(order.row) }), ...conflict },
      },
    },
    async (request, reply) => {
      // To check a long order takes milliseconds, so requests that wait come before the work itself.
      await nextTurn();
      const { items } = await order.reorder(writerOf(deps, request), request.body as Body);
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(itemsAsJson(order.row, items)));
    },
  );
}

const chunkLetters = 64 * 1024;

/** The list may be very long, and other requests do not wait until all of it is checked and sent. */
async function* itemsAsJson<Row>(row: z.ZodType<Row>, items: readonly Row[]) {
  const giveWay = timeSlices();
  let chunk = '{"items":[';
  for (const [index, item] of items.entries()) {
    await giveWay();
    chunk += `${index > 0 ? ',' : ''}${JSON.stringify(row.parse(item))}`;
    if (chunk.length < chunkLetters) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}]}`;
}

export function bulkRoute<Change>(
  app: FastifyInstance,
  named: Entity,
  change: z.ZodType<Change>,
  run: (writer: Writer, change: Change) => Promise<{ changed: number }>,
  deps: Deps,
) {
  app.put(
    `${named.path}/bulk`,
    {
      schema: {
        ...operationOn(named, 'bulkChange'),
        body: change,
        response: { 200: bulkResult, ...conflict },
      },
    },
    (request) => run(writerOf(deps, request), request.body as Change),
  );
}
