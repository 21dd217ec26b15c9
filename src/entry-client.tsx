import '@vitejs/plugin-react/preamble';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOf } from '#contract/address.ts';
import { loadMessages } from './messages/load-messages.ts';
import { createAppRouter } from './router.tsx';
import { loadApi } from './trpc.ts';

const language = languageOf(window.location.pathname);

const router = createAppRouter({
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
