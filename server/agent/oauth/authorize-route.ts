/** Checks what a program asks for, and leads the person to the screen that asks for their consent. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorizationRequest } from '#contract/people/agent-grant.ts';
import { originOf } from '../../caller/request-origin.ts';
import type { Deps } from '../../deps.ts';
import { UnsafeRequest } from '../../people/grant/authorization-request.ts';

export async function authorizeRoute(app: FastifyInstance, { grants }: Deps) {
  app.get('/oauth/authorize', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return reply.redirect(await destinationOf(request), 302);
    } catch (error) {
      if (!(error instanceof UnsafeRequest)) throw error;
      return reply.status(400).type('text/plain; charset=utf-8').send(error.message);
    }
  });

  async function destinationOf(request: FastifyRequest): Promise<string> {
    // A parameter that is sent twice becomes a list, and is refused.
    const { success, data } = authorizationRequest.safeParse(request.query);
    if (!success) throw new UnsafeRequest('The program sent too long or repeated parameters.');
    const checked = await grants.check(data, originOf(request));
    if ('faultUrl' in checked) return checked.faultUrl;
    const query = String(new URLSearchParams(data as Record<string, string>));
    // The admin's router would read some values as numbers or JSON.
    return `/admin/consent?request=${Buffer.from(query).toString('base64url')}`;
  }
}
