import { createTRPCClient, httpBatchLink, httpLink } from '@trpc/client';
import type { AppRouter } from '../../server/trpc/router.ts';
import { storedToken, tokenHeader } from './session.ts';

const url = '/api/trpc';

export const api = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url, headers: () => tokenHeader(storedToken()) })],
});

/** Asks with a token that is not kept yet. */
export const checkToken = (token: string) =>
  createTRPCClient<AppRouter>({
    links: [httpLink({ url, headers: tokenHeader(token) })],
  }).admin.session.query();
