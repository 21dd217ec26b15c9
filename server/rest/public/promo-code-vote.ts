/** Receives votes on whether a promo code worked, from the site's pages. */

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { givenMarketCode } from '#contract/site/market-schema.ts';
import { promoCodeVote, promoCodeVoteResult } from '#contract/visitor/promo-code-vote.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { conflict, forbidden, idPath, operation } from '../../http/request-schema.ts';
import { visitorMarket } from '../../pages/visitor-market.ts';
import { siteUrl } from '../../site/read-site.ts';
import { isOnBreak } from '../../visitor/break/visitor-break.ts';
import { visitorOf } from '../../visitor/hash/visitor-of.ts';

export async function promoCodeVoteRoute(fastify: FastifyInstance, deps: Deps) {
  fastify.withTypeProvider<ZodTypeProvider>().post(
    '/promocodes/:id/vote',
    {
      bodyLimit: bodyLimits.short,
      schema: {
        ...operation('Public', 'votePromoCode', 'Vote on whether a promo code worked'),
        params: idPath,
        querystring: z.object({ market: givenMarketCode.optional() }),
        body: promoCodeVote,
        response: { 200: promoCodeVoteResult, ...forbidden, ...conflict },
      },
      onRequest: async (request) => refuseOtherSites(request, siteUrl(fastify, deps.settings)),
    },
    async (request, reply) => {
      if (isOnBreak(request)) throw notFound();
      const { params, query, body } = request;
      const market = await visitorMarket(request, query.market, deps.reads.markets);
      const result = await deps.receiveVote(params.id, body, { ...visitorOf(request), market });
      return reply.header('cache-control', 'no-store').send(result);
    },
  );
}
