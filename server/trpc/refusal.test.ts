/** An error has the same status, code, messages and fields over REST and tRPC. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres, refuseRows } from '../../db/testing/database.ts';
import { fillDisk, holdLock, loseColumn, loseTable } from '../../db/testing/failure.ts';
import { errorKinds } from '../errors.ts';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { type Client, refusalOf, trpcClient } from '../testing/trpc.ts';

let given: TestApp;
let client: Client;
let release: (() => Promise<void>) | undefined;

beforeEach(async () => {
  given = await testApp();
  client = trpcClient(given);
  await given.make.product({ categories: [1] });
});

afterEach(async () => {
  await release?.();
  release = undefined;
  await given.app.close();
});

const id = 1;
const name = { i18n: { en: { name: 'Lucky Harbor' } } };

type Failure = {
  code: keyof typeof errorKinds;
  prepare?: () => Promise<unknown>;
  rest: () => ReturnType<TestApp['call']>;
  trpc: () => Promise<unknown>;
};

const longName = { i18n: { en: { name: 'x'.repeat(201) }, tr: { name: 7 as never } } };
const bulky = { i18n: { en: { name: 'x', description: 'x'.repeat(10_000) } } };
const createOverRest = (body: object = name) => given.call('POST', '/admin/products', body);
const createOverTrpc = (body: typeof name = name) => client.admin.product.create.mutate(body);
const wrongToken = { headers: { 'x-admin-token': 'wrong' } };
const restart = async (RATE_LIMIT: string) => {
  await given.app.close();
  given = await testApp({ RATE_LIMIT });
  client = trpcClient(given);
};
const guessing = async () => {
  await restart('600');
  for (let time = 0; time < 10; time += 1)
    await given.call('GET', '/admin/session', undefined, wrongToken);
};
const text = { 'x-admin-token': token, 'content-type': 'text/plain' };
const json = { 'x-admin-token': token, 'content-type': 'application/json' };
const twice = { code: 'Twice', product_id: 1 };

const failures: Record<string, Failure> = {
  'a wrong field': {
    code: 'bad_input',
    rest: () => createOverRest(longName),
    trpc: () => createOverTrpc(longName),
  },
  'a wrong field of an edit': {
    code: 'bad_input',
    rest: () => given.call('PUT', '/admin/products/1', longName),
    trpc: () => client.admin.product.update.mutate({ id, draft: longName }),
  },
  'an unknown id in a body': {
    code: 'bad_input',
    rest: () => createOverRest({ ...name, categories: [1, 99] }),
    trpc: () => client.admin.product.create.mutate({ ...name, categories: [1, 99] }),
  },
  'a wrong parameter': {
    code: 'bad_input',
    rest: () => given.call('GET', '/products?limit=101&market=GB'),
    trpc: () => client.catalogue.products.query({ limit: 101, market: 'GB' }),
  },
  'no token': {
    code: 'unauthorized',
    rest: () =>
      given.call('GET', '/admin/session', undefined, { headers: { 'x-admin-token': '' } }),
    trpc: () => trpcClient(given, { headers: {} }).admin.session.query(),
  },
  'a wrong token, whatever the input': {
    code: 'unauthorized',
    rest: () => given.call('POST', '/admin/products', longName, wrongToken),
    trpc: () => trpcClient(given, wrongToken).admin.product.create.mutate(longName),
  },
  'an unknown id': {
    code: 'not_found',
    rest: () => given.call('DELETE', '/admin/banners/99'),
    trpc: () => client.admin.banner.delete.mutate({ id: 99 }),
  },
  'an unknown id to the public': {
    code: 'not_found',
    rest: () => given.call('GET', '/products/99'),
    trpc: () => client.catalogue.product.query({ id: 99 }),
  },
  'a conflict': {
    code: 'conflict',
    prepare: () => given.make.promoCode(twice),
    rest: () => given.call('POST', '/admin/promocodes', twice),
    trpc: () => client.admin.promoCode.create.mutate(twice),
  },
  'a stale order': {
    code: 'conflict',
    rest: () => given.call('PUT', '/admin/products/reorder', { category_id: 1, items: [] }),
    trpc: () => client.admin.product.reorder.mutate({ category_id: 1, items: [] }),
  },
  'ten wrong tokens': {
    code: 'too_many_requests',
    prepare: guessing,
    rest: () => given.call('GET', '/admin/session'),
    trpc: () => client.admin.session.query(),
  },
  'a database that fails': {
    code: 'internal',
    prepare: () => refuseRows(given.db, 'change'),
    rest: () => createOverRest(),
    trpc: () => createOverTrpc(),
  },
  'a missing table, for the public': {
    code: 'overloaded',
    prepare: () => loseTable(given.db, 'top_list_entry'),
    rest: () => given.call('GET', '/top'),
    trpc: () => client.catalogue.top.query({}),
  },
  'a missing column, for the public': {
    code: 'internal',
    prepare: () => loseColumn(given.db, 'top_list_entry', 'position'),
    rest: () => given.call('GET', '/top'),
    trpc: () => client.catalogue.top.query({}),
  },
  ...(!isPostgres && {
    'a full disk': {
      code: 'disk_full',
      prepare: () => fillDisk(given.db),
      rest: () => createOverRest(bulky),
      trpc: () => createOverTrpc(bulky),
    },
  }),
  'a database locked by another process': {
    code: 'overloaded',
    prepare: async () => {
      release = await holdLock(given.database.address);
    },
    rest: () => createOverRest(),
    trpc: () => createOverTrpc(),
  },
};

/** Refused before the call is read, with a different message in each protocol. */
const early: Record<string, Failure> = {
  'more requests than allowed': {
    code: 'too_many_requests',
    prepare: async () => {
      await restart('1');
      await given.call('GET', '/products');
    },
    rest: () => given.call('GET', '/products'),
    trpc: () => client.catalogue.products.query({}),
  },
  'a body that is too large': {
    code: 'too_large',
    rest: () => createOverRest({ i18n: { en: { name: 'x'.repeat(9_000_000) } } }),
    trpc: () => createOverTrpc({ i18n: { en: { name: 'x'.repeat(9_000_000) } } }),
  },
  'a body of another type': {
    code: 'unsupported_type',
    rest: () => given.call('POST', '/admin/products', undefined, { payload: 'x', headers: text }),
    trpc: () => trpcClient(given, { headers: text }).admin.product.create.mutate(name),
  },
  'a body that is not JSON': {
    code: 'bad_input',
    rest: () => given.call('POST', '/admin/products', undefined, { payload: '{x', headers: json }),
    trpc: () => trpcClient(given, { payload: '{x' }).admin.product.create.mutate(name),
  },
  'no body': {
    code: 'bad_input',
    rest: () => given.call('POST', '/admin/products', undefined, { payload: '', headers: json }),
    trpc: () => trpcClient(given, { payload: '' }).admin.product.create.mutate(name),
  },
  'the wrong method': {
    code: 'method_not_allowed',
    rest: () => given.call('PATCH', '/admin/products/1', name),
    trpc: () => trpcClient(given, { method: 'PATCH' }).admin.product.create.mutate(name),
  },
};

const overRest = async ({ status, headers, body }: Awaited<ReturnType<Failure['rest']>>) => ({
  status,
  retryAfter: headers['retry-after'],
  code: body.code,
  detail: body.detail,
  errors: body.errors,
});

/** Time passes between the two calls, so the second may have a shorter wait. */
function expectSameWait(overTrpc: string | undefined, overRest: string | undefined) {
  expect(overTrpc === undefined).toBe(overRest === undefined);
  expect(Number(overTrpc ?? 0)).toBeLessThanOrEqual(Number(overRest ?? 0));
}

describe.each(Object.entries(failures))('%s', (_, { code, prepare, rest, trpc }) => {
  test(`answers ${code} over REST and tRPC, with the same messages`, async () => {
    await prepare?.();
    const { retryAfter, ...refused } = await overRest(await rest());
    const { status } = errorKinds[code];
    expect(refused).toMatchObject({ code, status });
    expect(retryAfter !== undefined).toBe(status === 429 || status === 503);
    const { retryAfter: wait, ...same } = await refusalOf(trpc());
    expect(same).toEqual(refused);
    expectSameWait(wait, retryAfter);
    expect(JSON.stringify(refused)).not.toMatch(/SQLITE|refused|no such|disk image|node_modules/);
  });
});

describe.each(Object.entries(early))('%s', (_, { code, prepare, rest, trpc }) => {
  test(`answers ${code} over REST and tRPC`, async () => {
    await prepare?.();
    const { retryAfter, ...refused } = await overRest(await rest());
    const { status } = errorKinds[code];
    expect(refused).toMatchObject({ code, status });
    const { retryAfter: wait, ...same } = await refusalOf(trpc());
    expect(same).toMatchObject({ code, status });
    expectSameWait(wait, retryAfter);
  });
});
