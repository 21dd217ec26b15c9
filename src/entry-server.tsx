import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import type { Language } from '#contract/language.ts';
import { languageOf } from '#contract/language-path.ts';
import type { PageManifest, Render } from '../server/pages/render/renderer.ts';
import { loadMessages } from './messages/load-common-text.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter } from './router.tsx';

export const render: Render = async ({ path, nonce, market, site, api, manifest, ...returned }) => {
  const url = new URL(site.url + path);
  const language = languageOf(url.pathname);
  const messages = await loadMessages(language);
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => {
      const context = { language, market, messages, site, loadApi: async () => api, ...returned };
      const router = createAppRouter(routeTree, context);
      router.options.ssr = { nonce };
      return router;
    },
    getRouterManifest: () => withTexts(manifest, language),
  });
  const response = await handle(({ router, responseHeaders }) =>
    renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    }),
  );
  const html = await response.text();
  if (!html.startsWith('<!DOCTYPE html>') && response.status >= 500) throw new Error(html);
  return {
    status: response.status,
    html,
    redirectTo: response.headers.get('location'),
  };
};

function withTexts({ routes, messages }: PageManifest, language: Language) {
  const root = routes.__root__;
  const preloads = [...(root?.preloads ?? []), ...messages[language]];
  return { routes: { ...routes, __root__: { ...root, preloads } } };
}
