/**
 * Completes the OpenAPI document with what follows from how all requests are handled, so that routes needn't declare
 * it.
 */
import type { OpenAPIV3_1 } from 'openapi-types';
import { errorKinds } from '../../errors.ts';

type Document = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;
type Schemas = Record<string, OpenAPIV3_1.SchemaObject>;

const nameOf = (title: string) =>
  title.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());

const retryAfter = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait before retrying' },
} as const;

const headersTooLarge = { status: 431, title: 'Headers too large' };

const refusals = [...Object.values(errorKinds), headersTooLarge].map(({ status, title }) => ({
  status,
  name: nameOf(title),
  response: {
    description: title,
    ...([429, 503].includes(status) && { headers: retryAfter }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
}));

/** Lists the possible errors of an operation. The token is checked first, and only some methods have a body. */
function refusalsOf(path: string, method: string, { parameters = [], responses }: Operation) {
  const inPath = path.includes('{');
  const inQuery = parameters.some((parameter) => 'in' in parameter && parameter.in === 'query');
  const writes = method !== 'get';
  const statuses = new Set([
    ...(inQuery || writes ? [400] : []),
    ...(inQuery ? [431] : []),
    ...(path.startsWith('/api/admin') ? [401, 403] : []),
    ...(inPath ? [404] : []),
    ...(writes ? [408, 413, 415, 507] : []),
    ...(path.startsWith('/api') ? [429] : []),
    500,
    503,
    ...Object.keys(responses ?? {}).map(Number),
  ]);
  return refusals.filter(({ status }) => statuses.has(status));
}

type Described = { description?: string };

/** A route may describe an error in its own words. */
const ownDescription = ({ description }: Described = {}, usual: Described) =>
  description === usual.description ? {} : { description };

/** A postback writes, whatever its method. */
const isRead = (path: string, method: string) =>
  method === 'get' && !/^\/api\/(admin|postback)\//.test(path);

const reused = (path: string, method: string): OpenAPIV3_1.ResponsesObject =>
  isRead(path, method)
    ? { 304: { description: 'The version named in If-None-Match is still current' } }
    : {};

/** Each list is named after its items, with the suffix List. */
function nameLists({ responses = {} }: Operation, schemas: Schemas) {
  for (const response of Object.values(responses)) {
    const content = 'content' in response ? response.content?.['application/json'] : undefined;
    const listed = JSON.stringify(content?.schema ?? {}).match(
      /^\{"type":"object","properties":\{"items":\{"type":"array","items":\{"\$ref":"#\/components\/schemas\/(\w+)"\}\},"total"/,
    )?.[1];
    if (!content?.schema || !listed) continue;
    schemas[`${listed}List`] = content.schema as OpenAPIV3_1.SchemaObject;
    content.schema = { $ref: `#/components/schemas/${listed}List` };
  }
}

export function completeDocument(document: Document): Document {
  const schemas: Schemas = { ...document.components?.schemas };
  for (const [path, item = {}] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
      operation.security = path.startsWith('/api/admin') ? [{ adminToken: [] }] : [];
      operation.responses = {
        ...operation.responses,
        ...reused(path, method),
        ...Object.fromEntries(
          refusalsOf(path, method, operation).map(({ status, name, response }) => [
            status,
            {
              $ref: `#/components/responses/${name}`,
              ...ownDescription(operation.responses?.[status], response),
            },
          ]),
        ),
      };
      nameLists(operation, schemas);
    }
  }
  const given = JSON.stringify(document.paths);
  const responses = Object.fromEntries(
    refusals
      .filter(({ name }) => given.includes(`"#/components/responses/${name}"`))
      .map(({ name, response }) => [name, response]),
  );
  return withUsedSchemas({
    ...document,
    components: { ...document.components, schemas, responses },
  });
}

const references = /"#\/components\/schemas\/(\w+)"/g;

/**
 * Each entity has two schemas: one for requests (`ProductDraftInput`) and one for responses. Removes unused schemas,
 * and the suffix from entities with only one.
 */
function withUsedSchemas(document: Document): Document {
  const { schemas = {}, ...components } = document.components ?? {};
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(references)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow({ paths: document.paths, components });

  const shortened = (name: string) => {
    const entity = name.replace(/Input$/, '');
    return used.has(entity) ? name : entity;
  };
  const usedSchemas = Object.fromEntries(
    [...used].toSorted().map((name) => [shortened(name), schemas[name]]),
  );
  const whole = { ...document, components: { ...components, schemas: usedSchemas } };
  return JSON.parse(
    JSON.stringify(whole).replace(
      references,
      (_, name) => `"#/components/schemas/${shortened(name)}"`,
    ),
  );
}
