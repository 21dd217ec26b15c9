/** Every address that is neither the API's nor a file's is a page of src, rendered here. */
import { createTRPCClient, unstable_localLink } from '@trpc/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../trpc/context.ts';
import { type AppRouter, appRouter } from '../trpc/router.ts';
import { builtPages } from './built-pages.ts';
import { failurePage } from './failure-page.ts';
import { livePages } from './live-pages.ts';
import { type Page, pageOf, sendPage } from './page.ts';
import { canonicalPath, isAdmin, type PageAddress, pageAddress } from './page-address.ts';
import { pageCache } from './page-cache.ts';

/** A cache on the way may be two seconds late in all, and no more: offers end at their time. */
const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

type Options = {
  context: () => Context;
  site: () => { name: string; url: string };
  version: () => number;
  dev: boolean;
};

export async function pages(app: FastifyInstance, { context, site, version, dev }: Options) {
  const renderer = await (dev ? livePages(app) : builtPages(app));
  const cache = pageCache(version);
  const api = createTRPCClient<AppRouter>({
    links: [unstable_localLink({ router: appRouter, createContext: async () => context() })],
  });

  async function draw({ path, search }: PageAddress): Promise<Page> {
    const { status, html, redirectTo } = await renderer.render(path + search, site(), api);
    if (redirectTo) return pageOf(status, '', { location: redirectTo });
    const admin = isAdmin(path);
    return pageOf(status, html, {
      'content-security-policy': renderer.policy(html),
      'cache-control': admin || status >= 500 || dev ? 'no-store' : shared,
      ...(admin && { 'x-robots-tag': 'noindex' }),
    });
  }

  async function drawOrApologize(request: FastifyRequest, address: PageAddress): Promise<Page> {
    try {
      return await draw(address);
    } catch (error) {
      request.log.error({ err: error }, 'The page could not be drawn.');
      return pageOf(500, failurePage, {
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      });
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
    return sendPage(
      request,
      reply,
      await (keeps ? cache.get(path + address.search, work) : work()),
    );
  }

  app.get('/*', { schema: { hide: true } }, answer);
}
