/** Visitors' access to what they follow. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { followConsent, followEnd, ownFollows } from '#contract/visitor/own-follow.ts';
import { deleteConsents, deleteFollow } from '../../../db/repositories/visitor/follow.ts';
import type { Deps } from '../../deps.ts';
import { ownAccountOnly } from './own-account-only.ts';

export async function followRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const visitorOf = ownAccountOnly(fastify, deps);
  const { db } = deps.database;
  const hide = true;

  app.get(
    '/account/follows',
    { schema: { hide, response: { 200: ownFollows } } },
    async (request, reply) => deps.follows.list((await visitorOf(request, reply)).id),
  );

  app.post(
    '/account/follows/end',
    { schema: { hide, body: followEnd, response: { 200: ownFollows } } },
    async (request, reply) => {
      const { id } = await visitorOf(request, reply);
      await deleteFollow(db, id, request.body);
      return deps.follows.list(id);
    },
  );

  app.post(
    '/account/follows/emails',
    { schema: { hide, body: followConsent, response: { 200: ownFollows } } },
    async (request, reply) => {
      const { id } = await visitorOf(request, reply);
      const { kind, by_email } = request.body;
      await (by_email ? deps.follows.consent(id, kind) : deleteConsents(db, id, kind));
      return deps.follows.list(id);
    },
  );
}
