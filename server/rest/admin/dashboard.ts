import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { calendar } from '#contract/catalogue/calendar.ts';
import { dashboard } from '#contract/catalogue/dashboard.ts';
import { listCalendar } from '../../../db/repositories/catalogue/calendar.ts';
import { readDashboard } from '../../catalogue/dashboard.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../request-schema.ts';

export function dashboardRoute(fastify: FastifyInstance, { database: { db }, ...deps }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/dashboard',
    {
      schema: {
        ...operation('Overview', 'getDashboard', 'List what needs attention'),
        response: { 200: dashboard },
      },
    },
    () => readDashboard({ db, ...deps }),
  );

  app.get(
    '/calendar',
    {
      schema: {
        ...operation('Overview', 'getCalendar', 'List what starts and ends in the coming weeks'),
        response: { 200: calendar },
      },
    },
    async () => ({ items: await listCalendar(db) }),
  );
}
