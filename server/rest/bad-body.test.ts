/** A malformed body answers 4xx on every call that accepts one, and nothing is written. */
// Runs on SQLite only: a malformed body is refused before any SQL.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { describedCalls, dump, expectProblem, type Method } from '../testing/rest.ts';

let given: TestApp;
let calls: { method: Method; url: string }[];

/** Uploads and imports expect a file, proposals need no field, and the other calls need no body. */
const bodiless =
  /\/(uploads|imports|(programme-stats|rates)\/import|fetch|start|cancel|proposals\/\{id\}|session|restore|resume|secret|test|check|postback-key|request|recovery-code|preview|ask|approve|publish|take-over|\{id\}\/undo)$/;

beforeAll(async () => {
  given = await testApp();
  await given.make.product({ categories: [1] });
  await given.make.banner();
  await given.make.exclusiveBonus();
  await given.make.promoCode();
  await given.make.topListEntry();
  calls = (await describedCalls(given))
    .filter(({ path }) => path.startsWith('/api/admin') && !bodiless.test(path))
    .flatMap(({ path, methods }) =>
      methods
        .filter((method) => method === 'POST' || method === 'PUT')
        .map((method) => ({
          method,
          url: path
            .replace('/api', '')
            .replace('{id}', '1')
            .replace(/\{\w+\}/, 'casino'),
        })),
    );
});

afterAll(() => given.app.close());

const json = 'application/json';
const deep = (levels: number, inside: string) =>
  `${inside.repeat(levels)}1${(inside === '[' ? ']' : '}').repeat(levels)}`;

const bodies: [kind: string, type: string | undefined, body: string, status: number][] = [
  ['nothing', undefined, '', 400],
  ['nothing, declared as JSON', json, '', 400],
  ['blanks', json, ' \n', 400],
  ['null', json, 'null', 400],
  ['a number', json, '1', 400],
  ['a string', json, '"text"', 400],
  ['a list', json, '[]', 400],
  ['a list of objects', json, '[{"id":1}]', 400],
  ['half an object', json, '{"i18n":', 400],
  ['two objects', json, '{}{}', 400],
  ['single quotes', json, "{'code':'x'}", 400],
  ['NaN', json, '{"rating":NaN}', 400],
  ['a trailing comma', json, '{"rating":1,}', 400],
  ['raw control characters', json, '{"code":"a\u0000b"}', 400],
  ['lists in lists', json, deep(200_000, '['), 400],
  ['objects in objects', json, deep(200_000, '{"i18n":'), 400],
  ['unclosed lists', json, '['.repeat(500_000), 400],
  ['a megabyte of text', json, JSON.stringify('x'.repeat(1024 * 1024)), 400],
  ['a body over the limit', json, `${' '.repeat(9 * 1024 * 1024)}{}`, 413],
  ['plain text', 'text/plain', '{}', 415],
  ['a form', 'application/x-www-form-urlencoded', 'code=x', 415],
  ['XML', 'application/xml', '<code/>', 415],
  ['JSON of another kind', 'application/json-patch+json', '[]', 415],
  ['JSON without a type', undefined, '{}', 415],
  ['an invalid content type', 'json', '{}', 415],
];

const send = (method: Method, url: string, type: string | undefined, payload: string | Buffer) =>
  given.call(method, url, undefined, {
    ...(payload.length > 0 && { payload }),
    headers: { 'x-admin-token': token, ...(type && { 'content-type': type }) },
  });

/** A short run sends large bodies to some calls only, because all calls share a parser. */
const receivers = (body: string) =>
  process.env.TEST_EXTENT === 'long' || body.length < 1_000
    ? calls
    : calls.filter((_, at) => at % 10 === 0);

test.each(bodies)('every call refuses %s', async (_kind, type, body, status) => {
  const before = await dump(given);
  expect(calls.length).toBeGreaterThan(10);
  const code = { 400: 'bad_input', 413: 'too_large', 415: 'unsupported_type' }[status] ?? '';
  for (const { method, url } of receivers(body)) {
    const response = await send(method, url, type, body);
    expect(response.status, `${method} ${url}: ${response.text.slice(0, 200)}`).toBe(status);
    const { errors } = expectProblem(response, code, status);
    if (status === 400) expect(errors?.length, `${method} ${url}`).toBeGreaterThan(0);
    expect(response.text.length).toBeLessThan(5000);
  }
  expect(await dump(given)).toEqual(before);
});

describe('field names that would change an object’s prototype', () => {
  test.each([
    ['{"__proto__":{"code":"x"}}', '__proto__'],
    ['{"i18n":{"en":{"name":"x","__proto__":{"name":"y"}}}}', '__proto__'],
    ['{"items":[{"__proto__":1}]}', '__proto__'],
    ['{"\\u005f_proto__":{"code":"x"}}', '__proto__'],
    ['{"constructor":{"prototype":{"code":"x"}}}', 'constructor'],
    ['{"i18n":{"constructor":{"prototype":{}}}}', 'constructor'],
  ])('in %s are refused by every call, with an error that names %s', async (body, name) => {
    const before = await dump(given);
    for (const { method, url } of calls) {
      const { errors } = expectProblem(await send(method, url, json, body), 'bad_input', 400);
      expect(errors?.map(({ path }) => path).join()).toContain(name);
    }
    expect(await dump(given)).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'code')).toBe(false);
  });

  test('are accepted as values', async () => {
    const response = await given.call('POST', '/admin/products', {
      i18n: { en: { name: '__proto__', description: '{"__proto__":1}' } },
    });
    expect(response.body).toMatchObject({ name: '__proto__' });
  });
});

test('a body with invalid UTF-8 answers 400 without naming a field', async () => {
  const before = await dump(given);
  const body = Buffer.from('{"code":"\xff\xfe","i18n":{"en":{"name":"\xff"}}}', 'latin1');
  const response = await send('POST', '/admin/products', json, body);
  const { errors } = expectProblem(response, 'bad_input', 400);
  expect(errors?.map(({ path }) => path)).toEqual(['']);
  expect(await dump(given)).toEqual(before);
});

/** A body can contain millions of items, and checking each of them would take long. */
describe('a list that is far too long yields one error', () => {
  const many = (item: string) => Array(1_000_000).fill(item).join();

  test.each([
    [
      'POST',
      '/admin/products',
      'categories',
      `{"i18n":{"en":{"name":"x"}},"categories":[${many('""')}]}`,
    ],
    ['POST', '/admin/products', 'images', `{"i18n":{"en":{"name":"x"}},"images":[${many('1')}]}`],
    ['PUT', '/admin/products/reorder', 'items', `{"category_id":1,"items":[${many('1')}]}`],
    ['PUT', '/admin/exclusive-bonuses/reorder', 'items', `{"items":[${many('1')}]}`],
    [
      'PUT',
      '/admin/toplists/entries/reorder',
      'items',
      `{"category":"bets","items":[${many('1')}]}`,
    ],
    ['PUT', '/admin/page-blocks/casino/sort', 'order', `{"order":[${many('0')}]}`],
  ] as const)('for %s %s: %s', async (method, url, list, body) => {
    const { errors } = expectProblem(await send(method, url, json, body), 'bad_input', 400);
    expect(errors?.map(({ path }) => path)).toEqual([list]);
  });

  test.each(['products', 'banners', 'exclusive-bonuses'])(
    'for a hundred thousand unknown categories in one of %s',
    async (path) => {
      const response = await given.call('POST', `/admin/${path}`, {
        i18n: { en: { name: 'x' } },
        image_url: '/uploads/a.webp',
        categories: Array.from({ length: 100_000 }, (_, index) => index + 1),
      });
      expectProblem(response, 'bad_input', 400);
      expect(response.text.length).toBeLessThan(100_000);
    },
  );
});

test.each(['/admin/products/1', '/admin/banners/1', '/admin/promocodes/1'])(
  'DELETE %s with a malformed body is refused and deletes nothing',
  async (url) => {
    const before = await dump(given);
    for (const [type, body] of [[json, '{x'] as const, ['text/plain', 'x'] as const]) {
      expect([400, 415]).toContain((await send('DELETE', url, type, body)).status);
    }
    expect(await dump(given)).toEqual(before);
  },
);
