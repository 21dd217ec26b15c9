/** A visitor's own account, for the site's own pages: no address of another site may call it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ownAccount } from '#contract/account.ts';
import { listSavedOffers } from '../../db/repositories/saved-offer.ts';
import type { Deps } from '../app.ts';
import { AppError } from '../errors.ts';
import { refuseOtherSites } from '../pages/same-origin.ts';
import { siteOf } from '../pages/site.ts';

export async function accountRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { db } = deps.database;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(request, siteOf(fastify, deps).url);
  });

  async function visitorOf(request: FastifyRequest, reply: FastifyReply) {
    const visitor = await deps.accounts.visitorOf(request, reply);
    if (!visitor) throw new AppError('unauthorized', 'Sign in first.');
    return visitor;
  }

  app.get(
    '/account',
    { schema: { hide: true, response: { 200: ownAccount } } },
    async (request, reply) => {
      const { id, email, createdAt } = await visitorOf(request, reply);
      return { email, created_at: createdAt, saved: await listSavedOffers(db, id) };
    },
  );
}
