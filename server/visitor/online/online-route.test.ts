import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { writeOnlineCount } from '../../../db/repositories/visitor/online-count.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

let given: TestApp;
let url: string;

async function start(variables: Record<string, string>) {
  given = await testApp(variables);
  await given.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(given.app.server.address() as AddressInfo).port}/api/online`;
}

afterEach(() => given.app.close());

/** Opens a connection as a browser does. */
async function visit() {
  const end = new AbortController();
  const answer = await fetch(url, { signal: end.signal });
  const events = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  return {
    status: answer.status,
    headers: answer.headers,
    leave: () => end.abort(),
    /** Reads until this count arrives, and returns false if the connection closes first. */
    async receives(count: number): Promise<boolean> {
      while (!unread.includes(`data: ${count}\n\n`)) {
        const { value, done = true } = (await events?.read()) ?? {};
        if (done) return false;
        unread += value;
      }
      unread = '';
      return true;
    },
  };
}

test('every connection gets the new count when one opens or closes', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const first = await visit();
  expect(await first.receives(1)).toBe(true);
  const second = await visit();
  expect(await second.receives(2)).toBe(true);
  expect(await first.receives(2)).toBe(true);
  second.leave();
  expect(await first.receives(1)).toBe(true);
});

test.each([
  ['counted with DATABASE_URL', { DATABASE_URL: 'postgres://shared' }, 4],
  ['ignored on a single SQLite file', {}, 1],
])('the visitors of other processes are %s', async (_, variables, count) => {
  await start({ ONLINE_COUNTER: 'live', ...variables });
  await writeOnlineCount(given.db, { process: 'another', visitors: 3, milliseconds: 10_000 });
  const first = await visit();
  expect(await first.receives(1)).toBe(true);
  if (count > 1) expect(await first.receives(count)).toBe(true);
  const second = await visit();
  expect(await second.receives(count + 1)).toBe(true);
});

test('the counts are an event stream that cannot be cached', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const { status, headers } = await visit();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('etag')).toBeNull();
});

test('closing the server ends every stream', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const visitors = await Promise.all([visit(), visit()]);
  await given.app.close();
  for (const { receives } of visitors) expect(await receives(-1)).toBe(false);
});

test('a visitor whose request is being handled when the server closes gets no stream', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const arrived = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  const executor = given.db.getExecutor();
  const executeQuery = executor.executeQuery.bind(executor);
  vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
    if (query.sql.includes('site_settings')) {
      arrived.resolve();
      await closing.promise;
    }
    return executeQuery(query);
  });
  const visitor = visit();
  await arrived.promise;
  const closed = given.app.close();
  await expect.poll(() => given.app.server.listening).toBe(false);
  closing.resolve();
  const { status, leave } = await visitor;
  leave();
  expect(status).toBe(503);
  await closed;
  vi.restoreAllMocks();
});

test('HEAD is answered but not counted', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const head = await fetch(url, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(await (await visit()).receives(1)).toBe(true);
});

test('connections count towards the request limit', async () => {
  await start({ ONLINE_COUNTER: 'live', RATE_LIMIT: '2' });
  await visit();
  await visit();
  const { status, headers } = await visit();
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
});

test('one IP may hold at most a hundred connections', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const visitors = await Promise.all(Array.from({ length: 100 }, visit));
  expect(new Set(visitors.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await visit()).status).toBe(429);
});

test('another method answers 405', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  expectProblem(await given.call('POST', '/online'), 'method_not_allowed', 405);
});

test.each(['simulated', 'off'])('with ONLINE_COUNTER=%s nobody is counted', async (mode) => {
  await start({ ONLINE_COUNTER: mode });
  expectProblem(await given.call('GET', '/online'), 'not_found', 404);
});
