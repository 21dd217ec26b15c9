/** Uses one id for a request in the load balancer, the log and the response. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { trustedProxy } from '../trusted-proxy.ts';

export const requestIdHeader = 'x-request-id';

/** Needs no escaping in logs, headers or pages. */
const acceptable = /^[\w.:/+=-]{8,128}$/;

/** Accepts an id only from a proxy trusted by TRUST_PROXY. Other clients could send the same id twice. */
export function requestIds(settings: Pick<Settings, 'TRUST_PROXY'>) {
  const isTrusted = trustedProxy(settings);
  const start = randomBytes(6).toString('base64url');
  let made = 0;
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[requestIdHeader];
    if (
      typeof given === 'string' &&
      acceptable.test(given) &&
      isTrusted(socket.remoteAddress ?? '', 0)
    ) {
      return given;
    }
    made += 1;
    return `${start}-${made.toString(36)}`;
  };
}

/** Must be registered before any hook that can send a response. */
export function answerRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
}
