import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pageBlock, pageBlockSort, slugPath } from '#contract/catalogue/page-block.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { requirePermission } from '../../caller/require-permission.ts';
import { pageBlockResource } from '../../catalogue/resource/page-block.ts';
import { productPartCalls } from '../../catalogue/resource/product-part-calls.ts';
import { adminCalls } from '../../contents/admin-calls.ts';
import { overviewCalls } from '../../contents/overview-calls.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { acceptJson } from '../../http/json-body.ts';
import { conflict, operation } from '../../http/request-schema.ts';
import { unknownPath } from '../../http/unknown-path.ts';
import type { AdminCall } from '../../resource/admin-call.ts';
import { adminContext } from '../../resource/admin-call.ts';
import { callRoute } from './call-route.ts';
import { uploadRoute } from './upload.ts';

function pageBlockRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const tag = 'Page blocks';

  app.get(
    '/page-blocks/:slug',
    {
      schema: {
        ...operation(tag, 'listPageBlocks', 'List the blocks of a page'),
        params: slugPath,
        querystring: z.object(shortListPaging),
        response: { 200: listOf(pageBlock) },
      },
    },
    ({ params, query }) =>
      pageBlockResource.list(deps.database.db, { page: params.slug, ...query }),
  );
  app.put(
    '/page-blocks/:slug/sort',
    {
      schema: {
        ...operation(tag, 'sortPageBlocks', 'Reorder, show and hide the blocks of a page'),
        params: slugPath,
        body: pageBlockSort,
        response: { 200: z.object({ items: z.array(pageBlock) }), ...conflict },
      },
    },
    ({ administrator, params, body }) =>
      pageBlockResource.sort(adminContext(deps, administrator).writer, params.slug, body),
  );
}

const callGroups: Record<string, AdminCall>[] = [
  overviewCalls,
  ...Object.values(adminCalls),
  productPartCalls,
];

/** Checks the token before reading anything else in a request. */
export async function adminRoutes(app: FastifyInstance, deps: Deps) {
  acceptJson(app, bodyLimits.administrator);
  app.decorateRequest('administrator');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    request.administrator = await deps.guard.check(request);
  });
  // Unknown paths and methods have already been refused, and the body has not been read yet.
  app.addHook('preParsing', async ({ administrator, method, routeOptions }) => {
    const byMethod = ['GET', 'HEAD'].includes(method) ? 'viewer' : 'editor';
    requirePermission(administrator, routeOptions.config.permission ?? { role: byMethod });
  });
  app.all('/', { schema: { hide: true }, onRequest: unknownPath }, unknownPath);
  app.all('/*', { schema: { hide: true }, onRequest: unknownPath }, unknownPath);

  for (const calls of callGroups) {
    for (const call of Object.values(calls)) callRoute(app, call, deps);
  }
  pageBlockRoutes(app, deps);
  uploadRoute(app, deps);
}
