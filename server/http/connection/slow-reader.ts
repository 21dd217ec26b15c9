/** An answer that its reader does not take stays in memory: such a reader is disconnected. */
import type { Server } from 'node:http';

export function cutSlowReaders(server: Server, longestPause = 60_000) {
  // Before Fastify, so that it holds for answers that pass no hook too.
  server.prependListener('request', ({ socket }, response) => {
    response.setTimeout(longestPause, () => {
      // Nothing waits to be taken while the server is still at work, or while a stream has no news.
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
