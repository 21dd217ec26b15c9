import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import packageFile from '../../package.json' with { type: 'json' };
import { answerOf, sendAnswer } from '../answer.ts';
import type { Deps } from '../app.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { problems } from './schema.ts';

/** A default is told, also where zod leaves it out because the value is converted on its way in. */
const jsonSchemaTransform = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }) => {
      const fallback = z.globalRegistry.get(zodSchema)?.default;
      if (fallback !== undefined) jsonSchema.default = fallback;
      // What a missing value is read as is no promise that it may be missing.
      if (zodSchema._zod.def.type === 'prefault') delete jsonSchema.default;
    },
  },
});

/** The description of every call below, made of the schemas that check it; registered before them. */
export async function describeRoutes(app: FastifyInstance, { settings }: Deps) {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${settings.SITE_NAME} API`, version: packageFile.version },
      tags: [
        { name: 'public', description: 'What visitors read' },
        { name: 'admin', description: 'What editors do, with the admin token' },
      ],
      components: {
        securitySchemes: { adminToken: { type: 'apiKey', in: 'header', name: 'x-admin-token' } },
      },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      if (/^\/api\/(trpc|docs)/.test(url)) return { schema: { hide: true }, url };
      return url.startsWith('/api/admin')
        ? { schema: { ...schema, security: [{ adminToken: [] }] }, url }
        : { schema, url };
    },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => documentationPolicy,
    uiConfig: { layout: 'BaseLayout', displayRequestDuration: true },
    // It stands in the page's HTML as it is given.
    theme: { title: escapeMarkup(`${settings.SITE_NAME} API`) },
  });
}

/** Its own files and the API itself, and nothing from anywhere else. */
const documentationPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function openApiDocument(app: FastifyInstance) {
  let document = '';
  const schema = { tags: ['public'], response: { 200: z.looseObject({}), ...problems(429) } };
  app.get('/openapi.json', { schema }, (request, reply) => {
    document ||= JSON.stringify(app.swagger());
    return sendAnswer(request, reply, answerOf(document));
  });
}
