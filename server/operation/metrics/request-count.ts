import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { histogram } from '../../../db/metrics/measure.ts';

const requests = histogram({
  name: 'aceboard_http_request_seconds',
  help: 'Requests answered, by path pattern.',
  labels: ['method', 'route', 'status'],
});

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Uses only known methods and routes as labels, because clients can send anything. */
export function countRequest({ method }: FastifyRequest, reply: FastifyReply, route = 'unknown') {
  requests
    .of(methods.has(method) ? method : 'other', route, String(reply.statusCode))
    .observe(reply.elapsedTime / 1000);
}

export function countRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    countRequest(request, reply, request.routeOptions.url);
    done();
  });
}
