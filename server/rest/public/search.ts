import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { searchQuery, searchResult } from '#contract/catalogue/search.ts';
import { findsNothing, searchCatalogue } from '../../catalogue/site-search.ts';
import type { Deps } from '../../deps.ts';
import { cachedResponse, sendCachedResponse } from '../../http/serve-from-cache.ts';
import { operation } from '../request-schema.ts';

export async function searchRoute(fastify: FastifyInstance, deps: Deps) {
  const { responseCache, database } = deps;
  fastify.withTypeProvider<ZodTypeProvider>().get(
    '/search',
    {
      schema: {
        ...operation('Public', 'search', 'Search products, bonuses and promo codes'),
        querystring: searchQuery,
        response: { 200: searchResult },
      },
    },
    async (request, reply) => {
      const response = await responseCache.get(request.url, ['search', request.query], async () => {
        const { took_ms, ...found } = searchResult.parse(
          await searchCatalogue({ db: database.db, ...deps }, request.query),
        );
        return {
          response: cachedResponse(JSON.stringify({ ...found, took_ms }), JSON.stringify(found)),
          // A search that finds nothing is not cached, so that each one is counted.
          isKept: !findsNothing(found),
        };
      });
      return sendCachedResponse(request, reply, response);
    },
  );
}
