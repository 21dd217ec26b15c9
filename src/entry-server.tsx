import { createMemoryHistory } from '@tanstack/react-router';
import {
  attachRouterServerSsrUtils,
  getNormalizedURL,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { Language } from '#contract/language.ts';
import { languageOf } from '#contract/language-path.ts';
import { loadMessages } from '../messages/load-common-text.ts';
import type { PageManifest, Render } from '../server/pages/render/renderer.ts';
import { NotFound } from './portal/frame/not-found.tsx';
import { renderToHtml } from './render-to-html.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter } from './router.tsx';
import type { PageModules } from './router-context.ts';

/**
 * Does what TanStack's `createRequestHandler` does, except for creating a Request and a Response: loading Node's fetch
 * for them would make the first page 25 ms slower.
 */
export const render: Render = async ({
  path,
  nonce,
  market,
  markets,
  site,
  api,
  manifest,
  ...returned
}) => {
  const url = new URL(site.url + path);
  const language = languageOf(url.pathname);
  const messages = await loadMessages(language);
  const modules = modulesIn(manifest, language);
  const loadApi = async () => api;
  const context = { language, market, markets, messages, site, loadApi, modules, ...returned };
  const router = createAppRouter(routeTree, context, NotFound);
  router.options.ssr = { nonce };
  try {
    attachRouterServerSsrUtils({ router, manifest: undefined });
    const { pathname, search, hash } = getNormalizedURL(url, site.url).url;
    const history = createMemoryHistory({ initialEntries: [pathname + search + hash] });
    router.update({ context, history, origin: url.origin });
    await router.load({ _skipLocationUpdate: true });
    const result = router._serverResult;
    if (result?.type === 'redirect') return redirectTo(result.redirect);
    await router.serverSsr?.dehydrate();
    const { html, failures } = await renderToHtml(<RouterServer router={router} />);
    return {
      status: getSsrStatus(router),
      html: await transformHtmlStringWithRouter(router, html),
      redirectTo: null,
      failures,
      routeError: router.state.matches.find(({ status }) => status === 'error')?.error,
    };
  } finally {
    router.serverSsr?.cleanup();
  }
};

const redirectTo = ({ status, headers }: Response) => ({
  status,
  html: '',
  redirectTo: headers.get('location'),
  failures: [],
  routeError: undefined,
});

const modulesIn = (manifest: PageManifest, language: Language): PageModules => ({
  entries: manifest.entries,
  rules: manifest.rules,
  preloads: (routeIds) => [
    ...manifest.imported,
    ...manifest.messages[language],
    ...routeIds.flatMap((id) => manifest.routes[id] ?? []),
  ],
});
