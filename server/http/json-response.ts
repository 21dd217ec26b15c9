/** A serialized response with its ETag, which can be sent repeatedly and without Fastify. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { briefCacheControl, etagOf, matchesEtag } from './etag.ts';
import { securityHeaders } from './security-headers.ts';

export type JsonResponse = { body: string; headers: Record<string, string> };

export const jsonResponse = (body: string, etag = etagOf(body)): JsonResponse => ({
  body,
  headers: {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': briefCacheControl,
    // A visitor on a break from offers gets a different response.
    vary: 'cookie',
    etag,
  },
});

export function sendJsonResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, headers }: JsonResponse,
) {
  reply.headers(headers);
  if (matchesEtag(request, headers.etag)) {
    reply.removeHeader('content-type').removeHeader('content-length');
    return reply.status(304).send();
  }
  return reply.send(body);
}
