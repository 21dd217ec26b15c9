/** Disconnects clients that don't read their response, because unread data stays in memory. */
import type { Server } from 'node:http';

export function cutSlowReaders(server: Server, maxPause = 60_000) {
  // Runs before Fastify's own listener, to cover responses that bypass all hooks.
  server.prependListener('request', ({ socket }, response) => {
    response.setTimeout(maxPause, () => {
      // Nothing is buffered while the server is still working, or while an event stream is idle.
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
