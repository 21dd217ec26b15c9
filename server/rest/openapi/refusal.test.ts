/** The description lists the errors that calls outside the admin actually return. */
// Runs on SQLite only: the description is made without the database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticator } from '../../people/passkey/testing/authenticator.ts';
import { type PasskeyApp, passkeyApp, siteUrl } from '../../people/passkey/testing/passkey-app.ts';
import { token } from '../../testing/app.ts';

type Operation = { responses: Record<string, { $ref?: string; description?: string }> };

let given: PasskeyApp;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  given = await passkeyApp();
  paths = (await given.call('GET', '/openapi.json')).body.paths;
});
afterAll(() => given.app.close());

const secret = 'made-up';
const registration = async () => authenticator(siteUrl).create(await given.creationFor(token));
const signature = async () => {
  const unknown = authenticator(siteUrl);
  unknown.create(await given.creationFor(token));
  return unknown.sign(await given.request());
};

const posts: [path: string, refusals: string[], body: () => Promise<object | undefined>][] = [
  ['/staff/passkeys/request', ['403'], async () => undefined],
  ['/staff/sign-in', ['401', '403'], signature],
  ['/staff/recovery', ['401', '403'], async () => ({ code: secret })],
  ['/staff/invitation', ['401', '403'], async () => ({ secret })],
  [
    '/staff/invitation/passkey',
    ['401', '403'],
    async () => ({ secret, name: 'Phone', registration: await registration() }),
  ],
];

type Headers = Record<string, string>;
const post = (url: string, headers: Headers) => given.call('POST', url, {}, { headers });
const get = (url: string, headers: Headers) => given.call('GET', url, undefined, { headers });

const describedAt = (path: string, method: string) =>
  Object.keys(paths[`/api${path}`]?.[method]?.responses ?? {});
const isRefusal = (status: string) => status === '401' || status === '403';

test.each(posts)('%s documents %j and 429', async (path, refusals, body) => {
  const answers = [
    await given.call('POST', path, await body()),
    await given.call('POST', path, await body(), {
      headers: { 'sec-fetch-site': 'cross-site' },
    }),
  ];
  const statuses = answers.map(({ status }) => String(status));
  expect(statuses.filter(isRefusal)).toEqual(refusals);
  const described = describedAt(path, 'post');
  expect(described.filter(isRefusal)).toEqual(refusals);
  expect(described).toContain('429');
});

test('reading whether passkeys are on is never refused', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const { status } = await given.call('GET', '/staff/passkeys', undefined, { headers });
  expect(status).toBe(200);
  expect(describedAt('/staff/passkeys', 'get').filter(isRefusal)).toEqual([]);
  expect(describedAt('/staff/passkeys', 'get')).toContain('429');
});

test('every call outside the admin documents 403 if it refuses pages of other sites', async () => {
  const calls = Object.entries(paths)
    .filter(([path]) => !path.startsWith('/api/admin/'))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, { responses }]) => ({ path, method, responses })),
    );
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const { path, method, responses } of calls) {
    const url = path.replace('/api', '').replace(/\{\w+\}/, '1');
    const answer = method === 'post' ? await post(url, headers) : await get(url, headers);
    expect(Object.hasOwn(responses, '403'), `${method} ${path}`).toBe(answer.status === 403);
  }
  expect(calls.length).toBeGreaterThan(20);
});

test.each(['get', 'post'])('the 401 of a postback by %s means a wrong key', async (method) => {
  const { responses } = paths['/api/postback/{key}']?.[method] ?? {};
  expect(responses?.['401']?.description).toBe('Wrong key');
});

test('these tests cover every call for signing staff in', () => {
  const staff = Object.keys(paths).filter((path) => path.startsWith('/api/staff/'));
  const tested = ['/staff/passkeys', ...posts.map(([path]) => path)];
  expect(staff.toSorted()).toEqual(tested.map((path) => `/api${path}`).toSorted());
});
