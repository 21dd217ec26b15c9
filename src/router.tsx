import {
  createRouter,
  type NotFoundRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import {
  decodablePath,
  orderedSearch,
  pathIn,
  pathWithoutLanguage,
} from '#contract/language-path.ts';
import { PageFailure } from './portal/frame/page-failure.tsx';
import type { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

/** Parses a number only if it is written in the usual form, so that a search for 1e3 stays a text. */
function parseValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number') throw new SyntaxError();
  return value;
}

type RouteTree = typeof routeTree;

export function createAppRouter(
  routeTree: RouteTree,
  context: RouterContext,
  NotFound?: NotFoundRouteComponent,
) {
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    parseSearch: parseSearchWith(parseValue),
    stringifySearch: stringifySearchWith(JSON.stringify, parseValue),
    rewrite: {
      input: ({ url }) => {
        url.search = orderedSearch(url.pathname, url.search);
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
    ...(NotFound && { defaultNotFoundComponent: NotFound }),
    defaultGcTime: 5 * 60_000,
    defaultPendingMs: 200,
    defaultPreload: 'intent',
    defaultStaleTime: 30_000,
    // Fades like full page loads (src/styles.css), but responds to a click within the same page immediately.
    defaultViewTransition: { types: ({ pathChanged }) => pathChanged && [] },
    // The browser has already scrolled the server-rendered page, and the visitor may have scrolled since.
    scrollRestoration: ({ location }) => {
      const isScrolled = isFirstPage && !location.pathname.startsWith('/admin');
      isFirstPage = false;
      return !isScrolled;
    },
    // The browser reads the site's settings and markets from the server-rendered page.
    dehydrate: () => ({
      site: context.site,
      market: context.market,
      markets: [...context.markets],
      ...(context.breakUntil && { breakUntil: context.breakUntil }),
    }),
    hydrate: (known: Pick<RouterContext, 'site' | 'market' | 'markets' | 'breakUntil'>): void => {
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
