/** Everything for agents: their tools, and how they sign in. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { mainKeyOf } from '../release/person.ts';
import { personOf } from './agent.ts';
import { equipAgent } from './equip-agent.ts';
import { mcpRoute } from './mcp/mcp-route.ts';
import { authorizeRoute } from './oauth/authorize-route.ts';
import { oauthMetadata } from './oauth/oauth-metadata.ts';
import { registerRoute } from './oauth/register-route.ts';
import { tokenRoute } from './oauth/token-route.ts';
import { recognizeAgent } from './recognize-agent.ts';

/** Of a person's agents in this process, including those that aren't calls of a tool. */
const requestsPerMinute = 300;

export async function agentRoutes(app: FastifyInstance, deps: Deps) {
  const requests = rateLimit({ limit: requestsPerMinute });
  await app.register(oauthMetadata, deps);
  await app.register(authorizeRoute, deps);
  await app.register(tokenRoute, deps);
  await app.register(registerRoute, deps);
  await app.register((scope) =>
    mcpRoute(scope, {
      path: '/mcp',
      siteUrl: deps.grants.issuer,
      async recognize(request) {
        const agent = await recognizeAgent(deps, request);
        if (deps.settings.RATE_LIMIT > 0) requests.admit(mainKeyOf(personOf(agent)));
        return agent;
      },
      equip: equipAgent(deps),
    }),
  );
}
