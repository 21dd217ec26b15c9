/** An answer as text with its tag: how it is made, sent, and sent again without Fastify. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { briefly, isKnown } from './etag.ts';
import type { Answer, AnswerCache } from './response-cache.ts';
import { securityHeaders } from './security-headers.ts';

/** The tag may leave out what differs each time, such as how long a search took. */
export function answerOf(body: string, tagged = body): Answer {
  const etag = `"${createHash('sha256').update(tagged).digest('base64url').slice(0, 27)}"`;
  return {
    body,
    headers: {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': briefly,
      etag,
    },
  };
}

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.headers(answer.headers);
  if (isKnown(request, answer.headers.etag)) {
    reply.removeHeader('content-type').removeHeader('content-length');
    return reply.status(304).send();
  }
  return reply.send(answer.body);
}

/** Stands before every hook that an answer made earlier has no need of. */
export function repeatAnswers(app: FastifyInstance, answers: AnswerCache) {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    const reads = url.startsWith('/api/') && (method === 'GET' || method === 'HEAD');
    const answer = reads ? answers.findByUrl(url) : undefined;
    if (!answer) return done();
    if (isKnown(request, answer.headers.etag)) return sendAnswer(request, reply, answer);
    // Past Fastify: nothing of what it does to an answer is left to do to this one.
    reply.hijack();
    reply.raw.writeHead(200, answer.headers);
    reply.raw.end(method === 'HEAD' ? undefined : answer.body);
  });
}
