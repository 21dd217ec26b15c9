/** Receives conversions reported by partners' servers. The key is checked before anything else in a request. */

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { boundedText } from '#contract/field-schema.ts';
import { conversion, postbackReceipt } from '#contract/partner/conversion.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { knownError } from '../../http/error-response.ts';
import { conflict, operation, unauthorized } from '../../http/request-schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    postbackProduct: number;
  }
}

const params = z.object({
  key: boundedText(60).meta({ description: 'The key of the partner, as shown in the admin' }),
});

const operations = {
  GET: operation('Public', 'readPostback', 'Record a conversion reported by a partner'),
  POST: operation('Public', 'sendPostback', 'Record a conversion posted by a partner'),
};

export async function postbackRoute(fastify: FastifyInstance, { postbacks }: Deps) {
  // All parameters are in the URL. A body of any type is ignored.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: bodyLimits.short },
    async () => undefined,
  );
  fastify.decorateRequest('postbackProduct', 0);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { key } = request.params as { key: string };
    request.postbackProduct = await postbacks.admit(request.ip, key);
  });
  // Also sees errors found by validation, before the handler runs.
  fastify.addHook('onError', async ({ method, postbackProduct }, _reply, error) => {
    if (postbackProduct === 0 || method === 'HEAD') return;
    await postbacks.logRefusal(postbackProduct, knownError(error));
  });
  for (const method of ['GET', 'POST'] as const) {
    fastify.withTypeProvider<ZodTypeProvider>().route({
      method,
      url: '/postback/:key',
      bodyLimit: bodyLimits.short,
      schema: {
        ...operations[method],
        params,
        querystring: conversion,
        response: { 200: postbackReceipt, ...unauthorized('Wrong key'), ...conflict },
      },
      handler: (request) =>
        postbacks.receive(request.postbackProduct, request.query, {
          dryRun: request.method === 'HEAD',
        }),
    });
  }
}
