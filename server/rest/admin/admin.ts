import type { FastifyInstance } from 'fastify';
import { requirePermission } from '../../caller/require-permission.ts';
import { pageBlockPathCalls } from '../../catalogue/resource/page-block-calls.ts';
import { productPartCalls } from '../../catalogue/resource/product-part-calls.ts';
import { adminCalls } from '../../contents/admin-calls.ts';
import { overviewCalls } from '../../contents/overview-calls.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { acceptJson } from '../../http/json-body.ts';
import { unknownPath } from '../../http/unknown-path.ts';
import type { AdminCall } from '../../resource/admin-call.ts';
import { callRoute } from './call-route.ts';
import { exportRoute } from './export.ts';
import { figuresUploadRoutes } from './figures-upload.ts';
import { importUploadRoute } from './import-upload.ts';
import { uploadRoute } from './upload.ts';

const callGroups: Record<string, AdminCall>[] = [
  overviewCalls,
  ...Object.values(adminCalls),
  productPartCalls,
  pageBlockPathCalls,
];

/** Checks the token before reading anything else in a request. */
export async function adminRoutes(app: FastifyInstance, deps: Deps) {
  acceptJson(app, bodyLimits.administrator);
  app.decorateRequest('administrator');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    request.administrator = await deps.guard.check(request);
  });
  // Unknown paths and methods have already been refused, and the body has not been read yet.
  app.addHook('preParsing', async ({ administrator, method, routeOptions }) => {
    const byMethod = ['GET', 'HEAD'].includes(method) ? 'viewer' : 'editor';
    requirePermission(administrator, routeOptions.config.permission ?? { role: byMethod });
  });
  app.all('/', { schema: { hide: true }, onRequest: unknownPath }, unknownPath);
  app.all('/*', { schema: { hide: true }, onRequest: unknownPath }, unknownPath);

  for (const calls of callGroups) {
    for (const call of Object.values(calls)) callRoute(app, call, deps);
  }
  uploadRoute(app, deps);
  exportRoute(app, deps);
  importUploadRoute(app, deps);
  figuresUploadRoutes(app, deps);
}
