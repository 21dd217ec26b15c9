import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadCall } from '../../catalogue/read/read-call.ts';
import { responseForm } from '../../catalogue/read/response-cache.ts';
import type { Deps } from '../../deps.ts';
import { jsonResponse, sendJsonResponse } from '../../http/json-response.ts';

const restForm = responseForm(
  ({ json, etag }) => jsonResponse(json, etag),
  ({ method }) => method === 'GET' || method === 'HEAD',
);

/** Sends a read, and remembers its URL, so that the next request for it is answered before reaching the route. */
export async function sendRead(
  { reads, responseCache }: Deps,
  [request, reply]: [FastifyRequest, FastifyReply],
  call: ReadCall,
) {
  const read = await reads.get(call);
  responseCache.remember(request, call, restForm);
  return sendJsonResponse(request, reply, restForm.responseOf(read));
}
