import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { dashboard } from '#contract/admin/dashboard.ts';
import { readDashboard } from '../../catalogue/dashboard.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../request-schema.ts';

export function dashboardRoute(fastify: FastifyInstance, { database: { db }, ...deps }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/dashboard',
    {
      schema: {
        ...operation('Overview', 'getDashboard', 'Read what needs attention'),
        response: { 200: dashboard },
      },
    },
    () => readDashboard({ db, ...deps }),
  );
}
