/** `/go/{kind}/{id}` is for links placed on other sites. Counts the click, and redirects only to the partner. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import { originText } from '#contract/partner/click.ts';
import { clickKinds } from '#contract/partner/click-place.ts';
import type { GoItem } from '#contract/partner/go-path.ts';
import { withClickId } from '#contract/partner/with-click-id.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { givenMarketCode } from '#contract/site/market-schema.ts';
import type { PartnerLink } from '../../db/repositories/partner/partner-link.ts';
import { findGoLink } from '../catalogue/read/find-go-link.ts';
import type { Deps } from '../deps.ts';
import { badInput, fieldErrors, notFound } from '../errors.ts';
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

type Leaving = Pick<Deps, 'database' | 'clicks' | 'reads' | 'settings'>;

type Options = Leaving & {
  /** Sends the site's 404 page. */
  showPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** People who follow an old link don't know that its market was retired. */
export function needsPage({ headers }: FastifyRequest, error: unknown): boolean {
  const { code } = knownError(error);
  const isPerson = headers.accept?.includes('text/html') ?? false;
  return isPerson && (code === 'not_found' || code === 'bad_input');
}

export async function goRoute(fastify: FastifyInstance, { showPage, ...deps }: Options) {
  const leave = leaving(fastify, deps);
  fastify.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  fastify.setErrorHandler((error, request, reply) =>
    showPage && needsPage(request, error)
      ? showPage(request, reply)
      : sendProblem(error, request, reply),
  );

  fastify
    .withTypeProvider<ZodTypeProvider>()
    .get('/go/:kind/:id', { schema: { hide: true, params, querystring } }, (request, reply) =>
      leave(request, reply, { ...request.params, market: request.query.market }),
    );
}

/** Reads the market from the query of an old address that leads to a partner. */
export function askedMarket({ query }: FastifyRequest): MarketCode | undefined {
  const asked = querystring.safeParse(query);
  if (!asked.success) throw badInput(fieldErrors(asked.error.issues));
  return asked.data.market;
}

/** Redirects to the partner of an item, and counts the click. */
export function leaving(
  app: FastifyInstance,
  { database: { db }, clicks, reads: { markets }, settings }: Leaving,
) {
  const originOf = clickOrigins(settings);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, id, market }: GoItem & { market: MarketCode | undefined },
  ) => {
    if (isOnBreak(request)) throw notFound();
    const code = await visitorMarket(request, market, markets);
    const found = await findGoLink({ db, markets }, kind, id, code);
    if (!found) throw notFound();
    reply.header('cache-control', 'no-store');
    const { link, market_code } = found;
    const { counting } = await markets.get(code);
    const visitor = isOpened(request) ? countedVisitor(request, counting) : undefined;
    if (!visitor) return reply.redirect(inHeader(link), 302);
    const { click_id, target } = linkWithId(link, found);
    const origin = originOf(request, sentBy(request), siteUrl(app, settings));
    const click = { kind, item_id: id, market_code, click_id, origin, ...elsewhere };
    await clicks.count(click, visitor);
    return reply.redirect(inHeader(target), 302);
  };
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
