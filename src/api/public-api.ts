import { createTRPCClient, httpLink, retryLink } from '@trpc/client';
import type { AppRouter } from '../../server/trpc/router.ts';
import { leaveOffersOnBreak } from './leave-offers.ts';

export const publicApi = createTRPCClient<AppRouter>({
  links: [
    retryLink({
      // A 4xx response is final, so only server and network errors are retried.
      retry: ({ op, error, attempts }) =>
        !op.context.once && attempts <= 3 && (error.data?.httpStatus ?? 500) >= 500,
      retryDelayMs: (attempts) => Math.min(1_000 * 2 ** (attempts - 1), 30_000),
    }),
    httpLink({
      url: '/api/trpc',
      fetch: (url, options) => fetch(url, options as RequestInit).then(leaveOffersOnBreak),
    }),
  ],
});
