import { httpBatchLink, httpLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { config } from 'zod';
import type { AppRouter } from '../../server/trpc/router.ts';
import { storedToken, tokenHeader } from './people/sign-in/stored-token.ts';

// Keeps zod from trying eval, which the content security policy forbids.
config({ jitless: true });

const url = '/api/trpc';

/** Hooks for the tRPC router, which provides the keys, fetchers and types of all queries. */
export const trpc = createTRPCReact<AppRouter>();

export const client = trpc.createClient({
  links: [
    httpBatchLink({
      url,
      maxItems: 50,
      maxURLLength: 8_000,
      headers: () => tokenHeader(storedToken()),
    }),
  ],
});

/** Calls the server with a token that isn't stored yet. */
export const checkToken = (token: string) =>
  trpc
    .createClient({ links: [httpLink({ url, headers: tokenHeader(token) })] })
    .admin.session.query();
