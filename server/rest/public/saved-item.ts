/** Returns the cards for ids saved in the browser, for visitors without an account. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { savedItemCards, savedItemCardsQuery } from '#contract/visitor/account.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import type { Deps } from '../../deps.ts';
import { jsonResponse, sendJsonResponse } from '../../http/json-response.ts';
import { listCardsOfIds, shownIn } from '../../visitor/account/saved-item-cards.ts';
import { askerOf } from '../../visitor/break/visitor-break.ts';

export async function savedItemRoute(fastify: FastifyInstance, { database, reads }: Deps) {
  fastify.withTypeProvider<ZodTypeProvider>().get(
    '/saved-items',
    {
      schema: { hide: true, querystring: savedItemCardsQuery, response: { 200: savedItemCards } },
    },
    async (request, reply) => {
      const { query } = request;
      const shown = shownIn(await reads.markets.get(query.market), query, askerOf(request));
      const cards = await inSnapshot(database.db, (snapshot) =>
        listCardsOfIds(snapshot, query, shown),
      );
      return sendJsonResponse(
        request,
        reply,
        jsonResponse(await reads.withPoints(JSON.stringify(savedItemCards.parse(cards)))),
      );
    },
  );
}
