import { createMemoryHistory } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { Language } from '#contract/language.ts';
import { languageOf } from '#contract/language-path.ts';
import { loadMessages } from '../messages/load-common-text.ts';
import type { Load, PageManifest, Render } from '../server/pages/render/renderer.ts';
import { NotFound } from './portal/frame/not-found.tsx';
import { renderToHtml } from './render-to-html.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter } from './router.tsx';
import type { PageModules } from './router-context.ts';

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
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => {
      // A gone page has no scripts: its URL may be that of another page, such as `/?p=123`.
      const modules = returned.isGone ? undefined : modulesIn(manifest, language);
      const loadApi = async () => api;
      const shown = { language, market, markets, messages, site, loadApi, ...returned };
      const context = { ...shown, ...(modules && { modules }) };
      const router = createAppRouter(routeTree, context, NotFound);
      router.options.ssr = { nonce };
      return router;
    },
  });
  let rendered: Awaited<ReturnType<typeof renderToHtml>> = { html: '', failures: [] };
  let routeError: unknown;
  // The response has no body, because reading it back would add more than 10% to the rendering time.
  const { status, headers } = await handle(async ({ router }) => {
    const { html, failures } = await renderToHtml(<RouterServer router={router} />);
    rendered = { html: await transformHtmlStringWithRouter(router, html), failures };
    routeError = router.state.matches.find(({ status }) => status === 'error')?.error;
    return new Response(null, { status: getSsrStatus(router) });
  });
  return { status, ...rendered, redirectTo: headers.get('location'), routeError };
};

/** Runs only the loaders of a page, which costs a fraction of rendering it. */
export const load: Load = async ({ path, site, api, ...shownTo }) => {
  const url = new URL(site.url + path);
  const language = languageOf(url.pathname);
  const messages = await loadMessages(language);
  const context = { ...shownTo, language, messages, site, loadApi: async () => api };
  const router = createAppRouter(routeTree, context, NotFound);
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ ...router.options, history, origin: url.origin });
  await router.load();
  const matches = router.state.matches;
  return {
    isShown: router._serverResult?.type === 'render' && getSsrStatus(router) === 200,
    title: await titleOf(router),
    data: matches.flatMap(({ loaderData }) => loaderData ?? []),
  };
};

/** Loading alone doesn't run the functions that make a page's head. */
async function titleOf({ state: { matches }, routesById }: ReturnType<typeof createAppRouter>) {
  const last = matches.at(-1);
  const makeHead = last && routesById[last.routeId].options.head;
  const { params, loaderData } = last ?? {};
  const head = await makeHead?.({ match: last, matches, params, loaderData } as never);
  const tags = (head?.meta ?? []) as ({ property?: string; content?: string } | undefined)[];
  return tags.find((tag) => tag?.property === 'og:title')?.content ?? '';
}

const modulesIn = (manifest: PageManifest, language: Language): PageModules => ({
  entries: manifest.entries,
  rules: manifest.rules,
  preloads: (routeIds) => [
    ...manifest.imported,
    ...manifest.messages[language],
    ...routeIds.flatMap((id) => manifest.routes[id] ?? []),
  ],
});
