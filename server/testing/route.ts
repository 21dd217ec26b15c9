/** Collects routes with their schemas while the real app registers them. */
import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Returns an app and all its routes, including those registered later. */
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
