import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { signInFirst } from '../../errors.ts';
import { refuseOtherSites } from '../../http/same-origin.ts';
import { siteOf } from '../../site.ts';

/** The calls below are for the site's own pages: no page of another site may make them, and nothing keeps the answers. */
export function ownAccountOnly(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(request, siteOf(app, deps).url);
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await deps.accounts.visitorOf(request, reply);
    if (!visitor) throw signInFirst();
    return visitor;
  };
}
