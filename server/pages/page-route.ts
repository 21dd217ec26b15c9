/** Renders a page from src for every path that belongs to neither the API nor a file. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { wallClock } from '#contract/wall-clock.ts';
import { faultOf } from '../../db/database-fault.ts';
import type { Deps } from '../deps.ts';
import { asAppError, errorKinds } from '../errors.ts';
import { siteUrl } from '../site/read-site.ts';
import {
  decideResponse,
  type PageLookups,
  type PageRedirect,
  permanentRedirect,
} from './decide-response.ts';
import { accountPages } from './forms/account-form.ts';
import { ageForm, hasConfirmedAge } from './forms/age-form.ts';
import { breakForm, isBreakPage } from './forms/break-form.ts';
import { countingForm } from './forms/counting-form.ts';
import { followForm } from './forms/follow-form.ts';
import { inquiryForms } from './forms/inquiry-form.ts';
import { goRoute } from './go-route.ts';
import { type PageUrl, parsePageUrl, readOnlyPages } from './page-url.ts';
import { redirectOf } from './redirect.ts';
import { builtPages } from './render/built-pages.ts';
import { developmentPages } from './render/development-pages.ts';
import type { RejectedForm } from './render/renderer.ts';
import { pageRendering } from './render-page.ts';
import { sendPage } from './rendered-page.ts';
import { visitorChoice } from './visitor-choice.ts';
import { visitorMarket } from './visitor-market.ts';

export async function pages(app: FastifyInstance, { dev, ...deps }: Deps & { dev: boolean }) {
  const renderer = await (dev ? developmentPages(app) : builtPages(app, deps));
  const { pageCache: cache } = deps;
  const { db } = deps.database;
  const { activeCodes } = deps.reads.markets;
  const isGated = deps.settings.AGE_GATE === 'gate';
  const { failedPage, renderOrFail } = pageRendering({
    app,
    deps: { ...deps, dev },
    renderer,
  });

  /** Without JavaScript, only the server can remove the gate. The notice needs no separate page. */
  const hasPassedGate = ({ headers }: FastifyRequest) => isGated && hasConfirmedAge(headers.cookie);
  const choiceOf = async ({ headers }: FastifyRequest) =>
    visitorChoice(headers.cookie, await activeCodes());

  const clock = wallClock(deps.settings.SITE_TIMEZONE);
  /** Cached pages share the day. The page of the break itself also tells the time. */
  const breakUntil = ({ breakEnd, url }: FastifyRequest) =>
    breakEnd > 0
      ? clock
          .format(breakEnd)
          .slice(0, isBreakPage(url) ? 'YYYY-MM-DD HH:MM'.length : 'YYYY-MM-DD'.length)
      : undefined;

  const lookups: PageLookups = {
    findCached: cache.find,
    isActive: async (market) => (await activeCodes()).includes(market),

    /** If the database is unreachable, the page itself reports it. */
    findRedirect: (url) =>
      redirectOf(db, url).catch((error: unknown) => {
        if (faultOf(error) === undefined) throw error;
        return undefined;
      }),

    async hasLanguage(language) {
      const { value } = await deps.reads.settings(defaultLanguage);
      return value.languages.includes(language);
    },

    async languageOfMarket(market: MarketCode) {
      const { markets } = await deps.reads.markets.list();
      return markets.find(({ code }) => code === market)?.default_language ?? defaultLanguage;
    },
  };

  const showPage = (request: FastifyRequest, reply: FastifyReply) =>
    showOrRedirect(request, reply).catch((error: unknown) => {
      if (errorKinds[asAppError(error).code].status < 500) throw error;
      return sendPage(request, reply, failedPage(error, request));
    });

  async function showOrRedirect(request: FastifyRequest, reply: FastifyReply) {
    const { url, headers } = request;
    const choice = await choiceOf(request);
    const visit = {
      url,
      choice,
      comesFromSite: headers['sec-fetch-site'] === 'same-origin',
      isNavigation: headers['sec-fetch-mode'] === 'navigate',
      hasPassedGate: hasPassedGate(request),
      breakUntil: breakUntil(request),
    };
    const answer = await decideResponse(visit, lookups);
    if (answer.kind === 'redirect') return redirect(reply, answer);
    if (answer.kind === 'not found') return reply.callNotFound();
    if (answer.kind === 'cached') return sendPage(request, reply, answer.page);
    const { pageUrl, cacheKey, mayRedirectIfMissing } = answer;
    const render = () =>
      renderOrFail({
        request,
        pageUrl,
        chosenMarket: choice.market,
        hasPassedGate: visit.hasPassedGate,
        breakUntil: visit.breakUntil,
      });
    const page =
      renderer.cachesPages && cacheKey !== undefined
        ? await cache.get(cacheKey, render)
        : (await render()).page;
    const target =
      mayRedirectIfMissing && page.status === 404 ? await lookups.findRedirect(url) : undefined;
    return target ? redirect(reply, permanentRedirect(target)) : sendPage(request, reply, page);
  }

  async function showAgain(request: FastifyRequest, rejected: RejectedForm) {
    const { market: chosenMarket } = await choiceOf(request);
    const asked = parsePageUrl(request.url) as PageUrl;
    const isKnown = asked.market && (await lookups.isActive(asked.market));
    const pageUrl = isKnown ? asked : { ...asked, market: undefined };
    const { page } = await renderOrFail({
      request,
      pageUrl,
      chosenMarket,
      hasPassedGate: hasPassedGate(request),
      breakUntil: breakUntil(request),
      rejected,
    });
    return page;
  }

  await app.register(ageForm, { siteUrl: () => siteUrl(app, deps.settings) });
  await app.register(countingForm, { siteUrl: () => siteUrl(app, deps.settings) });
  await app.register(breakForm, {
    breaks: deps.breaks,
    siteUrl: () => siteUrl(app, deps.settings),
    show: showPage,
  });
  await app.register(followForm, {
    accounts: deps.accounts,
    follows: deps.follows,
    siteUrl: () => siteUrl(app, deps.settings),
    marketOf: (request, asked) => visitorMarket(request, asked, deps.reads.markets),
    show: showPage,
    showAgain: (request, refusedFollow) => showAgain(request, { refusedFollow }),
  });
  await app.register(inquiryForms, {
    receiveInquiry: deps.receiveInquiry,
    siteUrl: () => siteUrl(app, deps.settings),
    show: showPage,
    showAgain: (request, posted) => showAgain(request, { posted }),
  });
  await app.register(accountPages, {
    accounts: deps.accounts,
    activeMarkets: activeCodes,
    siteUrl: () => siteUrl(app, deps.settings),
    show: showPage,
    showAgain: (request, signIn) => showAgain(request, { signIn }),
  });
  await app.register(goRoute, { ...deps, showPage });
  for (const path of [...readOnlyPages, '/*']) app.get(path, { schema: { hide: true } }, showPage);
}

const redirect = (reply: FastifyReply, { status, to, headers }: PageRedirect) =>
  reply.headers(headers).redirect(to, status);
