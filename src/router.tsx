import { createRouter } from '@tanstack/react-router';
import type { Language, Market } from '#contract/field.ts';
import { addressIn, pageAt } from '#contract/language-path.ts';
import type { Posted } from '#contract/visitor/inquiry-rule.ts';
import type { PostedSignIn } from '#contract/visitor/sign-in.ts';
import type { Messages } from './messages/en/common.ts';
import { Broken } from './portal/frame/page-failure.tsx';
import type { routeTree } from './route-tree.gen.ts';
import type { Api } from './trpc.ts';

export type Site = {
  name: string;
  url: string;
  telegramUrl: string;
  /** In which the times of the catalogue are meant. */
  timeZone: string;
  onlineCounter: 'simulated' | 'live' | 'off';
};

export type RouterContext = {
  language: Language;
  market: Market;
  messages: Messages;
  site: Site;
  loadApi: () => Promise<Api>;
  /** A form that was sent without a script and comes back with what it lacks. */
  posted?: Posted | undefined;
  signIn?: PostedSignIn | undefined;
};

export type RouteTree = typeof routeTree;

export function createAppRouter(routeTree: RouteTree, context: RouterContext) {
  const router = createRouter({
    routeTree,
    rewrite: {
      input: ({ url }) => {
        url.pathname = pageAt(context.language, url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = addressIn(context.language, url.pathname);
        return url;
      },
    },
    context,
    caseSensitive: true,
    notFoundMode: 'root',
    defaultErrorComponent: Broken,
    defaultGcTime: 5 * 60_000,
    defaultPendingMs: 200,
    defaultPreload: 'intent',
    defaultStaleTime: 30_000,
    scrollRestoration: true,
    // The site's settings and the market that the page was drawn for are known to the server: the
    // browser takes them from the page.
    dehydrate: () => ({ site: context.site, market: context.market }),
    hydrate: (known: { site: Site; market: Market }): void => {
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
