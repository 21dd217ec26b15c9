/** Every address that is neither the API's nor a file's is a page of src, rendered here. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Market } from '#contract/market.ts';
import type { Deps } from '../deps.ts';
import { AppError, overloaded } from '../errors.ts';
import { briefly } from '../http/etag.ts';
import { semaphore } from '../http/semaphore.ts';
import { siteOf } from '../site.ts';
import { accountPages } from './forms/account-form.ts';
import { inquiryForms } from './forms/inquiry-form.ts';
import { type Page, pageOf, sendPage } from './page.ts';
import { pageCache } from './page-cache.ts';
import {
  canonicalPath,
  isAdmin,
  isHome,
  isKept,
  isPersonal,
  type PageUrl,
  pageKey,
  parsePageUrl,
  readPages,
} from './page-path.ts';
import { builtPages } from './render/built-pages.ts';
import { withoutNonce } from './render/content-policy.ts';
import { livePages } from './render/development-pages.ts';
import { failurePage } from './render/failure-page.ts';
import type { ReturnedForm } from './render/renderer.ts';
import { visitorApi } from './render/visitor-api.ts';
import { visitorChoice } from './visitor-choice.ts';

/** A page that is drawn takes memory until it is compressed: the others wait, or are told to come back. */
const mostDrawn = 4;
const queue = { most: 200, refusal: () => overloaded('Many pages are asked for.') };

export async function pages(app: FastifyInstance, { dev, ...deps }: Deps & { dev: boolean }) {
  const renderer = await (dev ? livePages(app) : builtPages(app));
  const cache = pageCache(() => deps.database.version.current());
  const drawing = semaphore(mostDrawn, queue);
  // Made once, as to compress it for each who is turned away would cost more than it saves.
  const busyPage = await pageOf(503, failurePage, {
    'cache-control': 'no-store',
    ...queue.refusal().headers,
  });

  async function draw(
    request: FastifyRequest,
    address: PageUrl,
    chosen: Market,
    returned: ReturnedForm = {},
  ) {
    const { path, search, market = chosen } = address;
    let failed = false;
    const api = visitorApi(deps, (cause) => {
      failed = true;
      request.log.error({ err: cause }, 'A part of the page failed.');
    });
    const site = siteOf(app, deps);
    const nonce = randomUUID();
    const rendered = await renderer.render({
      path: path + search,
      nonce,
      market,
      site,
      api,
      ...returned,
    });
    const { html, redirectTo } = rendered;
    if (redirectTo) return pageOf(rendered.status, '', { location: redirectTo });
    const status = failed ? 500 : rendered.status;
    const isReturned = Object.keys(returned).length > 0;
    const mayBeKept = !(dev || isReturned || isAdmin(path) || isPersonal(path) || status >= 500);
    return pageOf(status, withoutNonce(html, nonce), {
      'content-security-policy': renderer.policy(html, nonce),
      'cache-control': mayBeKept ? briefly : 'no-store',
      vary: address.market && !isHome(path) ? 'accept-encoding' : 'accept-encoding, cookie',
      ...(isAdmin(path) && { 'x-robots-tag': 'noindex' }),
    });
  }

  async function renderOrApologize(...drawn: Parameters<typeof draw>): Promise<Page> {
    try {
      return await drawing(1, () => draw(...drawn));
    } catch (error) {
      if (error instanceof AppError && error.code === 'overloaded') return busyPage;
      drawn[0].log.error({ err: error }, 'The page could not be drawn.');
      return pageOf(500, failurePage, { 'cache-control': 'no-store' });
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { url, headers } = request;
    const { market, language } = visitorChoice(headers.cookie);
    if (language !== defaultLanguage && isHome(url)) {
      const search = parsePageUrl(url)?.search ?? '';
      reply.headers({ 'cache-control': 'no-store', vary: 'cookie' });
      return reply.redirect(pathIn(language, '/') + search, 302);
    }
    const kept = cache.find(pageKey(url, market));
    if (kept) return sendPage(request, reply, kept);
    const address = parsePageUrl(url);
    if (!address) return reply.callNotFound();
    const path = canonicalPath(address.path);
    if (path !== address.path) return reply.redirect(path + address.search, 308);
    const work = () => renderOrApologize(request, address, market);
    const page =
      renderer.keepsPages && isKept(address)
        ? await cache.get(pageKey(path + address.search, market), work)
        : await work();
    return sendPage(request, reply, page);
  }

  const showAgain = (request: FastifyRequest, returned: ReturnedForm) =>
    renderOrApologize(
      request,
      parsePageUrl(request.url) as PageUrl,
      visitorChoice(request.headers.cookie).market,
      returned,
    );

  await app.register(inquiryForms, {
    receiveInquiry: deps.receiveInquiry,
    siteUrl: () => siteOf(app, deps).url,
    show: answer,
    showAgain: (request, posted) => showAgain(request, { posted }),
  });
  await app.register(accountPages, {
    accounts: deps.accounts,
    siteUrl: () => siteOf(app, deps).url,
    show: answer,
    showAgain: (request, signIn) => showAgain(request, { signIn }),
  });
  for (const address of [...readPages, '/*']) app.get(address, { schema: { hide: true } }, answer);
}
