import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { settingsDraft, siteSettings } from '#contract/site/site-settings.ts';
import type { Deps } from '../../deps.ts';
import { getSiteSettings, replaceSiteSettings } from '../../site/site-settings.ts';
import { writerOf } from '../crud.ts';
import { operation } from '../request-schema.ts';

export function settingsRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { settings, database } = deps;

  app.get(
    '/settings',
    {
      schema: {
        ...operation('Settings', 'getSettings', 'Get the site settings'),
        response: { 200: siteSettings },
      },
    },
    () => getSiteSettings(database.db, settings),
  );

  app.put(
    '/settings',
    {
      schema: {
        ...operation('Settings', 'updateSettings', 'Replace the site settings'),
        body: settingsDraft,
        response: { 200: siteSettings },
      },
    },
    (request) => replaceSiteSettings(writerOf(deps, request), settings, request.body),
  );
}
