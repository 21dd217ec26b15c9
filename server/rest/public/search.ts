import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { searchQuery, searchResult } from '#contract/catalogue/search/search.ts';
import { readCall } from '../../catalogue/read/read-call.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../../http/request-schema.ts';
import { askerOf } from '../../visitor/break/visitor-break.ts';
import { sendRead } from './send-read.ts';

export async function searchRoute(fastify: FastifyInstance, deps: Deps) {
  fastify.withTypeProvider<ZodTypeProvider>().get(
    '/search',
    {
      schema: {
        ...operation('Public', 'search', 'Search products, bonuses and promo codes'),
        querystring: searchQuery,
        response: { 200: searchResult },
      },
    },
    (request, reply) =>
      sendRead(deps, [request, reply], readCall('search', request.query, askerOf(request))),
  );
}
