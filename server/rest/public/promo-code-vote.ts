/** Receives votes on whether a promo code worked, from the site's pages. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { promoCodeVote, promoCodeVoteResult } from '#contract/visitor/promo-code-vote.ts';
import type { Deps } from '../../deps.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { visitorOf } from '../../partner/click/visitor-of.ts';
import { siteUrl } from '../../site/read-site.ts';
import { conflict, idPath, operation } from '../request-schema.ts';

const bodyLimit = 4 * 1024;

export async function promoCodeVoteRoute(fastify: FastifyInstance, deps: Deps) {
  fastify.withTypeProvider<ZodTypeProvider>().post(
    '/promocodes/:id/vote',
    {
      bodyLimit,
      schema: {
        ...operation('Public', 'votePromoCode', 'Vote on whether a promo code worked'),
        params: idPath,
        body: promoCodeVote,
        response: { 200: promoCodeVoteResult, ...conflict },
      },
      onRequest: async (request) => refuseOtherSites(request, siteUrl(fastify, deps.settings)),
    },
    async (request, reply) => {
      const result = await deps.receiveVote(request.params.id, request.body, visitorOf(request));
      return reply.header('cache-control', 'no-store').send(result);
    },
  );
}
