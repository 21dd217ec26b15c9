import type { FastifyInstance } from 'fastify';
import { errorKinds } from '../../errors.ts';
import { knownError, problemHeaders, sendProblem } from '../../http/error-response.ts';
import { OauthError } from '../../people/grant/oauth-error.ts';

/** Programs expect errors in the format of OAuth, and nothing here may be cached. */
export function answerOauthErrors(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const answer = (status: number, code: string, error_description: string) =>
      reply.status(status).headers(problemHeaders).send({ error: code, error_description });
    if (error instanceof OauthError) return answer(error.status, error.code, error.message);
    const { code, message } = knownError(error);
    const { status } = errorKinds[code];
    const isBadRequest = status >= 400 && status < 429 && status !== 404;
    return isBadRequest
      ? answer(status, 'invalid_request', message)
      : sendProblem(error, request, reply);
  });
}
