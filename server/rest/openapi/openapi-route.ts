import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { entities } from '../../contents/entity.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { type JsonResponse, jsonResponse, sendJsonResponse } from '../../http/json-response.ts';
import { operation } from '../../http/request-schema.ts';

/** Collects routes for the OpenAPI document. Must be called before any routes are registered. */
export function describedRoutes(app: FastifyInstance): readonly RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    const isDescribed = route.method !== 'HEAD' && !route.schema?.hide;
    if (isDescribed && !route.url.startsWith('/api/trpc')) routes.push(route);
  });
  return routes;
}

export async function openApiRoutes(
  app: FastifyInstance,
  { settings, described }: Deps & { described: readonly RouteOptions[] },
) {
  let opened: Promise<FastifyInstance> | undefined;
  // If both bundles imported the entities, the build would put them and terms-card.ts into a chunk that awaits itself.
  async function open() {
    const { openDescription } = await import('./description.ts');
    return openDescription(described, settings, entities);
  }
  function description() {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }
  app.addHook('onClose', async () => {
    await (await opened)?.close();
  });

  let document: JsonResponse | undefined;
  const schema = {
    ...operation('Service', 'getOpenApiDocument', 'Get the description of this API'),
    response: { 200: z.looseObject({}) },
  };
  app.get('/openapi.json', { schema }, async (request, reply) => {
    document ??= jsonResponse(JSON.stringify((await description()).swagger()));
    return sendJsonResponse(request, reply, document);
  });

  async function showDocumentation({ url, headers }: FastifyRequest, reply: FastifyReply) {
    const page = await description();
    const shown = await page.inject({ url, headers });
    if (shown.statusCode === 404) throw notFound();
    const { connection: _, date: __, ...own } = shown.headers;
    return reply.status(shown.statusCode).headers(own).send(shown.rawPayload);
  }
  for (const path of ['', '/', '/json', '/yaml', '/static/*']) {
    app.get(`/docs${path}`, { schema: { hide: true } }, showDocumentation);
  }
}
