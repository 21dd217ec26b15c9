import { httpBatchLink, httpLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { config } from 'zod';
import type { AppRouter } from '../../server/trpc/router.ts';
import { storedToken, tokenHeader } from './people/sign-in/stored-token.ts';

// The content policy forbids eval; without this zod would try it.
config({ jitless: true });

const url = '/api/trpc';

/** The router as hooks. Keys, fetchers and types of queries come from it. */
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

/** Calls the server with a token that is not stored yet. */
export const checkToken = (token: string) =>
  trpc
    .createClient({ links: [httpLink({ url, headers: tokenHeader(token) })] })
    .admin.session.query();
