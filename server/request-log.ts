import type { FastifyInstance } from 'fastify';

/** Reads that went well are many and say little: they are logged at debug. */
export function logRequests(app: FastifyInstance, logLevel: string) {
  const logsReads = ['debug', 'trace'].includes(logLevel);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && statusCode < 400 && !logsReads) return done();
    const level = statusCode >= 500 ? 'error' : statusCode >= 400 || !isRead ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        url: withoutToken(request.url),
        statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

/** Whoever reads the log must not follow a link that was meant for one visitor. */
const withoutToken = (url: string) => url.replace(/([?&]token=)[^&]*/g, '$1');
