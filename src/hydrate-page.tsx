import { RouterClient } from '@tanstack/react-router/ssr/client';
import { lazy, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOf } from '#contract/language-path.ts';
import { defaultMarket } from '#contract/site/market-code.ts';
import type { Site } from '#contract/site/site.ts';
import { loadMessages } from '../messages/load-common-text.ts';
import { loadApi } from './api/load-api.ts';
import { routeTree as publicRouteTree } from './public-route-tree.gen.js';
import { createAppRouter } from './router.tsx';

const NotFound = lazy(async () => ({
  default: (await import('./portal/frame/not-found.tsx')).NotFound,
}));

export async function hydratePage() {
  const { pathname } = window.location;
  const language = languageOf(pathname);
  const [routeTree, messages] = await Promise.all([
    loadRouteTree(pathname),
    loadMessages(language),
  ]);
  const router = createAppRouter(
    routeTree,
    {
      language,
      market: defaultMarket,
      markets: [],
      messages,
      // Replaced by the page's dehydrated site before anything is rendered.
      site: {} as Site,
      loadApi,
    },
    NotFound,
  );
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
}

/** Loads the admin's routes only inside the admin. No public page links to it, so visitors never need them. */
const loadRouteTree = async (pathname: string) =>
  /^\/admin(\/|$)/.test(pathname)
    ? (await import('./admin/load-admin-routes.ts')).loadAdminRoutes()
    : publicRouteTree;
