/** `GET /api/online` sends the number of online visitors as server-sent events, if the counter is live. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound, overloaded, tooManyRequests } from '../../errors.ts';
import { requestIdHeader } from '../../http/log/request-id.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { withShutdownTimeout } from '../../shutdown-timeout.ts';
import { readSite } from '../../site/read-site.ts';
import { onlineElsewhere } from './online-elsewhere.ts';
import { onlineVisitors } from './online-visitors.ts';

const headers = {
  ...securityHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Keeps nginx from buffering the events.
  'x-accel-buffering': 'no',
  connection: 'close',
};

/** A client that leaves more bytes unread is considered disconnected. */
const maxUnread = 4_096;
const reconnectDelay = 5_000;

const refusals = {
  full: () =>
    new AppError('overloaded', 'The visitor counter is full.', {
      headers: { 'retry-after': '60' },
    }),
  network_full: () => tooManyRequests(60, 'online visitors of a network'),
};

export async function onlineRoute(app: FastifyInstance, deps: Deps) {
  const { settings, database } = deps;
  const visitors = onlineVisitors();
  const connections = new Set<ServerResponse>();
  // Several processes on one SQLite file are rare, so each then counts only its own visitors.
  const elsewhere = settings.DATABASE_URL ? onlineElsewhere(database.db, visitors) : undefined;

  let isClosing = false;

  app.get('/online', { schema: { hide: true } }, async (request, reply) => {
    const { site } = await readSite(app, deps, defaultLanguage);
    if (isClosing) throw overloaded('The process is shutting down.');
    if (site.onlineCounter !== 'live') throw notFound();
    if (request.method === 'HEAD') return reply.headers(headers).send();
    const refusal = visitors.refusal(request.ip);
    if (refusal) throw refusals[refusal]();

    reply.hijack();
    const connection = reply.raw;
    if (connection.destroyed) return;
    connection.writeHead(200, { ...headers, [requestIdHeader]: request.id });
    connection.write(`retry: ${reconnectDelay}\n\n`);
    connections.add(connection);
    const leave = visitors.join({
      ip: request.ip,
      sendCount(count) {
        if (connection.destroyed || connection.writableEnded) return;
        if (connection.writableLength > maxUnread) connection.destroy();
        else connection.write(`data: ${count}\n\n`);
      },
    });
    elsewhere?.exchange();
    connection.on('close', () => {
      connections.delete(connection);
      leave();
    });
  });

  // On shutdown, the server waits for open connections, and these would never end on their own.
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const connection of connections) connection.end();
    visitors.close();
    if (elsewhere) await withShutdownTimeout(elsewhere.close());
  });
}
