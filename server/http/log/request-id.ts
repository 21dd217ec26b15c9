/** Uses one id for a request in the load balancer, the log and the response. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';

export const requestIdHeader = 'x-request-id';

/** Needs no escaping in logs, headers or pages. */
const acceptable = /^[\w.:/+=-]{8,128}$/;

type IsTrusted = (ip: string, hop: number) => boolean;

function trustOf(trusted: Settings['TRUST_PROXY']): IsTrusted {
  if (typeof trusted === 'function') return trusted;
  if (typeof trusted === 'boolean') return () => trusted;
  return proxyAddr.compile(trusted.split(',').map((ip) => ip.trim()));
}

/** Accepts an id only from a proxy trusted by TRUST_PROXY. Other clients could send the same id twice. */
export function requestIds({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>) {
  const isTrusted = trustOf(TRUST_PROXY);
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
