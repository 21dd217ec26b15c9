import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pageBlock, pageBlockSort, slugPath } from '#contract/catalogue/page-block.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { pageBlockResource } from '../../catalogue/resource/page-block.ts';
import type { Deps } from '../../deps.ts';
import { conflict, operation } from '../../http/request-schema.ts';
import { adminContext } from '../../resource/admin-call.ts';

export function pageBlockRoutes(fastify: FastifyInstance, deps: Deps) {
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
