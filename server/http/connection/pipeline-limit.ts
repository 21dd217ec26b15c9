/** Limits pipelined requests per connection, because Node handles all of them concurrently. Browsers don't pipeline. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '../../errors.ts';

const maxUnanswered = 100;

export function limitPipelines(app: FastifyInstance) {
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, more: 1 | -1) => {
    const open = (unanswered.get(socket) ?? 0) + more;
    unanswered.set(socket, open);
    return open;
  };
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    response.once('close', () => add(socket, -1));
    done(
      add(socket, 1) > maxUnanswered ? tooManyRequests(1, 'requests on a connection') : undefined,
    );
  });
}
