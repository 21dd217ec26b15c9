import type { FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { Deps } from '../app.ts';
import { errorKinds } from '../errors.ts';
import { requestContext } from './context.ts';
import { type AppRouter, appRouter } from './router.ts';
import { appErrorOf } from './trpc.ts';

export const trpcOptions = (deps: Deps): FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] => ({
  router: appRouter,
  createContext: ({ req }) => requestContext(deps, req),
  onError: ({ error, req, path }) => {
    const known = appErrorOf(error);
    if (errorKinds[known.code].status >= 500) {
      req.log.error({ err: known.cause ?? known, path }, known.message);
    }
  },
  responseMeta: ({ errors }) => {
    const [first] = errors;
    if (!first) return {};
    const known = appErrorOf(first);
    return {
      headers: new Headers(known.headers),
      ...(errors.length === 1 && { status: errorKinds[known.code].status }),
    };
  },
});
