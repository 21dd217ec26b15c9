/** The description that is served names all that is answered, in valid OpenAPI 3.1. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing.ts';

type Media = { content?: Record<string, { schema?: object }>; description?: string };
type Parameter = { name: string; in: string; required?: boolean; schema: object };
type Operation = {
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, Media>;
  security?: Record<string, string[]>[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { securitySchemes?: Record<string, object>; schemas?: Record<string, object> };
};

let given: TestApp;
let document: Document;
let text: string;

beforeAll(async () => {
  given = await testApp();
  const answer = await given.call('GET', '/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/json\b/);
  text = answer.text;
  document = answer.body;
});

afterAll(() => given.app.close());

/** Names in braces are the document's own. */
const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}');

const calls: [path: string, ...methods: string[]][] = [
  ['/products', 'get'],
  ['/products/{id}', 'get'],
  ['/top', 'get'],
  ['/banners', 'get'],
  ['/bonuses', 'get'],
  ['/promocodes', 'get'],
  ['/layout/{page}', 'get'],
  ['/search', 'get'],
  ['/inquiries', 'post'],
  ['/health', 'get'],
  ['/openapi.json', 'get'],
  ['/admin/session', 'get'],
  ['/admin/dashboard', 'get'],
  ['/admin/categories', 'get'],
  ['/admin/products', 'get', 'post'],
  ['/admin/products/bulk', 'put'],
  ['/admin/products/export', 'get'],
  ['/admin/products/import', 'post'],
  ['/admin/products/{id}', 'get', 'put', 'delete'],
  ['/admin/products/{id}/i18n', 'get'],
  ['/admin/products/{id}/images', 'get'],
  ['/admin/products/{id}/categories', 'get'],
  ['/admin/products/reorder', 'put'],
  ['/admin/banners', 'get', 'post'],
  ['/admin/banners/bulk', 'put'],
  ['/admin/banners/{id}', 'get', 'put', 'delete'],
  ['/admin/exclusive-bonuses', 'get', 'post'],
  ['/admin/exclusive-bonuses/bulk', 'put'],
  ['/admin/exclusive-bonuses/{id}', 'get', 'put', 'delete'],
  ['/admin/exclusive-bonuses/reorder', 'put'],
  ['/admin/toplists/entries', 'get', 'post'],
  ['/admin/toplists/entries/bulk', 'put'],
  ['/admin/toplists/entries/{id}', 'delete'],
  ['/admin/toplists/entries/reorder', 'put'],
  ['/admin/page-blocks/{slug}', 'get'],
  ['/admin/page-blocks/{slug}/sort', 'put'],
  ['/admin/promocodes', 'get', 'post'],
  ['/admin/promocodes/bulk', 'put'],
  ['/admin/promocodes/export', 'get'],
  ['/admin/promocodes/import', 'post'],
  ['/admin/promocodes/{id}', 'get', 'put', 'delete'],
  ['/admin/inquiries', 'get'],
  ['/admin/inquiries/{id}', 'get', 'put', 'delete'],
  ['/admin/uploads', 'post'],
  ['/admin/missed-searches', 'get'],
  ['/admin/changes', 'get'],
  ['/admin/changes/{seq}', 'get'],
  ['/admin/changes/{seq}/restore', 'post'],
];

/** Those of the API; pictures are served below an address of their own. */
const operations = () =>
  Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    );

test('every call of the contract is named, and no other', () => {
  const named = operations().map(({ path, method }) => `${method} ${unnamed(path)}`);
  const promised = calls.flatMap(([path, ...methods]) =>
    methods.map((method) => `${method} /api${unnamed(path)}`),
  );
  expect(named.toSorted()).toEqual(promised.toSorted());
});

test('it says what it is', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(document.components?.securitySchemes).toMatchObject({
    adminToken: { type: 'apiKey', in: 'header', name: 'x-admin-token' },
  });
});

test('every operation has the parameters of its path, a body where it takes one, and answers', () => {
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
    expect(requestBody !== undefined, call).toBe(takesBody(method, path));
    if (requestBody) {
      const type = path.endsWith('/uploads') ? 'multipart/form-data' : 'application/json';
      expect(Object.keys(requestBody.content ?? {}), call).toEqual([type]);
      expect(requestBody.required, call).toBe(true);
    }
    for (const [status, response] of Object.entries(responses)) {
      expect(response.description, `${call} ${status}`).toBeTypeOf('string');
      const types = Object.keys(response.content ?? {});
      const isProblem = Number(status) >= 400;
      const answer = path.endsWith('/export') ? 'text/csv' : 'application/json';
      const expected = [isProblem ? 'application/problem+json' : answer];
      expect(types, `${call} ${status}`).toEqual(status === '204' ? [] : expected);
    }
  }
});

/** To bring back is to say what, in the address, and nothing more. */
const takesBody = (method: string, path: string) =>
  method === 'put' || (method === 'post' && !path.endsWith('/restore'));

const success = (method: string, path: string) => {
  if (method === 'delete') return '204';
  return method === 'post' && !path.endsWith('/import') ? '201' : '200';
};

test('every operation tells each answer that it may give', () => {
  for (const { path, method, operation } of operations()) {
    const call = `${method} ${path}`;
    const told = Object.keys(operation.responses);
    const isAdmin = path.startsWith('/api/admin');
    const takesBody = operation.requestBody !== undefined;
    const hasId = path.includes('{');
    const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query') ?? false;
    const expected = [
      success(method, path),
      ...(takesBody || hasQuery ? ['400'] : []),
      ...(isAdmin ? ['401'] : []),
      ...(hasId ? ['404'] : []),
      ...(takesBody ? ['413', '415'] : []),
      '429',
    ];
    expect([call, ...expected.filter((status) => !told.includes(status))]).toEqual([call]);
  }
});

test('admin calls need the token, public ones none', () => {
  for (const { path, method, operation } of operations()) {
    const needed = path.startsWith('/api/admin') ? [{ adminToken: [] }] : undefined;
    expect([method, path, operation.security]).toEqual([method, path, needed]);
  }
});

test('no reference leads nowhere', () => {
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
    expect(pointer).toMatch(/^#\//);
    const target = pointer
      .slice(2)
      .split('/')
      .reduce<unknown>((place, name) => (place as Record<string, unknown>)?.[name], document);
    expect(target, pointer).toBeDefined();
  }
});

describe('parameters', () => {
  const parameter = (path: string, name: string) =>
    document.paths[`/api${path}`]?.get?.parameters?.find((given) => given.name === name)?.schema;

  test.each([
    ['/products', 'limit', { type: 'integer', minimum: 1, maximum: 100, default: 10 }],
    ['/banners', 'limit', { type: 'integer', minimum: 1, maximum: 100, default: 5 }],
    ['/promocodes', 'limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }],
    ['/search', 'limit', { type: 'integer', minimum: 1, maximum: 50, default: 8 }],
    ['/products', 'offset', { type: 'integer', minimum: 0, default: 0 }],
    ['/products', 'market', { type: 'string', enum: ['US', 'TR'], default: 'US' }],
    ['/top', 'category', { type: 'string', default: 'casino' }],
    ['/admin/products', 'limit', { type: 'integer', minimum: 1, maximum: 1000, default: 50 }],
  ])('%s says of %s what it takes', (path, name, schema) => {
    expect(parameter(path, name)).toMatchObject(schema);
  });
});

test('a site may be called by signs of HTML', async () => {
  const named = await testApp({ SITE_NAME: '</title><script>"Ace" & \'board\'' });
  const page = await named.app.inject({ url: '/api/docs/' });
  expect(page.body).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;&quot;Ace&quot; &amp; &#39;board&#39; API</title>',
  );
  await named.app.close();
});

test('the page that browses it loads nothing from elsewhere', async () => {
  const page = await given.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html\b/);
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(loaded.length).toBeGreaterThan(0);
  for (const address of loaded) {
    expect(address).not.toMatch(/^(https?:)?\/\//);
    const url = new URL(address ?? '', 'http://site/api/docs/').pathname;
    expect([url, (await given.app.inject({ url })).statusCode]).toEqual([url, 200]);
  }
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
});
