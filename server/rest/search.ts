import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { searchQuery, searchResult } from '#contract/search.ts';
import { answerOf, sendAnswer } from '../answer.ts';
import type { Deps } from '../app.ts';
import { findsNothing, searchCatalogue } from '../search.ts';
import { problems } from './schema.ts';

export async function searchRoute(fastify: FastifyInstance, deps: Deps) {
  const { answers, database } = deps;
  fastify.withTypeProvider<ZodTypeProvider>().get(
    '/search',
    {
      schema: {
        tags: ['public'],
        querystring: searchQuery,
        response: { 200: searchResult, ...problems(400, 429) },
      },
    },
    async (request, reply) => {
      const asOf = answers.version();
      const { took_ms, ...found } = searchResult.parse(
        await searchCatalogue({ db: database.db, ...deps }, request.query),
      );
      const answer = answerOf(JSON.stringify({ ...found, took_ms }), JSON.stringify(found));
      // What finds nothing is searched for each time, so that each time is counted.
      if (!findsNothing(found)) answers.keep(request.url, asOf, answer);
      return sendAnswer(request, reply, answer);
    },
  );
}
