import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOf } from '#contract/language-path.ts';
import { defaultMarket } from '#contract/market.ts';
import { loadApi } from './api/load-trpc-client.ts';
import { loadMessages } from './messages/load-common-text.ts';
import { routeTree as publicRouteTree } from './public-route-tree.gen.js';
import { createAppRouter } from './router.tsx';

export async function startPage() {
  const { pathname, origin } = window.location;
  const language = languageOf(pathname);
  const [routeTree, messages] = await Promise.all([
    loadRouteTree(pathname),
    loadMessages(language),
  ]);
  const router = createAppRouter(routeTree, {
    language,
    market: defaultMarket,
    markets: [],
    messages,
    site: {
      name: '',
      url: origin,
      telegramUrl: '',
      timeZone: 'UTC',
      ageGate: 'off',
      onlineCounter: 'off',
    },
    loadApi,
  });
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
}

/** The site has no link into the admin, so visitors do not load its routes. */
const loadRouteTree = async (pathname: string) =>
  /^\/admin(\/|$)/.test(pathname)
    ? (await import('./route-tree.gen.ts')).routeTree
    : publicRouteTree;
