import type { FastifyRequest } from 'fastify';
import { jsonResponse } from '../http/json-response.ts';
import { responseForm } from '../http/response-cache.ts';

/** The site itself calls tRPC, and must see an editor's write at once: so a cache asks before it repeats a response. */
export const sharedHeaders = (etag: string) => ({ 'cache-control': 'no-cache', etag });

/** Other responses, to streams, forms and editors, are made by tRPC itself. */
export const isShared = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  headers['trpc-accept'] === undefined &&
  headers['content-type'] === undefined &&
  headers['x-admin-token'] === undefined &&
  !headers.accept?.includes('jsonl');

/** The body and the headers are those of tRPC. */
export const trpcForm = responseForm(({ json, etag }) => {
  const { body, headers } = jsonResponse(`{"result":{"data":${json}}}`, etag);
  return {
    body,
    headers: {
      ...headers,
      'content-type': 'application/json',
      vary: 'trpc-accept, accept',
      ...sharedHeaders(etag),
    },
  };
}, isShared);
