/** Lets visitors change their password and email address, end sessions, and delete their account. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { boundedText } from '#contract/field-schema.ts';
import { maxLength } from '#contract/text-rule.ts';
import {
  accountDeletion,
  emailChange,
  ownSessions,
  passwordChange,
} from '#contract/visitor/account.ts';
import { normalizeEmail } from '#contract/visitor/sign-in.ts';
import {
  deleteOtherVisitorSessions,
  deleteVisitorSession,
} from '../../../db/repositories/visitor/visitor-session.ts';
import type { Deps } from '../../deps.ts';
import { badInput } from '../../errors.ts';
import { siteUrl } from '../../site/read-site.ts';
import { isCommonPassword } from '../../visitor/account/common-password.ts';
import { listSessions } from '../../visitor/account/session.ts';
import { ownAccountOnly } from './own-account-only.ts';

export async function accountSecurityRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const visitorOf = ownAccountOnly(fastify, deps);
  const { accounts } = deps;
  const { db } = deps.database;
  const hide = true;

  /** Ends all sessions, and starts a new one for this browser. */
  app.post(
    '/account/password',
    { schema: { hide, body: passwordChange } },
    async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      const { password, new_password: newPassword, lang: language } = request.body;
      if (isCommonPassword(newPassword, siteUrl(fastify, deps.settings))) {
        throw badInput([{ path: 'new_password', message: 'Is a common password' }]);
      }
      const change = { password, newPassword, language };
      await accounts.changePassword(request, reply, visitor, change);
      return reply.status(204).send();
    },
  );

  app.post('/account/email', { schema: { hide, body: emailChange } }, async (request, reply) => {
    const visitor = await visitorOf(request, reply);
    const { password, lang: language } = request.body;
    const email = normalizeEmail(request.body.email);
    await accounts.requestEmailChange(visitor, { ip: request.ip, password, email, language });
    return reply.status(204).send();
  });

  app.get(
    '/account/sessions',
    { schema: { hide, response: { 200: ownSessions } } },
    async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      return { items: await listSessions(db, visitor) };
    },
  );

  app.delete('/account/sessions', { schema: { hide } }, async (request, reply) => {
    const { id, sessionId } = await visitorOf(request, reply);
    await deleteOtherVisitorSessions(db, id, sessionId);
    return reply.status(204).send();
  });

  app.delete(
    '/account/sessions/:id',
    { schema: { hide, params: z.object({ id: boundedText(maxLength.label) }) } },
    async (request, reply) => {
      const { id } = await visitorOf(request, reply);
      await deleteVisitorSession(db, id, request.params.id);
      return reply.status(204).send();
    },
  );

  app.post(
    '/account/deletion',
    { schema: { hide, body: accountDeletion } },
    async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      const { password, lang: language } = request.body;
      await accounts.deleteVisitor(request, reply, visitor, { password, language });
      return reply.status(204).send();
    },
  );
}
