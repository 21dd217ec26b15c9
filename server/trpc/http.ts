import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../app.ts';
import { errorKinds } from '../errors.ts';
import { answerError } from '../problem.ts';
import { requestContext } from './context.ts';
import { type AppRouter, appRouter } from './router.ts';
import { appErrorOf, errorData } from './trpc.ts';

const mostCallsAtOnce = 50;

export async function trpcRoutes(app: FastifyInstance, deps: Deps) {
  app.setErrorHandler(sendError);
  await app.register(fastifyTRPCPlugin, {
    prefix: '/api/trpc',
    trpcOptions: options(deps),
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

/** What is refused before tRPC sees it is told in tRPC's own form. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return answerError(error, request, reply, 'application/json; charset=utf-8', (known) => ({
    error: {
      message: known.message,
      code: TRPC_ERROR_CODES_BY_KEY[errorKinds[known.code].trpc],
      data: errorData(known),
    },
  }));
}

const options = (deps: Deps): FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] => ({
  router: appRouter,
  maxBatchSize: mostCallsAtOnce,
  createContext: ({ req }) => requestContext(deps, req),
  onError: ({ error, req, path }) => {
    const known = appErrorOf(error);
    if (errorKinds[known.code].status >= 500) {
      req.log.error({ err: known.cause ?? known, path }, known.message);
    }
  },
  responseMeta: ({ errors, data }) => {
    const [first] = errors;
    const headers = new Headers({ 'cache-control': 'no-store' });
    if (!first) return { headers };
    const known = appErrorOf(first);
    for (const [name, value] of Object.entries(known.headers)) headers.set(name, value);
    return {
      headers,
      ...(data.length === 1 && { status: errorKinds[known.code].status }),
    };
  },
});
