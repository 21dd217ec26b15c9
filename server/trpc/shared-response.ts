import type { FastifyRequest } from 'fastify';
import { responseForm } from '../catalogue/read/response-cache.ts';
import { jsonResponse } from '../http/json-response.ts';

/** A visitor on a break from offers gets a different response. */
export const varyByVisitor = { vary: 'cookie' };

/** Makes caches revalidate every response, because the site itself uses tRPC and must show edits immediately. */
export const sharedHeaders = (etag: string) => ({
  'cache-control': 'no-cache',
  etag,
  ...varyByVisitor,
});

/** False for streams, forms and editors, whose responses come from tRPC itself. */
export const isShared = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  headers['trpc-accept'] === undefined &&
  headers['content-type'] === undefined &&
  headers['x-admin-token'] === undefined &&
  !headers.accept?.includes('jsonl');

/** Produces the same body and headers as tRPC. */
export const trpcForm = responseForm(({ json, etag }) => {
  const { body, headers } = jsonResponse(`{"result":{"data":${json}}}`, etag);
  return {
    body,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...sharedHeaders(etag),
      // In the order in which tRPC writes them.
      vary: `trpc-accept, accept, ${varyByVisitor.vary}`,
    },
  };
}, isShared);
