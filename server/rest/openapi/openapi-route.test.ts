/** The served description covers every API call in valid OpenAPI 3.1. */
// Runs on SQLite only: the description is made without the database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { figuresTypes } from '../admin/figures-upload.ts';
import { fileTypes } from '../admin/import-upload.ts';
import { calls } from './testing/operation-name.ts';

type Schema = { $ref?: string; type?: string; properties?: Record<string, Schema>; items?: Schema };
type Media = { content?: Record<string, { schema?: Schema }>; description?: string };
type Parameter = { name: string; in: string; required?: boolean; schema: object };
type Operation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, Media & { $ref?: string }>;
  security?: Record<string, string[]>[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  servers?: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'securitySchemes' | 'schemas' | 'responses', Record<string, object>>;
};

let given: TestApp;
let document: Document;
let text: string;

beforeAll(async () => {
  given = await testApp();
  const response = await given.call('GET', '/openapi.json');
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toMatch(/^application\/json\b/);
  text = response.text;
  document = response.body;
});

afterAll(() => given.app.close());

/** Excludes images, which are served under a separate path outside the API. */
const operations = () =>
  Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    );

test('describes every call of the contract and no other', () => {
  const named = operations().map(({ path, method, operation }) => [
    operation.operationId,
    `${method} ${path.replace('/api', '')}`,
  ]);
  expect(named).toHaveLength(Object.keys(calls).length);
  expect(Object.fromEntries(named)).toEqual(calls);
});

test('every operation has a short summary, and a tag with a description', () => {
  const headings = document.tags.map(({ name }) => name);
  const summaries = operations().map(({ path, operation }) => {
    expect(headings, path).toContain(operation.tags?.[0]);
    expect(operation.summary, path).toMatch(/^[A-Z].{5,}[^.]$/);
    return operation.summary;
  });
  expect(new Set(summaries).size).toBe(summaries.length);
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
});

test('the description contains the site’s name and version', () => {
  const { openapi, info, servers } = document;
  expect(openapi).toMatch(/^3\.1\.\d+$/);
  expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(servers).toEqual([{ url: '/' }]);
  expect(document.components.securitySchemes).toMatchObject({
    adminToken: { type: 'apiKey', in: 'header', name: 'x-admin-token' },
  });
});

test('every operation has its path parameters, responses, and a body if it accepts one', () => {
  for (const { path, method, operation } of operations()) {
    const call = `${method} ${path}`;
    const { parameters = [], requestBody, responses } = operation;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = parameters.filter((parameter) => parameter.in === 'path');
    expect(
      declared.map(({ name }) => name),
      call,
    ).toEqual(inPath);
    for (const { name, schema, required, in: place } of parameters) {
      expect([call, name, place === 'path' ? required : true]).toEqual([call, name, true]);
      expect(Object.keys(schema).length, `${call} ${name}`).toBeGreaterThan(0);
    }
    expect(requestBody !== undefined, call).toBe(acceptsBody(method, path));
    if (requestBody) {
      expect(Object.keys(requestBody.content ?? {}), call).toEqual(typesOfBody(path));
      expect(requestBody.required, call).toBe(true);
    }
    for (const [status, described] of Object.entries(responses)) {
      const response = described.$ref ? (at(described.$ref) as Media) : described;
      expect(response.description, `${call} ${status}`).toBeTypeOf('string');
      const types = Object.keys(response.content ?? {});
      const isProblem = Number(status) >= 400;
      const expected = [isProblem ? 'application/problem+json' : typeOfSuccess(path)];
      expect(types, `${call} ${status}`).toEqual(['204', '304'].includes(status) ? [] : expected);
    }
  }
});

function typesOfBody(path: string) {
  if (path.endsWith('/imports')) return fileTypes;
  if (/(programme-stats|rates)\/import$/.test(path)) return figuresTypes;
  return [path.endsWith('/uploads') ? 'multipart/form-data' : 'application/json'];
}

function typeOfSuccess(path: string) {
  if (path.endsWith('/archive')) return 'application/gzip';
  return path.endsWith('/export') ? 'text/csv' : 'application/json';
}

const at = (pointer: string) =>
  document.components.responses[pointer.replace('#/components/responses/', '')];

/** Some calls need nothing but the IDs in the path. */
const acceptsBody = (method: string, path: string) =>
  method === 'put' ||
  (method === 'post' &&
    !/\/(session|restore|preview|ask|start|cancel|resume|secret|test|check|postback-key|request|imports\/\{id\}\/undo|recovery-code|postback\/\{key\})$/.test(
      path,
    ));

const success = (method: string, path: string) => {
  if (method === 'delete' || /^\/api\/(clicks|page-speed)$/.test(path)) return '204';
  if (method === 'post' && /\/(break|confirmation|confirmation\/passkey|dismiss)$/.test(path))
    return '204';
  if (method === 'put' && path.endsWith('/addresses')) return '204';
  return method === 'post' &&
    !/\/(effects|import|replace|fetch|money\/close|preview|publish|\{id\}\/undo|(?:agent-)?changes\/undo|take-over|ask|start|cancel|approve|refuse|resolve|resume|secret|test|check|vote|request|staff\/invitation|postback\/\{key\})$/.test(
      path,
    )
    ? '201'
    : '200';
};

test('every operation describes each response it may send', () => {
  for (const { path, method, operation } of operations()) {
    const call = `${method} ${path}`;
    const documented = Object.keys(operation.responses);
    const isAdmin = path.startsWith('/api/admin');
    const acceptsBody = operation.requestBody !== undefined;
    const hasId = path.includes('{');
    const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query') ?? false;
    const expected = [
      success(method, path),
      ...(acceptsBody || hasQuery ? ['400'] : []),
      ...(isAdmin ? ['401'] : []),
      ...(hasId ? ['404'] : []),
      ...(method === 'get'
        ? isAdmin || path.includes('/postback/')
          ? []
          : ['304']
        : ['400', '408', '413', '415', '507']),
      ...['429', '500', '503'],
    ];
    expect([call, ...expected.filter((status) => !documented.includes(status))]).toEqual([call]);
  }
});

test('admin calls require the token, public ones don’t', () => {
  for (const { path, method, operation } of operations()) {
    const needed = path.startsWith('/api/admin') ? [{ adminToken: [] }] : [];
    expect([method, path, operation.security]).toEqual([method, path, needed]);
  }
});

test('every reference points to a component, and every component is used', () => {
  const pointers = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => pointer));
  const { schemas, responses } = document.components;
  expect([...pointers].toSorted()).toEqual(
    [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
    ].toSorted(),
  );
});

/** A list of named items, such as in a reorder, doesn't need a name. */
const isNamed = ({ $ref, properties = {} }: Schema) =>
  $ref !== undefined ||
  (Object.keys(properties).join() === 'items' && properties.items?.items?.$ref !== undefined);

test('every body and response has a name, which generated clients use for its type', () => {
  for (const { path, operation } of operations()) {
    if (path === '/api/openapi.json') continue;
    for (const { content = {} } of [
      operation.requestBody ?? {},
      ...Object.values(operation.responses),
    ]) {
      const schema = content['application/json']?.schema ?? content['multipart/form-data']?.schema;
      if (schema) expect([operation.operationId, schema, isNamed(schema)]).toContain(true);
    }
  }
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining(['Product', 'ProductDraft', 'ProductRow', 'ProductCard', 'Problem']),
  );
  expect(names.filter((name) => name.endsWith('Input'))).toEqual([
    'HelpToolInput',
    'HelplineInput',
    'ProductImageInput',
    'TermsNumbersInput',
  ]);
});
