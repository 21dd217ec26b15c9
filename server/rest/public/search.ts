import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { searchQuery, searchResult } from '#contract/catalogue/search.ts';
import { findsNothing, searchCatalogue } from '../../catalogue/search-catalogue.ts';
import type { Deps } from '../../deps.ts';
import { answerOf, sendAnswer } from '../../http/cached-response.ts';
import { operation } from '../schema.ts';

export async function searchRoute(fastify: FastifyInstance, deps: Deps) {
  const { answers, database } = deps;
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
      const answer = await answers.answer(request.url, ['search', request.query], async () => {
        const { took_ms, ...found } = searchResult.parse(
          await searchCatalogue({ db: database.db, ...deps }, request.query),
        );
        return {
          answer: answerOf(JSON.stringify({ ...found, took_ms }), JSON.stringify(found)),
          // A search that finds nothing is made each time, so that each time is counted.
          isKept: !findsNothing(found),
        };
      });
      return sendAnswer(request, reply, answer);
    },
  );
}
