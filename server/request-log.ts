import type { FastifyInstance } from 'fastify';

/** Reads that went well are many and say little: they are logged at debug. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const level =
      statusCode >= 500
        ? 'error'
        : statusCode >= 400 || (request.method !== 'GET' && request.method !== 'HEAD')
          ? 'info'
          : 'debug';
    request.log[level](
      {
        method: request.method,
        url: request.url,
        statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
