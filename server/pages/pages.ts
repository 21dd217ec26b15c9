/** Every address that is neither the API's nor a file's is a page of src, rendered here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../app.ts';
import { briefly } from '../http-cache.ts';
import { builtPages } from './built-pages.ts';
import { failurePage } from './failure-page.ts';
import { livePages } from './live-pages.ts';
import { type Page, pageOf, sendPage } from './page.ts';
import { canonicalPath, isAdmin, type PageAddress, pageAddress } from './page-address.ts';
import { pageCache } from './page-cache.ts';
import { siteOf } from './site.ts';
import { visitorApi } from './visitor-api.ts';

export async function pages(app: FastifyInstance, { dev, ...deps }: Deps & { dev: boolean }) {
  const renderer = await (dev ? livePages(app) : builtPages(app));
  const cache = pageCache(() => deps.database.version.current());

  async function draw(request: FastifyRequest, { path, search }: PageAddress): Promise<Page> {
    let failed = false;
    const api = visitorApi(deps, (cause) => {
      failed = true;
      request.log.error({ err: cause }, 'A part of the page failed.');
    });
    const rendered = await renderer.render(path + search, siteOf(app, deps), api);
    const { html, redirectTo } = rendered;
    if (redirectTo) return pageOf(rendered.status, '', { location: redirectTo });
    const status = failed ? 500 : rendered.status;
    return pageOf(status, html, {
      'content-security-policy': renderer.policy(html),
      'cache-control': dev || isAdmin(path) || status >= 500 ? 'no-store' : briefly,
      ...(isAdmin(path) && { 'x-robots-tag': 'noindex' }),
    });
  }

  async function drawOrApologize(request: FastifyRequest, address: PageAddress): Promise<Page> {
    try {
      return await draw(request, address);
    } catch (error) {
      request.log.error({ err: error }, 'The page could not be drawn.');
      return pageOf(500, failurePage, { 'cache-control': 'no-store' });
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const kept = cache.find(request.url);
    if (kept) return sendPage(request, reply, kept);
    const address = pageAddress(request.url);
    if (!address) return reply.callNotFound();
    const path = canonicalPath(address.path);
    if (path !== address.path) return reply.redirect(path + address.search, 308);
    const work = () => drawOrApologize(request, address);
    const keeps = renderer.keepsPages && !isAdmin(path);
    const page = keeps ? await cache.get(path + address.search, work) : await work();
    return sendPage(request, reply, page);
  }

  app.get('/*', { schema: { hide: true } }, answer);
}
