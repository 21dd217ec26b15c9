/** The routes of the real app, with their schemas, as they are registered. */
import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Opens an app and answers it with all its routes, those that come later included. */
export async function withRoutes<App>(open: () => Promise<App>) {
  const routes: RouteOptions[] = [];
  const watch = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      routes.push(route);
    });
  diagnostics.subscribe('fastify.initialization', watch);
  try {
    return { given: await open(), routes };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', watch);
  }
}
