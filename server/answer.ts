/** Answers of public reads, kept as text under the catalogue's version and given up as it moves on. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueVersion } from '../db/version.ts';
import { briefly, isKnown } from './http-cache.ts';
import { securityHeaders } from './security-headers.ts';

export type Answer = { body: string; headers: Record<string, string> };

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
    const answer = reads ? answers.find(url) : undefined;
    if (!answer) return done();
    if (isKnown(request, answer.headers.etag)) return sendAnswer(request, reply, answer);
    // Past Fastify: nothing of what it does to an answer is left to do to this one.
    reply.hijack();
    reply.raw.writeHead(200, answer.headers);
    reply.raw.end(method === 'HEAD' ? undefined : answer.body);
  });
}

const mostCharacters = 32 * 1024 * 1024;

export function answerCache(version: CatalogueVersion) {
  const answers = new Map<string, Answer>();
  let keptUnder = -1;
  let characters = 0;

  function follow() {
    const current = version.current();
    if (current !== keptUnder) {
      answers.clear();
      characters = 0;
      keptUnder = current;
    }
    return current;
  }

  return {
    version: follow,
    find(key: string): Answer | undefined {
      follow();
      return answers.get(key);
    },
    /** Kept only when nothing has been written since its version was asked for. */
    keep(key: string, asOf: number, answer: Answer) {
      if (follow() !== asOf) return;
      if (characters > mostCharacters) {
        answers.clear();
        characters = 0;
      }
      answers.set(key, answer);
      characters += key.length + answer.body.length;
    },
  };
}

export type AnswerCache = ReturnType<typeof answerCache>;
