/** A response as text with its ETag: it can be sent again without Fastify. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { briefCacheControl, matchesEtag } from './etag.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';
import { securityHeaders } from './security-headers.ts';

/** The ETag may leave out what differs each time, such as how long a search took. */
export function cachedResponse(body: string, tagged = body): CachedResponse {
  const etag = `"${createHash('sha256').update(tagged).digest('base64url').slice(0, 27)}"`;
  return {
    body,
    headers: {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': briefCacheControl,
      etag,
    },
  };
}

export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
) {
  reply.headers(response.headers);
  if (matchesEtag(request, response.headers.etag)) {
    reply.removeHeader('content-type').removeHeader('content-length');
    return reply.status(304).send();
  }
  return reply.send(response.body);
}

/** Must come before every hook that a cached response does not need. */
export function serveFromCache(app: FastifyInstance, responses: ResponseCache) {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    const reads = url.startsWith('/api/') && (method === 'GET' || method === 'HEAD');
    const response = reads ? responses.findByUrl(url) : undefined;
    if (!response) return done();
    if (matchesEtag(request, response.headers.etag))
      return sendCachedResponse(request, reply, response);
    // A cached response needs nothing more of what Fastify does to a response.
    reply.hijack();
    reply.raw.writeHead(200, response.headers);
    reply.raw.end(method === 'HEAD' ? undefined : response.body);
  });
}
