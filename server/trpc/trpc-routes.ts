import { type FastifyHandlerOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logGroupHeader } from '#contract/release/log-group-header.ts';
import type { Deps } from '../deps.ts';
import { errorKinds } from '../errors.ts';
import { bodyLimits } from '../http/body-limit.ts';
import { sendError } from '../http/error-response.ts';
import { textOf } from '../http/json-body.ts';
import { unknownPath } from '../http/unknown-path.ts';
import { requestContext } from './context.ts';
import { appErrorOf, errorData } from './procedure.ts';
import { type AppRouter, appRouter } from './router.ts';
import { isShared, sharedHeaders, trpcForm, varyByVisitor } from './shared-response.ts';
import { trpcBounds } from './trpc-bounds.ts';

type Call = { Params: { path: string } };

/** Replaces tRPC's own plugin, which accepts forms of any length and has a single batch limit for all callers. */
export async function trpcRoutes(app: FastifyInstance, deps: Deps) {
  app.setErrorHandler(sendTrpcError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimits.administrator },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      // tRPC only recognizes the type in lower case.
      headers['content-type'] = 'application/json';
      // tRPC rejects an empty body, but only after the token has been checked.
      return textOf(body) ?? '';
    },
  );
  const { boundBody, boundBatch } = trpcBounds(deps.guard);
  app.addHook('preParsing', boundBody);
  const handlerOptions = options(deps);
  const url = '/api/trpc/:path';
  const methods = ['GET', 'HEAD', 'POST'];
  const others = app.supportedMethods.filter((method) => !methods.includes(method));
  app.route({ method: others, url, onRequest: unknownPath, handler: () => {} });
  app.route<Call>({
    method: methods,
    url,
    async handler(request, reply) {
      const { path } = request.params;
      await boundBatch(request, path);
      // tRPC answers HEAD with 204. Node still sends no body, although the method is changed here.
      if (request.method === 'HEAD') request.raw.method = 'GET';
      await fastifyRequestHandler({
        ...handlerOptions,
        router: appRouter(),
        req: request,
        res: reply,
        path,
      });
    },
  });
}

/** Formats errors like tRPC for requests refused before reaching tRPC. */
function sendTrpcError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return sendError(error, request, reply, 'application/json; charset=utf-8', (known) => ({
    error: {
      message: known.message,
      code: TRPC_ERROR_CODES_BY_KEY[errorKinds[known.code].trpc],
      data: errorData(known),
    },
  }));
}

type Options = FastifyHandlerOptions<AppRouter, FastifyRequest, FastifyReply>;

const options = (deps: Deps): Omit<Options, 'router'> => ({
  createContext: ({ req }) => requestContext(deps, req),
  onError: ({ error, req, path }) => {
    const known = appErrorOf(error);
    if (errorKinds[known.code].status >= 500) {
      req.log.error({ err: known.cause ?? known, path }, known.message);
    }
  },
  responseMeta: ({ ctx, info, errors, data }) => {
    const [first] = errors;
    if (ctx?.shared && !first && !info?.isBatchCall && isShared(ctx.request)) {
      const { call, stored } = ctx.shared;
      deps.responseCache.remember(ctx.request, call, trpcForm);
      return { headers: new Headers(sharedHeaders(stored.etag)) };
    }
    const headers = new Headers({ 'cache-control': 'no-store', ...varyByVisitor });
    // Without calls, tRPC sets no content type, and the response would be plain text.
    if (!info) headers.set('content-type', 'application/json');
    const [group] = ctx?.logGroups ?? [];
    // In a batch, nothing would say which call wrote it.
    if (group !== undefined && !info?.isBatchCall) headers.set(logGroupHeader, group);
    if (!first) return { headers };
    const known = appErrorOf(first);
    for (const [name, value] of Object.entries(known.headers)) headers.set(name, value);
    if (known.code === 'method_not_allowed') {
      headers.set('allow', ctx?.request.method === 'POST' ? 'GET, HEAD' : 'POST');
    }
    return {
      headers,
      ...(data.length === 1 && { status: errorKinds[known.code].status }),
    };
  },
});
