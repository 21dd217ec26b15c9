import type { FastifyInstance } from 'fastify';
import { type PublicRead, publicReads } from '../../catalogue/read/public-reads.ts';
import { readCall } from '../../catalogue/read/read-call.ts';
import type { Deps } from '../../deps.ts';
import { operation, splitByPath } from '../../http/request-schema.ts';
import { unknownPath } from '../../http/unknown-path.ts';
import { askerOf } from '../../visitor/break/visitor-break.ts';
import { browserRoutes } from '../browser-call.ts';
import { inquiryCall } from './inquiry.ts';
import { savedItemCall } from './saved-item.ts';
import { searchCall } from './search.ts';
import { sendRead } from './send-read.ts';

export async function publicRoutes(app: FastifyInstance, deps: Deps) {
  app.all('/*', { schema: { hide: true }, onRequest: unknownPath }, unknownPath);

  browserRoutes(app, [searchCall, inquiryCall, savedItemCall], {
    contextOf: (request, reply) => ({ deps, request, reply }),
  });

  const reads = Object.entries(publicReads) as [keyof typeof publicReads, PublicRead][];
  for (const [name, { path, operationId, summary, input, output }] of reads) {
    const { params, others: querystring } = splitByPath(input, path);
    app.get(
      path,
      {
        schema: {
          ...operation('Public', operationId, summary),
          params,
          querystring,
          response: { 200: output },
        },
      },
      (request, reply) => {
        const input = { ...(request.query as object), ...(request.params as object) };
        return sendRead(deps, [request, reply], readCall(name, input as never, askerOf(request)));
      },
    );
  }
}
