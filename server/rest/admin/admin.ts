import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bulkChange, bulkDelete } from '#contract/catalogue/bulk.ts';
import { category } from '#contract/catalogue/category.ts';
import { exclusiveBonus, exclusiveBonusReorder } from '#contract/catalogue/exclusive-bonus.ts';
import { pageBlock, pageBlockSort, slugPath } from '#contract/catalogue/page-block.ts';
import { productReorder, productRow } from '#contract/catalogue/product.ts';
import { topListEntry, topListReorder } from '#contract/catalogue/top-list-entry.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { session } from '#contract/people/session.ts';
import { missedSearch, missedSearchQuery } from '#contract/visitor/missed-search.ts';
import { pagedList } from '../../../db/paged-list.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { bannerResource } from '../../catalogue/resource/banner.ts';
import { bulkChangeOf, bulkDeleteOf } from '../../catalogue/resource/bulk.ts';
import { exclusiveBonusResource } from '../../catalogue/resource/exclusive-bonus.ts';
import { pageBlockResource } from '../../catalogue/resource/page-block.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { promoCodeResource } from '../../catalogue/resource/promo-code.ts';
import { topListEntryResource } from '../../catalogue/resource/top-list-entry.ts';
import { productSheet } from '../../catalogue/sheet/product-sheet.ts';
import { promoCodeSheet } from '../../catalogue/sheet/promo-code-sheet.ts';
import type { Deps } from '../../deps.ts';
import { acceptJson, administratorBodyLimit } from '../../http/json-body.ts';
import { unknownPath } from '../../http/unknown-path.ts';
import { requireRole } from '../../people/require-role.ts';
import { marketResource } from '../../site/market-resource.ts';
import {
  bulkRoute,
  crudRoutes,
  listCreateDeleteRoutes,
  ownersOnly,
  reorderRoute,
  updateRoute,
  writerOf,
  writtenByOwners,
} from '../crud.ts';
import { conflict, operation } from '../request-schema.ts';
import { tokenRoutes } from './admin-token.ts';
import { changeRoutes } from './change.ts';
import { clickReportRoutes } from './click-report.ts';
import { contentPageRoutes } from './content-page.ts';
import { conversionRoutes } from './conversion.ts';
import { dashboardRoute } from './dashboard.ts';
import { imageRoutes } from './image.ts';
import { inboxRoutes } from './inquiry.ts';
import { linkCheckRoutes } from './link-check.ts';
import { productParts } from './product-part-reads.ts';
import { setupRoutes } from './setup.ts';
import { sheetRoutes } from './sheet.ts';
import { settingsRoutes } from './site-settings.ts';
import { uploadRoute } from './upload.ts';
import { webhookRoutes } from './webhook.ts';

const products = { path: '/products', tag: 'Products', one: 'a product', many: 'products' };
const banners = { path: '/banners', tag: 'Banners', one: 'a banner', many: 'banners' };
const exclusiveBonuses = {
  path: '/exclusive-bonuses',
  tag: 'Exclusive bonuses',
  one: 'an exclusive bonus',
  many: 'exclusive bonuses',
};
const topListEntries = {
  path: '/toplists/entries',
  tag: 'Top list entries',
  one: 'a top list entry',
  many: 'top list entries',
};
const markets = { path: '/markets', tag: 'Markets', one: 'a market', many: 'markets' };
const promoCodes = {
  path: '/promocodes',
  tag: 'Promo codes',
  one: 'a promo code',
  many: 'promo codes',
};

/** The token is checked before anything else of a request is read. */
export async function adminRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { db } = deps.database;

  acceptJson(app, administratorBodyLimit);
  app.decorateRequest('administrator');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    request.administrator = await deps.guard.check(request);
  });
  // An unknown path or method is refused before, and the body is read after it.
  app.addHook('preParsing', async ({ administrator, method, routeOptions }) => {
    const call = ['GET', 'HEAD'].includes(method) ? 'read' : 'write';
    requireRole(administrator, call, routeOptions.config.role);
  });
  app.all('/', { schema: { hide: true }, onRequest: unknownPath }, unknownPath);
  app.all('/*', { schema: { hide: true }, onRequest: unknownPath }, unknownPath);

  app.get(
    '/session',
    {
      schema: {
        ...operation('Overview', 'getSession', 'Get the holder of this token'),
        response: { 200: session },
      },
    },
    (request) => request.administrator,
  );

  dashboardRoute(app, deps);
  clickReportRoutes(app, deps);
  conversionRoutes(app, deps);

  ownersOnly(app, (owners) => tokenRoutes(owners, deps));

  app.get(
    '/categories',
    {
      schema: {
        ...operation('Categories', 'listCategories', 'List categories'),
        querystring: z.object(shortListPaging),
        response: { 200: listOf(category) },
      },
    },
    (request) => pagedList(listCategories)(db, request.query),
  );

  crudRoutes(app, products, productResource, deps);
  bulkRoute(app, products, bulkDelete, bulkDeleteOf(productResource), deps);
  sheetRoutes(app, products, productSheet, deps);
  productParts(app, deps);
  const productOrder = {
    body: productReorder,
    row: productRow,
    reorder: productResource.reorder,
  };
  reorderRoute(app, products, productOrder, deps);

  crudRoutes(app, banners, bannerResource, deps);
  bulkRoute(app, banners, bulkChange, bulkChangeOf(bannerResource), deps);

  crudRoutes(app, exclusiveBonuses, exclusiveBonusResource, deps);
  bulkRoute(app, exclusiveBonuses, bulkChange, bulkChangeOf(exclusiveBonusResource), deps);
  const bonusOrder = {
    body: exclusiveBonusReorder,
    row: exclusiveBonus,
    reorder: exclusiveBonusResource.reorder,
  };
  reorderRoute(app, exclusiveBonuses, bonusOrder, deps);

  writtenByOwners(app, (settings) => crudRoutes(settings, markets, marketResource, deps));

  listCreateDeleteRoutes(app, topListEntries, topListEntryResource, deps);
  updateRoute(app, topListEntries, topListEntryResource, deps);
  bulkRoute(app, topListEntries, bulkDelete, bulkDeleteOf(topListEntryResource), deps);
  const topListOrder = {
    body: topListReorder,
    row: topListEntry,
    reorder: topListEntryResource.reorder,
  };
  reorderRoute(app, topListEntries, topListOrder, deps);

  crudRoutes(app, promoCodes, promoCodeResource, deps);
  sheetRoutes(app, promoCodes, promoCodeSheet, deps);
  bulkRoute(app, promoCodes, bulkChange, bulkChangeOf(promoCodeResource), deps);

  contentPageRoutes(app, deps);

  inboxRoutes(app, deps);

  uploadRoute(app, deps);
  imageRoutes(app, deps);

  changeRoutes(app, deps);

  ownersOnly(app, (owners) => {
    webhookRoutes(owners, deps);
    settingsRoutes(owners, deps);
    setupRoutes(owners, deps);
  });

  linkCheckRoutes(app, deps);

  app.get(
    '/missed-searches',
    {
      schema: {
        ...operation('Overview', 'listMissedSearches', 'List searches with no results'),
        querystring: missedSearchQuery,
        response: { 200: listOf(missedSearch) },
      },
    },
    (request) => deps.missedSearches.list(request.query),
  );

  app.get(
    '/page-blocks/:slug',
    {
      schema: {
        ...operation('Page blocks', 'listPageBlocks', 'List the blocks of a page'),
        params: slugPath,
        querystring: z.object(shortListPaging),
        response: { 200: listOf(pageBlock) },
      },
    },
    ({ params, query }) => pageBlockResource.list(db, { page: params.slug, ...query }),
  );
  app.put(
    '/page-blocks/:slug/sort',
    {
      schema: {
        ...operation(
          'Page blocks',
          'sortPageBlocks',
          'Reorder, show and hide the blocks of a page',
        ),
        params: slugPath,
        body: pageBlockSort,
        response: { 200: z.object({ items: z.array(pageBlock) }), ...conflict },
      },
    },
    (request) => pageBlockResource.sort(writerOf(deps, request), request.params.slug, request.body),
  );
}
