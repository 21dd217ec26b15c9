import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bulkChange, bulkDelete } from '#contract/bulk.ts';
import { category } from '#contract/category.ts';
import { exclusiveBonus, exclusiveBonusReorder } from '#contract/exclusive-bonus.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { missedSearch, missedSearchQuery } from '#contract/missed-search.ts';
import { pageBlock, pageBlockSort, slugPath } from '#contract/page-block.ts';
import { productReorder, productRow } from '#contract/product.ts';
import { session } from '#contract/session.ts';
import { topListEntry, topListReorder } from '#contract/top-list-entry.ts';
import { listCategories } from '../../db/repositories/category.ts';
import type { Deps } from '../app.ts';
import { bulkOf, removeAll } from '../bulk.ts';
import { listed } from '../public-reads.ts';
import { bannerResource } from '../resources/banner.ts';
import { exclusiveBonusResource } from '../resources/exclusive-bonus.ts';
import { pageBlockResource } from '../resources/page-block.ts';
import { productResource } from '../resources/product.ts';
import { promoCodeResource } from '../resources/promo-code.ts';
import { topListEntryResource } from '../resources/top-list-entry.ts';
import { productSheet } from '../sheets/product-sheet.ts';
import { promoCodeSheet } from '../sheets/promo-code-sheet.ts';
import { unknownAddress } from '../unknown-address.ts';
import { changeRoutes } from './changes.ts';
import { addableRoutes, bulkRoute, crudRoutes, reorderRoute, writerOf } from './crud.ts';
import { dashboardRoute } from './dashboard.ts';
import { inboxRoutes } from './inbox.ts';
import { productParts } from './product-parts.ts';
import { problems } from './schema.ts';
import { sheetRoutes } from './sheets.ts';
import { uploadRoute } from './uploads.ts';

/** What editors do. Who asks is known before anything else of a request is looked at. */
export async function adminRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { db } = deps.database;
  const tags = ['admin'];

  app.decorateRequest('administrator');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    request.administrator = deps.guard.check(request.ip, request.headers['x-admin-token']);
  });
  app.all('/', { schema: { hide: true }, onRequest: unknownAddress }, unknownAddress);
  app.all('/*', { schema: { hide: true }, onRequest: unknownAddress }, unknownAddress);

  app.get(
    '/session',
    { schema: { tags, response: { 200: session, ...problems(401, 429) } } },
    (request) => request.administrator,
  );

  dashboardRoute(app, deps);

  app.get(
    '/categories',
    {
      schema: {
        tags,
        querystring: z.object(shortListPaging),
        response: { 200: listOf(category), ...problems(400, 401, 429) },
      },
    },
    (request) => listed(listCategories)(db, request.query),
  );

  crudRoutes(app, '/products', productResource, deps);
  bulkRoute(app, '/products/bulk', bulkDelete, removeAll(productResource), deps);
  sheetRoutes(app, '/products', productSheet, deps);
  productParts(app, deps);
  reorderRoute(
    app,
    '/products/reorder',
    { body: productReorder, row: productRow, reorder: productResource.reorder },
    deps,
  );

  crudRoutes(app, '/banners', bannerResource, deps);
  bulkRoute(app, '/banners/bulk', bulkChange, bulkOf(bannerResource), deps);

  crudRoutes(app, '/exclusive-bonuses', exclusiveBonusResource, deps);
  bulkRoute(app, '/exclusive-bonuses/bulk', bulkChange, bulkOf(exclusiveBonusResource), deps);
  reorderRoute(
    app,
    '/exclusive-bonuses/reorder',
    {
      body: exclusiveBonusReorder,
      row: exclusiveBonus,
      reorder: exclusiveBonusResource.reorder,
    },
    deps,
  );

  addableRoutes(app, '/toplists/entries', topListEntryResource, deps);
  bulkRoute(app, '/toplists/entries/bulk', bulkDelete, removeAll(topListEntryResource), deps);
  reorderRoute(
    app,
    '/toplists/entries/reorder',
    { body: topListReorder, row: topListEntry, reorder: topListEntryResource.reorder },
    deps,
  );

  crudRoutes(app, '/promocodes', promoCodeResource, deps);
  sheetRoutes(app, '/promocodes', promoCodeSheet, deps);
  bulkRoute(app, '/promocodes/bulk', bulkChange, bulkOf(promoCodeResource), deps);

  inboxRoutes(app, deps);

  uploadRoute(app, deps);

  changeRoutes(app, deps);

  app.get(
    '/missed-searches',
    {
      schema: {
        tags,
        querystring: missedSearchQuery,
        response: { 200: listOf(missedSearch), ...problems(400, 401, 429) },
      },
    },
    (request) => deps.missedSearches.list(request.query),
  );

  const blocks = z.object({ items: z.array(pageBlock) });
  app.get(
    '/page-blocks/:slug',
    { schema: { tags, params: slugPath, response: { 200: blocks, ...problems(401, 404, 429) } } },
    async (request) => ({ items: await pageBlockResource.list(db, request.params.slug) }),
  );
  app.put(
    '/page-blocks/:slug/sort',
    {
      schema: {
        tags,
        params: slugPath,
        body: pageBlockSort,
        response: { 200: blocks, ...problems(400, 401, 404, 409, 413, 415, 429) },
      },
    },
    (request) => pageBlockResource.sort(writerOf(deps, request), request.params.slug, request.body),
  );
}
