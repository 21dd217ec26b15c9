import '@vitejs/plugin-react/preamble';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOf } from '#contract/address.ts';
import { loadMessages } from './messages/load-messages.ts';
import { routeTree as publicRouteTree } from './public-route-tree.gen.js';
import { createAppRouter } from './router.tsx';
import { loadApi } from './trpc.ts';

const { pathname } = window.location;
const language = languageOf(pathname);
/** What visitors see has no link into the admin, and need not load its routes. */
const routeTree = /^\/admin(\/|$)/.test(pathname)
  ? (await import('./route-tree.gen.ts')).routeTree
  : publicRouteTree;

const router = createAppRouter(routeTree, {
  language,
  market: 'US',
  messages: await loadMessages[language](),
  site: {
    name: '',
    url: window.location.origin,
    telegramUrl: '',
    timeZone: 'UTC',
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
