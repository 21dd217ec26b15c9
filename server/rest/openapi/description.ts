/** Generates the OpenAPI document and its page. Loaded on the first request, because few processes receive any. */
import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Entity } from '../../contents/declared-entity.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';
import type { Settings } from '../../settings.ts';
import { fixedSiteName } from '../../site/read-site.ts';
import { withoutFastifyCompilers } from '../schema-compiler.ts';
import { completeDocument } from './complete-document.ts';
import { componentsOf } from './component.ts';

const zodToJsonConfig: Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig'] = {
  override: ({ zodSchema, jsonSchema }) => {
    Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
    // The safe integer range is a limit of JSON, which clients needn't know.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) {
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
    }
    // A prefault may itself be invalid, which makes the field required.
    if (zodSchema instanceof z.ZodPrefault) delete jsonSchema.default;
    if (zodSchema instanceof z.ZodObject) requireFields(zodSchema, jsonSchema);
  },
};

function requireFields({ shape }: z.ZodObject, jsonSchema: z.core.JSONSchema.BaseSchema) {
  const { required = [] } = jsonSchema;
  const refused = Object.keys(shape).filter(
    (name) => required.includes(name) || !z.safeParse(shape[name] as z.ZodType, undefined).success,
  );
  if (refused.length > 0) jsonSchema.required = refused;
}

type Entities = Record<EntityKind, Entity>;

const tagOf = ({ tag, description }: Entity) => ({ name: tag, description });

/** Each operation has one of these tags. The page at /api/docs lists groups in this order. */
const tagsOf = ({ product, ...others }: Entities) => [
  { name: 'Public', description: 'Calls for visitors, without a token' },
  { name: 'Service', description: 'Health of the server, and this description' },
  { name: 'Reports', description: 'Clicks on partner links, and the speed of pages' },
  {
    name: 'Conversions',
    description: 'Postback keys of partners and imports of conversions',
  },
  { name: 'Overview', description: 'Who is signed in, and what needs attention' },
  tagOf(product),
  { name: 'Categories', description: 'Fixed categories in which products are listed' },
  ...Object.values(others).map(tagOf),
  { name: 'Links', description: 'External links: whether they work and where they lead' },
  { name: 'Page blocks', description: 'Which blocks a page shows, and in which order' },
  { name: 'Imports', description: 'Moving another site here, for owners' },
  { name: 'Uploads', description: 'Images for the image fields' },
  { name: 'Inquiries', description: 'Messages sent through the forms of the site' },
  { name: 'Sign-in', description: 'Sessions, passkeys and sign-in rules' },
  { name: 'Agents', description: 'Programs that signed in as a person' },
  { name: 'People', description: 'Tokens and their roles, for owners' },
  { name: 'Security log', description: 'Sign-ins, and changes to people, rules and secrets' },
  {
    name: 'Money',
    description:
      'Deals, earnings and payments of programmes, for owners and people with the right `money`',
  },
  { name: 'Webhooks', description: 'URLs that are notified of changes' },
  { name: 'History', description: 'Who changed what, and how to restore it' },
  { name: 'Effects', description: 'Where entries are shown, and what a change would do' },
  { name: 'Translations', description: 'Texts whose translation is missing or out of date' },
  { name: 'Releases', description: 'Changes that are published together, and undone together' },
  {
    name: 'Proposals',
    description: 'The changes in a release, their approval and their conflicts',
  },
];

const introduction = `HEAD works wherever GET does. Ids in a body and categories in a draft must exist: an unknown one is a 400 that names the field. \`errors\` in a problem lists the refused fields. Text must not contain control characters, or characters that are invisible or change the text direction. A request with an expectation other than 100-continue is a 417.`;

/** Builds an app that never listens, with routes but no handlers, because plugins describe their own app's routes. */
export async function openDescription(
  routes: readonly RouteOptions[],
  settings: Settings,
  entities: Entities,
): Promise<FastifyInstance> {
  const fromZod = { schemaRegistry: componentsOf(entities), zodToJsonConfig };
  const describeRoute = createJsonSchemaTransform(fromZod);
  const addComponents = createJsonSchemaTransformObject(fromZod);
  const app = Fastify({ schemaController: withoutFastifyCompilers });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${fixedSiteName(settings)} API`,
        version: packageFile.version,
        description: introduction,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: settings.SITE_URL ?? '/' }],
      tags: tagsOf(entities),
      components: {
        securitySchemes: { adminToken: { type: 'apiKey', in: 'header', name: 'x-admin-token' } },
      },
    },
    stripBasePath: false,
    transform: (route) =>
      route.url.startsWith(documentationPath)
        ? { schema: { hide: true }, url: route.url }
        : describeRoute(route),
    transformObject: (described) =>
      completeDocument(addComponents(described) as OpenAPIV3_1.Document),
  });
  for (const { method, url, schema } of routes) {
    if (schema) app.route({ method, url, schema, handler: () => {} });
  }
  await app.register(fastifySwaggerUi, {
    routePrefix: documentationPath,
    staticCSP: true,
    transformStaticCSP: () => documentationPolicy,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', displayRequestDuration: true },
    // The plugin inserts the title into the HTML unescaped.
    theme: { title: escapeMarkup(`${fixedSiteName(settings)} API`) },
  });
  await app.ready();
  return app;
}

const documentationPath = '/api/docs';

/** The page loads only its own files, and calls only this API. */
const documentationPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
