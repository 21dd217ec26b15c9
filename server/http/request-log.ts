import type { FastifyInstance } from 'fastify';
import { maxLength } from '#contract/text-rule.ts';

/** Successful reads are many and say little, so they are logged at debug. */
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
        url: withoutSecrets(request.url.slice(0, maxLength.link)),
        statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

const secret = /(token|password)\s*=/i;

/** Decodes each character, however often it was escaped. */
const decodedFully = (text: string) =>
  text.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Readers of the log must not be able to use a link that was meant for one visitor. */
const withoutSecrets = (url: string) =>
  url
    .split(/([?&])/)
    .map((part) =>
      secret.test(decodedFully(part)) ? part.replace(/(=|%(?:25)*3d).*$/is, '$1') : part,
    )
    .join('');
