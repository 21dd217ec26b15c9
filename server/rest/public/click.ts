/** Counts clicks on partner links, as reported by the site's pages. */

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clickBeacon } from '#contract/partner/click.ts';
import { clickedPage } from '#contract/partner/clicked-page.ts';
import { isLinkedIn } from '#contract/site/linked-in-market.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { acceptPlainJson } from '../../http/json-body.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { forbidden, operation } from '../../http/request-schema.ts';
import { clickOrigins } from '../../partner/click/click-origin.ts';
import { countedVisitor } from '../../partner/click/counted-visitor.ts';
import { siteUrl } from '../../site/read-site.ts';
import { isOnBreak } from '../../visitor/break/visitor-break.ts';

type Market = Pick<MarketCard, 'code' | 'effects' | 'counting'>;

/**
 * Finds the active market with the code, or the first one. Caches results for a second, because checking the catalogue
 * version costs more than counting a click.
 */
function marketFinder({ markets }: Deps['reads']) {
  let known = { second: 0, found: new Map<MarketCode | undefined, Market>() };
  return async (code: MarketCode | undefined): Promise<Market> => {
    const second = Math.floor(Date.now() / 1000);
    if (known.second !== second) known = { second, found: new Map() };
    const found = known.found.get(code) ?? (await markets.get(code));
    known.found.set(code, found);
    return found;
  };
}

export async function clickRoute(fastify: FastifyInstance, deps: Deps) {
  const findMarket = marketFinder(deps.reads);
  const originOf = clickOrigins(deps.settings);
  const ownSite = () => siteUrl(fastify, deps.settings);
  // The content type that navigator.sendBeacon uses.
  acceptPlainJson(fastify, bodyLimits.short);
  fastify.withTypeProvider<ZodTypeProvider>().post(
    '/clicks',
    {
      bodyLimit: bodyLimits.short,
      schema: {
        ...operation('Public', 'countClick', 'Count a click on a partner link'),
        body: clickBeacon,
        response: { 204: z.null(), ...forbidden },
      },
      onRequest: async (request) => refuseOtherSites(request, ownSite()),
    },
    async (request, reply) => {
      const { id: item_id, path, market: asked, kind, block, position, click_id } = request.body;
      const { code: market_code, effects, counting } = await findMarket(asked);
      const isLinked = !isOnBreak(request) && isLinkedIn(effects, kind);
      const visitor = isLinked ? countedVisitor(request, counting) : undefined;
      const page = clickedPage(path);
      if (visitor) {
        const origin = originOf(request, request.body, ownSite());
        const click = { kind, item_id, page, block, position, market_code, click_id, origin };
        await deps.clicks.count(click, visitor);
      }
      return reply.status(204).header('cache-control', 'no-store').send(null);
    },
  );
}
