/** What a browser keeps for a visitor without an account, as cards: for the site's own page of signing in. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { keptShelfQuery, shelfCards } from '#contract/visitor/account.ts';
import { inSnapshot } from '../../../db/snapshot.ts';
import { readShelfCards } from '../../account/saved-cards.ts';
import type { Deps } from '../../deps.ts';
import { answerOf, sendAnswer } from '../../http/cached-response.ts';

export async function keptShelfRoute(fastify: FastifyInstance, { database }: Deps) {
  fastify
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/shelf',
      { schema: { hide: true, querystring: keptShelfQuery, response: { 200: shelfCards } } },
      async (request, reply) => {
        const cards = await inSnapshot(database.db, (snapshot) =>
          readShelfCards(snapshot, request.query, request.query),
        );
        return sendAnswer(request, reply, answerOf(JSON.stringify(shelfCards.parse(cards))));
      },
    );
}
