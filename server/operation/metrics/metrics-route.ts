import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readAppGauges } from './app-gauge.ts';
import { isFromThisMachine } from './local-request.ts';

/** `GET /metrics` is for Prometheus: without a token on this machine, and with the token of any person from elsewhere. */
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

/** Prometheus can send a token as Bearer alone. */
const givenToken = ({ headers }: FastifyRequest) =>
  headers['x-admin-token'] ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** The name stays the same over restarts, so that the series of a process go on. */
function processLabel({ server }: FastifyInstance): string {
  const address = server.address();
  return `${hostname()}:${typeof address === 'object' && address ? address.port : 0}`;
}
