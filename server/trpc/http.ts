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
    const headers = new Headers({ 'cache-control': 'no-store' });
    if (!first) return { headers };
    const known = appErrorOf(first);
    for (const [name, value] of Object.entries(known.headers)) headers.set(name, value);
    return {
      headers,
      ...(errors.length === 1 && { status: errorKinds[known.code].status }),
    };
  },
});
