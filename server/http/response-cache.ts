/**
 * Remembers which read a URL stands for, over REST or tRPC: the next request for it is answered without parsing its
 * input. This does not depend on the catalogue. The result itself is stored with the reads, once for all its URLs.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CatalogueReads, ReadCall, StoredRead } from '../catalogue/read/catalogue-reads.ts';
import { bytesOfEntry } from '../catalogue/read/versioned-cache.ts';
import { matchesEtag } from './etag.ts';
import { type JsonResponse, sendJsonResponse } from './json-response.ts';
import { requestIdHeader } from './log/request-id.ts';

/** A protocol has its own response for a stored result, and knows which requests get the response of others. */
export type ResponseForm = {
  responseOf: (read: StoredRead) => JsonResponse;
  isShared: (request: FastifyRequest) => boolean;
};

/** Each response is made once for its stored result, and dropped with it. */
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
/** A longer URL is not remembered: few of them would fill the memory. */
const maxUrlLength = 500;

export function responseCache(reads: Pick<CatalogueReads, 'find' | 'get'>, maxBytes = maxUrlBytes) {
  const urls = new LRUCache<string, { call: ReadCall; form: ResponseForm }>({
    maxSize: maxBytes,
    sizeCalculation: ({ call }, url) => bytesOfEntry(url, call.key, call.key),
  });

  return {
    remember(request: FastifyRequest, call: ReadCall, form: ResponseForm) {
      const { url } = request;
      if (url.length <= maxUrlLength && form.isShared(request)) urls.set(url, { call, form });
    },

    /** Must come before every hook that a stored response does not need. */
    serve(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) => {
        const known = urls.get(request.url);
        if (!known?.form.isShared(request)) return done();
        const { call, form } = known;
        const stored = reads.find(call);
        if (stored) return sendStored(request, reply, form.responseOf(stored));
        reads.get(call).then(
          (read) => sendStored(request, reply, form.responseOf(read)),
          // The route itself answers with the error.
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

/** A stored response needs nothing more of what Fastify does to a response. */
function sendStored(request: FastifyRequest, reply: FastifyReply, response: JsonResponse) {
  if (matchesEtag(request, response.headers.etag)) {
    sendJsonResponse(request, reply, response);
    return;
  }
  reply.hijack();
  reply.raw.writeHead(200, { ...response.headers, [requestIdHeader]: request.id });
  reply.raw.end(request.method === 'HEAD' ? undefined : response.body);
}
