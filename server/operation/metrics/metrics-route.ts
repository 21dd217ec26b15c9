import { BlockList, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readAppGauges } from './app-gauge.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** A proxy on this machine sends at least one of these by default. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Some proxies forward only the host that the client requested. */
const ownHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Serves metrics to Prometheus: without a token on this machine, with any staff token from elsewhere. */
export async function metricsRoute(app: FastifyInstance, deps: Deps) {
  readAppGauges(deps);
  let text: Promise<Awaited<ReturnType<typeof load>>> | undefined;

  async function load() {
    const { prometheusText } = await import('./prometheus-text.ts');
    return prometheusText(processLabel(app));
  }

  app.get(
    '/metrics',
    {
      schema: { hide: true },
      onRequest: async (request) => {
        if (!isFromThisMachine(request)) await deps.guard.check(request, givenToken(request));
      },
    },
    async (_request, reply) => {
      text ??= load();
      const { type, read } = await text;
      return reply
        .headers({ 'content-type': type, 'cache-control': 'no-store' })
        .send(await read());
    },
  );
}

/** Prometheus can only send bearer tokens. */
const givenToken = ({ headers }: FastifyRequest) =>
  headers['x-admin-token'] ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Stays the same across restarts, so that a process's time series continue. */
function processLabel({ server }: FastifyInstance): string {
  const address = server.address();
  return `${hostname()}:${typeof address === 'object' && address ? address.port : 0}`;
}

const isLoopback = (ip: string | undefined) =>
  ip !== undefined && loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** True for requests sent directly by a program on this machine. */
const isFromThisMachine = ({ raw, ip, headers }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress) &&
  // A host in an absolute URL would override the header.
  raw.url?.startsWith('/') === true &&
  isLoopback(ip) &&
  ownHost.test(headers.host ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined);
