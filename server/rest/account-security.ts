/** A visitor's own account: what keeps it safe, and its end. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountDeletion, emailChange, ownSessions, passwordChange } from '#contract/account.ts';
import { emailOf } from '#contract/sign-in.ts';
import { authError, isRefused, passCookies, type Question } from '../account/auth-door.ts';
import { endSession, listSessions } from '../account/session.ts';
import type { Deps } from '../app.ts';
import { ownAccountOnly } from './own-account.ts';

export async function accountSecurityRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const visitorOf = ownAccountOnly(fastify, deps);
  const { accounts } = deps;
  const hide = true;

  async function change(request: FastifyRequest, reply: FastifyReply, question: Question) {
    const answer = await accounts.ask(request, question);
    if (isRefused(answer)) throw authError(answer, 'password');
    passCookies(reply, answer);
    return reply.status(204).send();
  }

  /** Every session but this one ends, which goes on under another token. */
  app.post(
    '/account/password',
    { schema: { hide, body: passwordChange } },
    async (request, reply) => {
      await visitorOf(request, reply);
      const { password, new_password } = request.body;
      const body = {
        currentPassword: password,
        newPassword: new_password,
        revokeOtherSessions: true,
      };
      return change(request, reply, { path: '/change-password', body });
    },
  );

  app.post('/account/email', { schema: { hide, body: emailChange } }, async (request, reply) => {
    const visitor = await visitorOf(request, reply);
    const { password, email, lang } = request.body;
    await accounts.changeAddress(request, visitor, { password, email: emailOf(email), lang });
    return reply.status(204).send();
  });

  app.get(
    '/account/sessions',
    { schema: { hide, response: { 200: ownSessions } } },
    async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      return { items: await listSessions(accounts.ask, request, visitor) };
    },
  );

  app.delete('/account/sessions', { schema: { hide } }, async (request, reply) => {
    await visitorOf(request, reply);
    return change(request, reply, { path: '/revoke-other-sessions', body: {} });
  });

  app.delete(
    '/account/sessions/:id',
    { schema: { hide, params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      await visitorOf(request, reply);
      await endSession(accounts.ask, request, request.params.id);
      return reply.status(204).send();
    },
  );

  app.post(
    '/account/deletion',
    { schema: { hide, body: accountDeletion } },
    async (request, reply) => {
      await visitorOf(request, reply);
      return change(request, reply, { path: '/delete-user', body: request.body });
    },
  );
}
