/** `/go/{kind}/{id}` is for links placed on other sites. Counts the click, and redirects only to the partner. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import { originText } from '#contract/partner/click.ts';
import { clickKinds } from '#contract/partner/click-place.ts';
import { withClickId } from '#contract/partner/with-click-id.ts';
import { givenMarketCode } from '#contract/site/market-schema.ts';
import type { PartnerLink } from '../../db/repositories/partner/partner-link.ts';
import { findGoLink } from '../catalogue/read/find-go-link.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { knownError, sendProblem } from '../http/error-response.ts';
import { clickOrigins, hostOf, type SentOrigin } from '../partner/click/click-origin.ts';
import { countedVisitor, isOpened } from '../partner/click/counted-visitor.ts';
import { newClickId } from '../partner/click/new-click-id.ts';
import { siteUrl } from '../site/read-site.ts';
import { isOnBreak } from '../visitor/break/visitor-break.ts';
import { visitorMarket } from './visitor-market.ts';

const params = z.object({ kind: z.enum(clickKinds), id: idInPath });

/** Products belong to every market, so a link can specify one. */
const querystring = z.object({ market: givenMarketCode.optional() });

const elsewhere = { page: 'elsewhere', block: 'none', position: 0 } as const;

type Options = Pick<Deps, 'database' | 'clicks' | 'reads' | 'settings'> & {
  /** Sends the site's 404 page. */
  showPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

export async function goRoute(
  fastify: FastifyInstance,
  { database, clicks, reads, settings, showPage }: Options,
) {
  const originOf = clickOrigins(settings);
  fastify.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  fastify.setErrorHandler((error, request, reply) => {
    const isPerson = request.headers.accept?.includes('text/html');
    const { code } = knownError(error);
    // People who follow an old link don't know that its market was retired.
    if (showPage && isPerson && (code === 'not_found' || code === 'bad_input')) {
      return showPage(request, reply);
    }
    return sendProblem(error, request, reply);
  });

  fastify
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/go/:kind/:id',
      { schema: { hide: true, params, querystring } },
      async (request, reply) => {
        if (isOnBreak(request)) throw notFound();
        const { kind, id } = request.params;
        const code = await visitorMarket(request, request.query.market, reads.markets);
        const { db } = database;
        const found = await findGoLink({ db, markets: reads.markets }, kind, id, code);
        if (!found) throw notFound();
        const { link, market_code } = found;
        const { counting } = await reads.markets.get(code);
        const visitor = isOpened(request) ? countedVisitor(request, counting) : undefined;
        if (!visitor) return reply.redirect(inHeader(link), 302);
        const { click_id, target } = linkWithId(link, found);
        const origin = originOf(request, sentBy(request), siteUrl(fastify, settings));
        const click = { kind, item_id: id, market_code, click_id, origin, ...elsewhere };
        await clicks.count(click, visitor);
        return reply.redirect(inHeader(target), 302);
      },
    );
}

/** Not part of the validated query, because a campaign is never a reason to refuse a visitor. */
function sentBy({ headers, url }: FastifyRequest): SentOrigin {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const read = (name: string) => {
    const [value, ...others] = parameters.getAll(name);
    return others.length > 0 ? undefined : originText.safeParse(value).data;
  };
  return {
    source: read('utm_source'),
    medium: read('utm_medium'),
    campaign: read('utm_campaign'),
    site: hostOf(headers.referer),
  };
}

/** Headers are ASCII, so encodes other characters as a browser would. */
const inHeader = (link: string) => (/^[!-~]*$/.test(link) ? link : new URL(link).href);

function linkWithId(link: string, { click_parameter }: PartnerLink) {
  if (click_parameter === null) return { target: link };
  const click_id = newClickId();
  return { click_id, target: withClickId(link, click_parameter, click_id) };
}
