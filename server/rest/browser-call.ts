/**
 * Declares the calls that browsers make without an admin token or tRPC. Their routes, the OpenAPI document and the
 * types of `callApi` are derived from them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { inputOf, type operation, requestSchemas } from '../http/request-schema.ts';

type Method = 'GET' | 'POST' | 'DELETE';

export type CallContext = { deps: Deps; request: FastifyRequest; reply: FastifyReply };

type Declaration<M extends Method, Path extends string, Input, Output> = {
  method: M;
  /** Below /api. */
  path: Path;
  /** The whole input. Fields named in the path are taken from there, the others from the query or the body. */
  input?: Input;
  /** A call without an output answers 204. */
  output?: Output;
  status?: 201;
  /** Calls without an operation are left out of the OpenAPI document. */
  operation?: ReturnType<typeof operation>;
  refusals?: object;
};

type Run<Context, Input extends z.ZodType, Output extends z.ZodType> =
  | {
      sendsReply?: undefined;
      run: (context: Context, input: z.output<Input>) => Promise<z.input<Output>>;
    }
  | {
      /** Set if `run` sends the response itself. */
      sendsReply: true;
      run: (context: Context, input: z.output<Input>) => Promise<unknown>;
    };

type BrowserCall<
  M extends Method = Method,
  Path extends string = string,
  Input = z.ZodType,
  Output = z.ZodType,
> = Declaration<M, Path, Input, Output> & {
  sendsReply?: true | undefined;
  run: (context: never, input: never) => Promise<unknown>;
};

export const browserCallWith =
  <Context>() =>
  <
    const M extends Method,
    const Path extends `/${string}`,
    Input extends z.ZodType = z.ZodVoid,
    Output extends z.ZodType = z.ZodVoid,
  >(
    call: Declaration<M, Path, Input, Output> & Run<Context, Input, Output>,
  ): BrowserCall<M, Path, Input, Output> =>
    call;

export const browserCall = browserCallWith<CallContext>();

type Options<Context> = {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>;
  bodyLimit?: number;
};

export function browserRoutes<Context>(
  app: FastifyInstance,
  calls: readonly BrowserCall[],
  { contextOf, bodyLimit }: Options<Context>,
) {
  for (const call of calls) {
    const { method, path: url, output, status = 200, operation, refusals, sendsReply } = call;
    const schemas = requestSchemas(call, url);
    const run = async (request: FastifyRequest, reply: FastifyReply) =>
      call.run((await contextOf(request, reply)) as never, inputOf(schemas, request) as never);
    app.route({
      method,
      url,
      ...(bodyLimit && { bodyLimit }),
      schema: {
        ...(operation ?? { hide: true }),
        ...schemas,
        ...(output && { response: { [status]: output, ...refusals } }),
      },
      handler: sendsReply
        ? run
        : async (request, reply) => {
            const answer = await run(request, reply);
            return reply.status(output ? status : 204).send(answer);
          },
    });
  }
}
