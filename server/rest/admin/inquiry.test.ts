/** Editors read, mark and delete inquiries. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { trpcClient } from '../../testing/trpc.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
  await given.make.inquiry('application', {
    company: 'İzmir Casino',
    message: 'First. '.repeat(40),
  });
  await given.make.inquiry('message', { name: 'Bo', message: 'Second' });
  await given.make.inquiry('message', { subject: '100% sure', message: 'Third' });
  await given.call('PUT', '/admin/inquiries/3', { read: true });
});

afterEach(() => given.app.close());

const listed = async (query: string) => {
  const { status, body } = await given.call('GET', `/admin/inquiries${query}`);
  expect(status).toBe(200);
  return [body.items.map(({ id }: { id: number }) => id), body.total];
};

test.each([
  ['', [3, 2, 1], 3],
  ['?kind=application', [1], 1],
  ['?kind=message', [3, 2], 2],
  ['?unread=true', [2, 1], 2],
  ['?unread=false', [3], 1],
  ['?unread=true&kind=message', [2], 1],
  ['?q=izmir', [1], 1],
  ['?q=SECOND', [2], 1],
  ['?q=ada@visitor', [3, 2], 2],
  ['?q=100%25', [3], 1],
  ['?q=%25%25', [], 0],
  ['?limit=1&offset=1', [2], 3],
])('the list%s has %j, newest first', async (query, ids, total) => {
  expect(await listed(query)).toEqual([ids, total]);
});

test('a row shows the beginning of a message, which is also available in full', async () => {
  const { body: list } = await given.call('GET', '/admin/inquiries?kind=application');
  expect(list.items[0].excerpt).toHaveLength(160);
  expect(list.items[0]).not.toHaveProperty('message');
  const { body } = await given.call('GET', '/admin/inquiries/1');
  expect(body).toEqual({
    id: 1,
    kind: 'application',
    sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
    read: false,
    name: 'Ada Field',
    email: 'ada@copper-lantern.example',
    company: 'İzmir Casino',
    website: 'https://copper-lantern.example',
    markets: ['US'],
    subject: null,
    problem: null,
    about: null,
    message: 'First. '.repeat(40).trim(),
  });
});

test.each(['?kind=praise', '?unread=1', '?unread=', '?limit=1001', '?q=', '?Kind=message'])(
  'refuses %s',
  async (query) => {
    expectProblem(await given.call('GET', `/admin/inquiries${query}`), 'bad_input', 400);
  },
);

test('an inquiry is marked read and unread, and deleted, over REST and tRPC', async () => {
  const { admin } = trpcClient(given);
  const read = await given.call('PUT', '/admin/inquiries/1', { read: true });
  expect([read.status, read.body.read]).toEqual([200, true]);
  expect((await admin.inquiry.update.mutate({ id: 1, read: false })).read).toBe(false);
  expect((await given.call('DELETE', '/admin/inquiries/1')).status).toBe(204);
  await admin.inquiry.delete.mutate({ id: 2 });
  expect(await listed('')).toEqual([[3], 1]);
});

test('inquiries are not in the change log and do not change the catalogue version', async () => {
  const before = given.database.version.current();
  await given.call('PUT', '/admin/inquiries/1', { read: true });
  await given.call('DELETE', '/admin/inquiries/1');
  expect(given.database.version.current()).toBe(before);
  expect(await allRows(given.db, 'change')).toEqual([]);
});

test.each([
  ['GET', undefined],
  ['PUT', { read: true }],
  ['DELETE', undefined],
] as const)('%s of a missing inquiry answers 404', async (method, body) => {
  for (const id of ['99', '0', 'x']) {
    expectProblem(await given.call(method, `/admin/inquiries/${id}`, body), 'not_found', 404);
  }
});

test.each([{}, { read: 1 }, { read: 'true' }])('%j marks nothing', async (body) => {
  const { errors } = expectProblem(
    await given.call('PUT', '/admin/inquiries/1', body),
    'bad_input',
    400,
  );
  expect(errors?.map(({ path }) => path)).toEqual(['read']);
});
