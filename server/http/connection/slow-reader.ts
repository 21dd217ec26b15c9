/** A response that its client does not read stays in memory, so such a client is disconnected. */
import type { Server } from 'node:http';

export function cutSlowReaders(server: Server, maxPause = 60_000) {
  // It comes before Fastify, so that it holds for responses that pass no hook too.
  server.prependListener('request', ({ socket }, response) => {
    response.setTimeout(maxPause, () => {
      // Nothing waits to be read while the server is still at work, or while a stream has no news.
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
