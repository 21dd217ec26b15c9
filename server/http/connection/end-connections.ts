/** On shutdown, finishes responses in progress, refuses new requests, and stops keeping connections alive. */
import type { FastifyInstance } from 'fastify';
import { overloaded } from '../../errors.ts';

export function endConnectionsOnClose(app: FastifyInstance) {
  const { server } = app;
  let isClosing = false;

  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? overloaded('The server is shutting down.') : undefined);
  });

  // Node closes only the connections that are idle now. The others become idle once their response is sent.
  app.addHook('preClose', async () => {
    isClosing = true;
    server.keepAliveTimeout = 1;
    server.keepAliveTimeoutBuffer = 0;
  });
}
