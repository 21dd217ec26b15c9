import type { FastifyInstance } from 'fastify';
import { originOf } from '../../caller/request-origin.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { answerOauthErrors } from './oauth-error-response.ts';

export async function registerRoute(app: FastifyInstance, { grants }: Deps) {
  answerOauthErrors(app);
  const options = { schema: { hide: true }, bodyLimit: bodyLimits.form };
  app.post('/oauth/register', options, async (request, reply) =>
    reply.status(201).send(await grants.register(originOf(request), request.body)),
  );
}
