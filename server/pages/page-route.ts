/** Every path that is neither the API's nor a file's is a page of src, rendered here. */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import { languageOf, pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { faultOf, lostPartCheck } from '../../db/database-fault.ts';
import { histogram, secondsSince } from '../../db/metrics/measure.ts';
import type { ReadTag } from '../catalogue/read/catalogue-reads.ts';
import type { Deps } from '../deps.ts';
import { type AppError, asAppError, errorKinds, overloaded, retryAfter } from '../errors.ts';
import { briefCacheControl } from '../http/etag.ts';
import { semaphore } from '../http/semaphore.ts';
import { goRoute } from '../partner/click/go-route.ts';
import { readSite, siteUrl } from '../site/read-site.ts';
import { accountPages } from './forms/account-form.ts';
import { ageForm, saysAdult } from './forms/age-form.ts';
import { inquiryForms } from './forms/inquiry-form.ts';
import type { Rendering } from './page-cache.ts';
import {
  canonicalPath,
  isAdmin,
  isCacheable,
  isHome,
  isPageBelow,
  isPersonal,
  isPreview,
  type PageUrl,
  pageKey,
  parsePageUrl,
  readOnlyPages,
  withoutMarket,
} from './page-url.ts';
import { redirectOf } from './redirect.ts';
import { builtPages } from './render/built-pages.ts';
import { withoutNonce } from './render/content-policy.ts';
import { developmentPages } from './render/development-pages.ts';
import { failurePage } from './render/failure-page.ts';
import type { ReturnedForm } from './render/renderer.ts';
import { visitorApi } from './render/visitor-api.ts';
import { type RenderedPage, renderedPage, sendPage } from './rendered-page.ts';
import { visitorChoice } from './visitor-choice.ts';

/** A page takes memory from its rendering until it is compressed, so few are rendered at once. */
const maxRendering = 4;
const renderTimes = histogram({
  name: 'aceboard_page_render_seconds',
  help: 'Pages rendered, with the reads they needed.',
}).of();
const queue = { maxWaiting: 200, refusal: () => overloaded('Too many pages are being requested.') };

export async function pages(app: FastifyInstance, { dev, ...deps }: Deps & { dev: boolean }) {
  const renderer = await (dev ? developmentPages(app) : builtPages(app, deps));
  const { pageCache: cache } = deps;
  const { db } = deps.database;
  const renderQueue = semaphore('pages', maxRendering, queue);
  /** By Retry-After. Made once, as compressing one for each refused request would cost more than the refusal saves. */
  const unavailablePages = new Map<string | undefined, RenderedPage>();

  function failedPage(error: unknown, { id, log }: FastifyRequest): RenderedPage {
    const known = asAppError(error);
    const noStore = { 'cache-control': 'no-store' };
    if (known !== error) log.error({ err: error }, 'The page could not be shown.');
    if (!isTemporary(known)) return renderedPage(500, failurePage(id), noStore);
    const headers = { ...retryAfter(5).headers, ...known.headers };
    const wait = headers['retry-after'];
    const page =
      unavailablePages.get(wait) ?? renderedPage(503, failurePage(), { ...noStore, ...headers });
    unavailablePages.set(wait, page);
    return page;
  }

  const isGated = deps.settings.AGE_GATE === 'gate';
  /** Without a script only the server can take the gate away. The notice is the same page for everybody. */
  const isAnswered = ({ headers }: FastifyRequest) => isGated && saysAdult(headers.cookie);

  async function renderPage(
    request: FastifyRequest,
    pageUrl: PageUrl,
    chosen: MarketCode,
    returned: ReturnedForm = {},
  ): Promise<Rendering> {
    const { path, search, market = chosen } = pageUrl;
    const isPartLost = lostPartCheck();
    const reads: ReadTag[] = [];
    const errors: AppError[] = [];
    const api = visitorApi(deps.reads, {
      onRead: (read) => reads.push(read),
      onError: (error) => errors.push(error),
    });
    const language = languageOf(path);
    const read = await readSite(app, deps, language);
    const site = { ...read.site, ...(isAnswered(request) && { ageGate: 'off' as const }) };
    const { markets, tag } = await deps.reads.markets.list(language);
    reads.push(read.tag, tag);
    const nonce = randomUUID();
    const start = performance.now();
    const rendered = await deps.tracing.span('render', { market }, () =>
      renderer.render({ path: path + search, nonce, market, markets, site, api, ...returned }),
    );
    renderTimes.observe(secondsSince(start));
    const { html, redirectTo } = rendered;
    if (redirectTo) return { page: renderedPage(rendered.status, '', { location: redirectTo }) };
    // A module of the route may not load, for lack of a file descriptor.
    if (rendered.status >= 500 && errors.length === 0) errors.push(asAppError(rendered.routeError));
    const failures = errors.filter(({ code }) => errorKinds[code].status >= 500);
    for (const failure of failures) {
      request.log.error({ err: failure.cause ?? failure }, 'A part of the page failed.');
    }
    const status = failures.length > 0 ? statusOfFailures(failures) : rendered.status;
    for (const failure of rendered.failures) {
      request.log.error({ err: failure }, 'A part of the page could not be rendered.');
    }
    const isReturned = Object.keys(returned).length > 0;
    const isWhole = status < 500 && rendered.failures.length === 0 && !isPartLost();
    const mayBeCached = isWhole && !(dev || isReturned || isAdmin(path) || isPersonal(path));
    const page = renderedPage(status, withoutNonce(html, nonce), {
      'content-security-policy': renderer.policy(html, nonce),
      'cache-control': mayBeCached ? briefCacheControl : 'no-store',
      ...(status === 503 && { ...retryAfter(5).headers, ...failures[0]?.headers }),
      vary:
        pageUrl.market && !isHome(path) && !isGated ? 'accept-encoding' : 'accept-encoding, cookie',
      ...((isAdmin(path) || isPreview(path)) && { 'x-robots-tag': 'noindex' }),
    });
    // A refusal may end with any write, and has no tag.
    return {
      page,
      reads: errors.length === 0 && isWhole ? reads : undefined,
      isPartLost: isPartLost(),
    };
  }

  async function renderOrFail(...args: Parameters<typeof renderPage>): Promise<Rendering> {
    try {
      return await renderQueue(1, async () => {
        // Other requests are handled between two renderings.
        await nextTurn();
        return renderPage(...args);
      });
    } catch (error) {
      return { page: failedPage(error, args[0]) };
    }
  }

  const { activeCodes } = deps.reads.markets;
  const isActive = async (market: MarketCode) => (await activeCodes()).includes(market);
  const choiceOf = async ({ headers }: FastifyRequest) =>
    visitorChoice(headers.cookie, await activeCodes());

  /** Crawlers and other programs send no such header, and always find the first page in the default language. */
  async function languageOfFirstVisit({ headers }: FastifyRequest, market: MarketCode) {
    if (headers['sec-fetch-mode'] !== 'navigate') return defaultLanguage;
    const { markets } = await deps.reads.markets.list();
    return markets.find(({ code }) => code === market)?.default_language ?? defaultLanguage;
  }

  /** The page itself says so where the database cannot be asked. */
  const findRedirect = (url: string) =>
    redirectOf(db, url).catch((error: unknown) => {
      if (faultOf(error) === undefined) throw error;
    });

  const showPage = (request: FastifyRequest, reply: FastifyReply) =>
    showOrRedirect(request, reply).catch((error: unknown) => {
      if (errorKinds[asAppError(error).code].status < 500) throw error;
      return sendPage(request, reply, failedPage(error, request));
    });

  async function showOrRedirect(request: FastifyRequest, reply: FastifyReply) {
    const { url, headers } = request;
    const { market, language: chosen } = await choiceOf(request);
    // A link of the site to the first page means that page: its press may have chosen the default language, and Chromium
    // can send the request before it has stored the choice.
    const comesFromSite = headers['sec-fetch-site'] === 'same-origin';
    if (isHome(url) && !comesFromSite) {
      const { search, market: named } = parsePageUrl(url) ?? { search: '' };
      const language = chosen ?? (await languageOfFirstVisit(request, named ?? market));
      if (language !== defaultLanguage) {
        reply.headers({ 'cache-control': 'no-store', vary: 'cookie' });
        return reply.redirect(pathIn(language, '/') + search, 302);
      }
    }
    const keyOf = (page: string) =>
      `${isAnswered(request) ? 'adult ' : ''}${pageKey(page, market)}`;
    const cached = cache.find(keyOf(url));
    if (cached) return sendPage(request, reply, cached);
    const pageUrl = parsePageUrl(url);
    if (!pageUrl) return reply.callNotFound();
    // Links of campaigns have a query that no page depends on. No redirect stands before a page.
    const kept = cache.find(keyOf(pageUrl.path + pageUrl.search));
    if (kept) return sendPage(request, reply, kept);
    const lead = (target: string) =>
      reply.headers({ 'cache-control': briefCacheControl }).redirect(target, 301);
    // A product has its path for ever, so a redirect from there waits until it is gone.
    const isProduct = isPageBelow(pageUrl.path, pagePath.casino);
    const early = isProduct ? undefined : await findRedirect(url);
    if (early) return lead(early);
    if (pageUrl.market && !(await isActive(pageUrl.market))) {
      reply.headers({ 'cache-control': 'no-store' });
      return reply.redirect(withoutMarket(url), 302);
    }
    const path = canonicalPath(pageUrl.path);
    if (path !== pageUrl.path) return reply.redirect(path + pageUrl.search, 308);
    const render = () => renderOrFail(request, pageUrl, market);
    const page =
      renderer.cachesPages && isCacheable(pageUrl)
        ? await cache.get(keyOf(path + pageUrl.search), render)
        : (await render()).page;
    const late = isProduct && page.status === 404 ? await findRedirect(url) : undefined;
    return late ? lead(late) : sendPage(request, reply, page);
  }

  async function showAgain(request: FastifyRequest, returned: ReturnedForm) {
    const { market } = await choiceOf(request);
    const pageUrl = parsePageUrl(request.url) as PageUrl;
    const isKnown = pageUrl.market && (await isActive(pageUrl.market));
    const { page } = await renderOrFail(
      request,
      isKnown ? pageUrl : { ...pageUrl, market: undefined },
      market,
      returned,
    );
    return page;
  }

  await app.register(ageForm, { siteUrl: () => siteUrl(app, deps.settings) });
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

/** A read may also meet a full disk, which the page cannot help either. */
const isTemporary = ({ code }: AppError) => code === 'overloaded' || code === 'disk_full';

const statusOfFailures = (failures: readonly AppError[]) =>
  failures.every(isTemporary) ? 503 : 500;
