/**
 * Maps URLs, of REST or tRPC, to reads, so that the next request needs no input parsing. The mapping doesn't depend on
 * the catalogue. Results are cached with the reads, once for all URLs.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchesEtag } from '../../http/etag.ts';
import { type JsonResponse, sendJsonResponse } from '../../http/json-response.ts';
import { requestIdHeader } from '../../http/log/request-id.ts';
import { isPrefetch } from '../../http/prefetch.ts';
import { isOnBreak } from '../../visitor/break/visitor-break.ts';
import type { CatalogueReads } from './catalogue-reads.ts';
import type { ReadCall, StoredRead } from './read-call.ts';
import { bytesOfEntry } from './versioned-cache.ts';

/** How a protocol turns a stored result into a response, and which requests may share it. */
type ResponseForm = {
  responseOf: (read: StoredRead) => JsonResponse;
  isShared: (request: FastifyRequest) => boolean;
};

/** Builds each response once per stored result, and drops it along with the result. */
export function responseForm(
  makeResponse: (read: StoredRead) => JsonResponse,
  isShared: (request: FastifyRequest) => boolean,
): ResponseForm {
  const responses = new WeakMap<StoredRead, JsonResponse>();
  return {
    isShared,
    responseOf(read) {
      const response = responses.get(read) ?? makeResponse(read);
      responses.set(read, response);
      return response;
    },
  };
}

const maxUrlBytes = 4 * 1024 * 1024;
/** Longer URLs are not cached, because a few would fill the cache. */
const maxUrlLength = 500;

export function responseCache(reads: Pick<CatalogueReads, 'find' | 'get'>, maxBytes = maxUrlBytes) {
  const urls = new LRUCache<string, { call: ReadCall; form: ResponseForm }>({
    maxSize: maxBytes,
    sizeCalculation: ({ call }, url) => bytesOfEntry(url, call.key, call.key),
  });

  return {
    remember(request: FastifyRequest, call: ReadCall, form: ResponseForm) {
      const { url } = request;
      if (call.cost || call.isAhead || isOnBreak(request) || url.length > maxUrlLength) return;
      if (form.isShared(request)) urls.set(url, { call, form });
    },

    /** Must be registered before any hook that a cached response doesn't need. */
    serve(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) => {
        const known = isOnBreak(request) ? undefined : urls.get(request.url);
        if (!known?.form.isShared(request)) return done();
        const { call, form } = known;
        const stored = reads.find(call);
        if (stored) return sendStored(request, reply, form.responseOf(stored));
        // Running the cached call would count a search that was only preloaded.
        if (isPrefetch(request)) return done();
        reads.get(call).then(
          (read) => sendStored(request, reply, form.responseOf(read)),
          // Let the route report the error.
          () => {
            urls.delete(request.url);
            done();
          },
        );
      });
    },

    size: () => ({ entries: urls.size, bytes: urls.calculatedSize }),
  };
}

export type ResponseCache = ReturnType<typeof responseCache>;

/** Bypasses Fastify, as a stored response needs no further processing. */
function sendStored(request: FastifyRequest, reply: FastifyReply, response: JsonResponse) {
  if (matchesEtag(request, response.headers.etag)) {
    sendJsonResponse(request, reply, response);
    return;
  }
  reply.hijack();
  reply.raw.writeHead(200, { ...response.headers, [requestIdHeader]: request.id });
  reply.raw.end(request.method === 'HEAD' ? undefined : response.body);
}
