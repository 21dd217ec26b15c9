import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { category } from '#contract/category.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { product, productImage, productReorder, productRow } from '#contract/product.ts';
import { session } from '#contract/session.ts';
import { listCategories } from '../../db/repositories/category.ts';
import type { Deps } from '../app.ts';
import { listed } from '../public-reads.ts';
import { productResource } from '../resources/product.ts';
import { unknownAddress } from '../unknown-address.ts';
import { crudRoutes, writerOf } from './crud.ts';
import { idPath, problems } from './schema.ts';

/** What editors do. Who asks is known before anything else of a request is looked at. */
export async function adminRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { db } = deps.database;

  app.decorateRequest('administrator');
  app.addHook('onRequest', async (request) => {
    request.administrator = deps.guard.check(request.ip, request.headers['x-admin-token']);
  });
  app.all('/', { schema: { hide: true }, onRequest: unknownAddress }, unknownAddress);
  app.all('/*', { schema: { hide: true }, onRequest: unknownAddress }, unknownAddress);

  const tags = ['admin'];
  const reads = problems(400, 401, 404, 429);
  const writes = problems(400, 401, 404, 409, 413, 415, 429);

  app.get(
    '/session',
    { schema: { tags, response: { 200: session, ...reads } } },
    (request) => request.administrator,
  );

  app.get(
    '/categories',
    {
      schema: {
        tags,
        querystring: z.object(shortListPaging),
        response: { 200: listOf(category), ...reads },
      },
    },
    (request) => listed(listCategories)(db, request.query),
  );

  crudRoutes(app, '/products', productResource, deps);

  app.get(
    '/products/:id/i18n',
    {
      schema: { tags, params: idPath, response: { 200: product.pick({ i18n: true }), ...reads } },
    },
    async (request) => {
      const { i18n } = await productResource.get(db, request.params.id);
      return { i18n };
    },
  );

  app.get(
    '/products/:id/images',
    {
      schema: {
        tags,
        params: idPath,
        response: { 200: z.object({ items: z.array(productImage) }), ...reads },
      },
    },
    async (request) => {
      const { images } = await productResource.get(db, request.params.id);
      return { items: images };
    },
  );

  app.get(
    '/products/:id/categories',
    {
      schema: {
        tags,
        params: idPath,
        response: { 200: z.object({ items: z.array(category) }), ...reads },
      },
    },
    async (request) => {
      const { categories } = await productResource.get(db, request.params.id);
      const { items } = await listCategories(db, { offset: 0 });
      return { items: items.filter(({ id }) => categories.includes(id)) };
    },
  );

  app.put(
    '/products/reorder',
    {
      schema: {
        tags,
        body: productReorder,
        response: { 200: z.object({ items: z.array(productRow) }), ...writes },
      },
    },
    (request) => productResource.reorder(writerOf(deps, request), request.body),
  );
}
