/** Makes a request pipelined behind a write wait for that write's response, so that it sees the new data. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Must be registered before any hook that can send a response. */
export function keepPipelineOrder(app: FastifyInstance) {
  const writes = new WeakMap<Socket, Promise<void>>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const earlier = writes.get(socket);
    if (!safeMethods.has(request.method)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      writes.set(socket, promise);
      reply.raw.once('close', () => {
        if (writes.get(socket) === promise) writes.delete(socket);
        resolve();
      });
    }
    if (earlier) earlier.then(() => done());
    else done();
  });
}
