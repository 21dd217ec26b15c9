/** Renders a page from src for every path that belongs to neither the API nor a file. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { wallClock } from '#contract/wall-clock.ts';
import { faultOf } from '../../db/database-fault.ts';
import type { Deps } from '../deps.ts';
import { asAppError, errorKinds } from '../errors.ts';
import { siteUrl } from '../site/read-site.ts';
import { oldAddressAnswers } from './answer-old-address.ts';
import {
  answerTo,
  decideResponse,
  isOldAddress,
  type PageLookups,
  type PageVisit,
} from './decide-response.ts';
import { accountPages } from './forms/account-form.ts';
import { ageForm, hasConfirmedAge } from './forms/age-form.ts';
import { breakForm, isBreakPage } from './forms/break-form.ts';
import { countingForm } from './forms/counting-form.ts';
import { followForm } from './forms/follow-form.ts';
import { inquiryForms } from './forms/inquiry-form.ts';
import { goRoute } from './go-route.ts';
import { type PageUrl, parsePageUrl, readOnlyPages } from './page-url.ts';
import { redirectByParameter, redirectOf } from './redirect.ts';
import { builtPages } from './render/built-pages.ts';
import { developmentPages } from './render/development-pages.ts';
import type { Load, RejectedForm } from './render/renderer.ts';
import { pageRendering } from './render-page.ts';
import { type RenderedPage, sendPage } from './rendered-page.ts';
import { visitorChoice } from './visitor-choice.ts';
import { visitorMarket } from './visitor-market.ts';

type Pages = Deps & {
  dev: boolean;
  /** Gets the loaders of pages, for those who don't need a page itself. */
  pageLoading: { load?: Load };
};

export async function pages(app: FastifyInstance, { dev, pageLoading, ...deps }: Pages) {
  const renderer = await (dev ? developmentPages(app) : builtPages(app, deps));
  pageLoading.load = renderer.load;
  const { pageCache: cache } = deps;
  const lookups = pageLookups(deps);
  const visitOf = visitReader(deps);
  const { failedPage, renderOrFail } = pageRendering({
    app,
    deps: { ...deps, dev },
    renderer,
  });
  const render = (
    request: FastifyRequest,
    { choice, hasPassedGate, breakUntil }: PageVisit,
    page: { pageUrl: PageUrl; rejected?: RejectedForm; isGone?: true },
  ) => renderOrFail({ request, chosenMarket: choice.market, hasPassedGate, breakUntil, ...page });

  const answerOld = oldAddressAnswers(app, {
    ...deps,
    render: async (request, page) => (await render(request, await visitOf(request), page)).page,
  });

  const showPage = (request: FastifyRequest, reply: FastifyReply) =>
    showOrRedirect(request, reply).catch((error: unknown) => {
      if (errorKinds[asAppError(error).code].status < 500) throw error;
      return sendPage(request, reply, failedPage(error, request));
    });

  async function showOrRedirect(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request);
    const answer = await decideResponse(visit, lookups);
    if (isOldAddress(answer)) return answerOld(request, reply, answer);
    if (answer.kind === 'not found') return reply.callNotFound();
    if (answer.kind === 'cached') return sendPage(request, reply, answer.page);
    const { pageUrl, cacheKey, mayRedirectIfMissing } = answer;
    const page =
      renderer.cachesPages && cacheKey !== undefined
        ? await cache.get(cacheKey, () => render(request, visit, { pageUrl }))
        : (await render(request, visit, { pageUrl })).page;
    const found =
      mayRedirectIfMissing && page.status === 404
        ? await lookups.findRedirect(request.url)
        : undefined;
    return found
      ? answerOld(request, reply, answerTo(found, pageUrl))
      : sendPage(request, reply, page);
  }

  async function showAgain(request: FastifyRequest, rejected: RejectedForm) {
    const visit = await visitOf(request);
    const asked = parsePageUrl(request.url) as PageUrl;
    const isKnown = asked.market && (await lookups.isActive(asked.market));
    const pageUrl = isKnown ? asked : { ...asked, market: undefined };
    return (await render(request, visit, { pageUrl, rejected })).page;
  }

  await registerForms(app, deps, { show: showPage, showAgain });
  await app.register(goRoute, { ...deps, showPage });
  for (const path of [...readOnlyPages, '/*']) app.get(path, { schema: { hide: true } }, showPage);
}

function visitReader({ settings, reads }: Deps) {
  const isGated = settings.AGE_GATE === 'gate';
  const clock = wallClock(settings.SITE_TIMEZONE);
  /** Cached pages contain only the day on which the break ends. The page about the break also shows the time. */
  const breakUntil = ({ breakEnd, url }: FastifyRequest) =>
    breakEnd > 0
      ? clock
          .format(breakEnd)
          .slice(0, isBreakPage(url) ? 'YYYY-MM-DD HH:MM'.length : 'YYYY-MM-DD'.length)
      : undefined;

  return async (request: FastifyRequest): Promise<PageVisit> => {
    const { url, headers } = request;
    return {
      url,
      choice: visitorChoice(headers.cookie, await reads.markets.activeCodes()),
      comesFromSite: headers['sec-fetch-site'] === 'same-origin',
      isNavigation: headers['sec-fetch-mode'] === 'navigate',
      // Without JavaScript, only the server can remove the gate. The notice needs no separate page.
      hasPassedGate: isGated && hasConfirmedAge(headers.cookie),
      breakUntil: breakUntil(request),
    };
  };
}

/** If the database is unreachable, the page itself reports it. */
function unlessUnreachable(error: unknown) {
  if (faultOf(error) === undefined) throw error;
  return undefined;
}

const pageLookups = ({ pageCache, database, reads }: Deps): PageLookups => ({
  findCached: pageCache.find,
  isActive: async (market) => (await reads.markets.activeCodes()).includes(market),

  findRedirect: (url) => redirectOf(database.db, url).catch(unlessUnreachable),
  findByParameter: (url) => redirectByParameter(database.db, url).catch(unlessUnreachable),

  async hasLanguage(language) {
    const { value } = await reads.settings(defaultLanguage);
    return value.languages.includes(language);
  },

  async languageOfMarket(market: MarketCode) {
    const { markets } = await reads.markets.list();
    return markets.find(({ code }) => code === market)?.default_language ?? defaultLanguage;
  },
});

type Showing = {
  show: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  showAgain: (request: FastifyRequest, rejected: RejectedForm) => Promise<RenderedPage>;
};

async function registerForms(app: FastifyInstance, deps: Deps, { show, showAgain }: Showing) {
  const { accounts, breaks, follows, reads, receiveInquiry, settings } = deps;
  const own = { siteUrl: () => siteUrl(app, settings) };
  await app.register(ageForm, own);
  await app.register(countingForm, own);
  await app.register(breakForm, { ...own, breaks, show });
  await app.register(followForm, {
    ...own,
    accounts,
    follows,
    marketOf: (request, asked) => visitorMarket(request, asked, reads.markets),
    show,
    showAgain: (request, refusedFollow) => showAgain(request, { refusedFollow }),
  });
  await app.register(inquiryForms, {
    ...own,
    receiveInquiry,
    show,
    showAgain: (request, posted) => showAgain(request, { posted }),
  });
  await app.register(accountPages, {
    ...own,
    accounts,
    activeMarkets: reads.markets.activeCodes,
    show,
    showAgain: (request, signIn) => showAgain(request, { signIn }),
  });
}
