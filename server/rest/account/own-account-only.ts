import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { signInFirst } from '../../errors.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { siteUrl } from '../../site/read-site.ts';

/** Restricts account calls to pages of this site and to signed-in visitors. Responses are never cached. */
export function ownAccountOnly(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(request, siteUrl(app, deps.settings));
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await deps.accounts.visitorOf(request, reply);
    if (!visitor) throw signInFirst();
    return visitor;
  };
}
