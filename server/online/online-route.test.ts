import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';

let given: TestApp;
let url: string;

async function start(variables: Record<string, string>) {
  given = await testApp(variables);
  await given.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(given.app.server.address() as AddressInfo).port}/api/online`;
}

afterEach(() => given.app.close());

/** A connection as a browser holds it. */
async function visit() {
  const end = new AbortController();
  const answer = await fetch(url, { signal: end.signal });
  const events = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  return {
    status: answer.status,
    headers: answer.headers,
    leave: () => end.abort(),
    /** Reads until this number is told; whether it was, before the connection ended. */
    async isTold(count: number): Promise<boolean> {
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

test('everybody who is connected is told how many are, as they come and go', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const first = await visit();
  expect(await first.isTold(1)).toBe(true);
  const second = await visit();
  expect(await second.isTold(2)).toBe(true);
  expect(await first.isTold(2)).toBe(true);
  second.leave();
  expect(await first.isTold(1)).toBe(true);
});

test('the number is a stream that nobody keeps', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const { status, headers } = await visit();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('etag')).toBeNull();
});

test('the end of the server is the end of every stream', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const visitors = await Promise.all([visit(), visit()]);
  await given.app.close();
  for (const { isTold } of visitors) expect(await isTold(-1)).toBe(false);
});

test('HEAD is answered and counts nobody', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const head = await fetch(url, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(await (await visit()).isTold(1)).toBe(true);
});

test('connections count towards the request limit', async () => {
  await start({ ONLINE_COUNTER: 'live', RATE_LIMIT: '2' });
  await visit();
  await visit();
  const { status, headers } = await visit();
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
});

test('one address holds no more than a hundred connections', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  const visitors = await Promise.all(Array.from({ length: 100 }, visit));
  expect(new Set(visitors.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await visit()).status).toBe(429);
});

test('another method is a 405', async () => {
  await start({ ONLINE_COUNTER: 'live' });
  expectProblem(await given.call('POST', '/online'), 'method_not_allowed', 405);
});

test.each(['simulated', 'off'])('with ONLINE_COUNTER=%s nobody is counted', async (mode) => {
  await start({ ONLINE_COUNTER: mode });
  expectProblem(await given.call('GET', '/online'), 'not_found', 404);
});
