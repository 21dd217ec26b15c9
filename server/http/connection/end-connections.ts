/** A server that closes answers what it has begun, refuses what still arrives, and keeps no connection open for more. */
import type { FastifyInstance } from 'fastify';
import { overloaded } from '../../errors.ts';

export function endConnectionsOnClose(app: FastifyInstance) {
  const { server } = app;
  let isClosing = false;

  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? overloaded('The server is shutting down.') : undefined);
  });

  // Node closes the connections that are idle now. Those with an unfinished answer become idle later.
  app.addHook('preClose', async () => {
    isClosing = true;
    server.keepAliveTimeout = 1;
    server.keepAliveTimeoutBuffer = 0;
  });
}
