/** Pages of the site report here that a visitor follows a link to a partner. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { MarketCode } from '#contract/market.ts';
import { clickBeacon } from '#contract/visitor/click.ts';
import { clickedPage } from '../../click/clicked-page.ts';
import { countedVisitor } from '../../click/refused-click.ts';
import type { Deps } from '../../deps.ts';
import { acceptPlainJson } from '../../http/json-body.ts';
import { refuseOtherSites } from '../../http/same-origin.ts';
import { siteUrl } from '../../site/read-site.ts';
import { operation } from '../request-schema.ts';

const bodyLimit = 4 * 1024;

/** Refuses a market that is not active. A burst of clicks asks once a second: to look at the version costs more than a click. */
function marketCheck({ markets }: Deps['reads']) {
  let active: { second: number; codes: Set<MarketCode> } | undefined;
  return async (code: MarketCode) => {
    const second = Math.floor(Date.now() / 1000);
    if (active?.second === second && active.codes.has(code)) return;
    await markets.get(code);
    active = { second, codes: new Set(await markets.activeCodes()) };
  };
}

export async function clickRoute(fastify: FastifyInstance, deps: Deps) {
  const requireMarket = marketCheck(deps.reads);
  // This is the type of what navigator.sendBeacon sends.
  acceptPlainJson(fastify, bodyLimit);
  fastify.withTypeProvider<ZodTypeProvider>().post(
    '/clicks',
    {
      bodyLimit,
      schema: {
        ...operation('Public', 'countClick', 'Count a click on a link to a partner'),
        body: clickBeacon,
        response: { 204: z.null() },
      },
      onRequest: async (request) => refuseOtherSites(request, siteUrl(fastify, deps.settings)),
    },
    async (request, reply) => {
      await requireMarket(request.body.market);
      const { id: item_id, path, market: market_code, ...click } = request.body;
      const visitor = countedVisitor(request);
      const page = clickedPage(path);
      if (visitor) await deps.clicks.count({ ...click, item_id, page, market_code }, visitor);
      return reply.status(204).header('cache-control', 'no-store').send(null);
    },
  );
}
