import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf, pathWithoutLanguage } from '#contract/language-path.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { privacyPath } from '#contract/site/stored-data.ts';
import { lostPartCheck } from '../../db/database-fault.ts';
import { histogram, secondsSince } from '../../db/metrics/measure.ts';
import { marketOnBreak } from '../catalogue/market-rule/in-market.ts';
import type { ReadTag } from '../catalogue/read/read-call.ts';
import { storedData } from '../contents/stored-data.ts';
import type { Deps } from '../deps.ts';
import { type AppError, asAppError, errorKinds, overloaded, retryAfter } from '../errors.ts';
import { isPrefetch } from '../http/prefetch.ts';
import { semaphore } from '../http/semaphore.ts';
import { readSite } from '../site/read-site.ts';
import type { Rendering } from './page-cache.ts';
import { headersOf, isTemporary, pageHead } from './page-head.ts';
import type { PageUrl } from './page-url.ts';
import { withoutNonce } from './render/content-policy.ts';
import { failurePage } from './render/failure-page.ts';
import type { RejectedForm, Renderer } from './render/renderer.ts';
import { visitorApi } from './render/visitor-api.ts';
import { type RenderedPage, renderedPage } from './rendered-page.ts';

/** Limited because each page uses memory until it is compressed. */
const maxConcurrentRenders = 4;
const queue = { maxWaiting: 200, refusal: () => overloaded('Too many pages are being requested.') };
const renderTimes = histogram({
  name: 'aceboard_page_render_seconds',
  help: 'Time spent rendering a page, including the reads it needed.',
}).of();

type Context = {
  app: FastifyInstance;
  deps: Deps & { dev: boolean };
  renderer: Renderer;
};

type RenderInput = {
  request: FastifyRequest;
  pageUrl: PageUrl;
  /** Used if the URL names no market. */
  chosenMarket: MarketCode;
  hasPassedGate: boolean;
  /** The last day of the visitor's break, during which the page has no offers. */
  breakUntil: string | undefined;
  rejected?: RejectedForm;
  /** Shows that the page is gone, instead of the page. */
  isGone?: true;
};

export function pageRendering(context: Context) {
  const renderQueue = semaphore('pages', maxConcurrentRenders, queue);
  /**
   * Keyed by Retry-After. Cached, because compressing a page for every refused request would cost more than refusing it
   * saves.
   */
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

  async function renderOrFail(input: RenderInput): Promise<Rendering> {
    try {
      return await renderQueue(1, async () => {
        // Let other requests run between renders.
        await nextTurn();
        return renderPage(context, input);
      });
    } catch (error) {
      return { page: failedPage(error, input.request) };
    }
  }

  return { failedPage, renderOrFail };
}

async function renderPage(
  { app, deps, renderer }: Context,
  { request, pageUrl, chosenMarket, hasPassedGate, breakUntil, isGone, rejected = {} }: RenderInput,
): Promise<Rendering> {
  const { path, search, market = chosenMarket } = pageUrl;
  const hasMissingData = lostPartCheck();
  const reads: ReadTag[] = [];
  const errors: AppError[] = [];
  const isOnBreak = breakUntil !== undefined;
  const api = visitorApi(deps.reads, {
    isOnBreak,
    isAhead: isPrefetch(request),
    onRead: (read) => reads.push(read),
    onError: (error) => errors.push(error),
  });
  const language = languageOf(path);
  const read = await readSite(app, deps, language, { market, isOnBreak });
  const site = {
    ...read.site,
    ...(hasPassedGate && { ageGate: 'off' as const }),
    ...(pathWithoutLanguage(language, path) === privacyPath && {
      storedData: storedData(deps.settings),
    }),
  };
  const listed = await deps.reads.markets.list(language);
  reads.push(read.tag, listed.tag);
  const markets = isOnBreak ? listed.markets.map(marketOnBreak) : listed.markets;
  const nonce = randomBytes(16).toString('base64url');
  const start = performance.now();
  const rendered = await deps.tracing.span('render', { market }, () =>
    renderer.render({
      path: path + search,
      nonce,
      market,
      markets,
      site,
      breakUntil,
      api,
      isGone,
      ...rejected,
    }),
  );
  renderTimes.observe(secondsSince(start));
  const { redirectTo } = rendered;
  const html = deps.previewBar?.({ html: rendered.html, language, nonce }) ?? rendered.html;
  if (redirectTo) {
    const headers = { ...headersOf(path), location: redirectTo };
    return { page: renderedPage(rendered.status, '', headers) };
  }
  // A route's module may fail to load, for example when the process is out of file descriptors.
  if (rendered.status >= 500 && errors.length === 0) errors.push(asAppError(rendered.routeError));
  const failures = errors.filter(({ code }) => errorKinds[code].status >= 500);
  for (const failure of failures) {
    request.log.error({ err: failure.cause ?? failure }, 'Part of the page failed to load.');
  }
  for (const failure of rendered.failures) {
    request.log.error({ err: failure }, 'Part of the page could not be rendered.');
  }
  const { status, headers, isComplete } = pageHead(
    pageUrl,
    {
      status: isGone && rendered.status === 404 ? 410 : rendered.status,
      failures,
      isIncomplete: rendered.failures.length > 0 || hasMissingData(),
      hasRejectedForm: Object.keys(rejected).length > 0,
    },
    { dev: deps.dev },
  );
  const page = renderedPage(status, withoutNonce(html, nonce), {
    ...renderer.policyHeaders(html, nonce),
    ...headers,
  });
  // Errors have no tag, because any write might make one go away.
  const isTagged = errors.length === 0 && isComplete;
  return { page, reads: isTagged ? reads : undefined, hasMissingData: hasMissingData() };
}
