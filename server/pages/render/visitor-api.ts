import { createTRPCClient, unstable_localLink } from '@trpc/client';
import type { Deps } from '../../deps.ts';
import { errorKinds } from '../../errors.ts';
import { visitorContext } from '../../trpc/context.ts';
import { type AppRouter, appRouter } from '../../trpc/router.ts';
import { appErrorOf } from '../../trpc/trpc.ts';
import type { Api } from './renderer.ts';

/** A page that is being rendered calls the same procedures as a browser, but without an HTTP request. */
export const visitorApi = (deps: Deps, onFailure: (cause: unknown) => void): Api =>
  createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        createContext: async () => visitorContext(deps),
        onError({ error }) {
          const known = appErrorOf(error);
          if (errorKinds[known.code].status >= 500) onFailure(known.cause ?? known);
        },
      }),
    ],
  });
