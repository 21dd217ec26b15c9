import { createTRPCClient, httpLink, retryLink } from '@trpc/client';
import type { AppRouter } from '../../server/trpc/router.ts';

export const publicApi = createTRPCClient<AppRouter>({
  links: [
    retryLink({
      // A refusal is final, so only a failure of the server or of the network is retried.
      retry: ({ op, error, attempts }) =>
        !op.context.once && attempts <= 3 && (error.data?.httpStatus ?? 500) >= 500,
      retryDelayMs: (attempts) => Math.min(1_000 * 2 ** (attempts - 1), 30_000),
    }),
    httpLink({ url: '/api/trpc' }),
  ],
});
