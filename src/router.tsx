import { createRouter } from '@tanstack/react-router';
import { decodablePath, pathIn, pathWithoutLanguage } from '#contract/language-path.ts';
import { PageFailure } from './portal/frame/page-failure.tsx';
import type { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

export type RouteTree = typeof routeTree;

export function createAppRouter(routeTree: RouteTree, context: RouterContext) {
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    rewrite: {
      input: ({ url }) => {
        url.pathname = pathWithoutLanguage(context.language, decodablePath(url.pathname));
        return url;
      },
      output: ({ url }) => {
        url.pathname = pathIn(context.language, url.pathname);
        return url;
      },
    },
    context,
    caseSensitive: true,
    notFoundMode: 'root',
    defaultErrorComponent: PageFailure,
    defaultGcTime: 5 * 60_000,
    defaultPendingMs: 200,
    defaultPreload: 'intent',
    defaultStaleTime: 30_000,
    // The browser has scrolled the page of the server, and a visitor may have scrolled it since.
    scrollRestoration: ({ location }) => {
      const isScrolled = isFirstPage && !location.pathname.startsWith('/admin');
      isFirstPage = false;
      return !isScrolled;
    },
    // The server knows the site's settings and the markets. The browser takes them from the page.
    dehydrate: () => ({
      site: context.site,
      market: context.market,
      markets: [...context.markets],
    }),
    hydrate: (known: Pick<RouterContext, 'site' | 'market' | 'markets'>): void => {
      router.update({ context: { ...context, ...known } });
    },
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
