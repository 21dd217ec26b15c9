/** Exchanges codes and refresh tokens for tokens. Programs keep no secret here, so PKCE and rotation protect them. */
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../caller/request-origin.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { exchange, type TokenRequest } from '../../people/grant/exchange.ts';
import { OauthError } from '../../people/grant/oauth-error.ts';
import { answerOauthErrors } from './oauth-error-response.ts';

export async function tokenRoute(app: FastifyInstance, { grants }: Deps) {
  answerOauthErrors(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyLimits.form },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
  app.post('/oauth/token', { schema: { hide: true } }, async (request, reply) => {
    const form = (request.body as URLSearchParams | undefined) ?? new URLSearchParams();
    const asked: TokenRequest = Object.fromEntries(form);
    if (Object.keys(asked).length < form.size) {
      throw new OauthError('invalid_request', 'A parameter is repeated.');
    }
    return reply.send(await exchange(grants, asked, originOf(request)));
  });
}
