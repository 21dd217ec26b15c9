// Runs on SQLite only: shared-rate-limit.test.ts covers limits shared by processes on PostgreSQL.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passLimitTime } from '../../db/testing/pass-time.ts';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';

let given: TestApp;

const start = async (variables: Record<string, string>) => {
  given = await testApp(variables);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

async function later(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000);
  await passLimitTime(given.db, seconds * 1000);
}

const ask = (url: string, remoteAddress = '10.0.0.1', token?: string, more = {}) =>
  given.call('GET', url, undefined, {
    remoteAddress,
    headers: { ...(token !== undefined && { 'x-admin-token': token }), ...more },
  });

const refusedFor = (response: Awaited<ReturnType<typeof ask>>) => {
  expectProblem(response, 'too_many_requests', 429);
  return Number(response.headers['retry-after']);
};

describe('ten wrong tokens within a minute', () => {
  const guess = async (times: number, remoteAddress?: string) => {
    for (let time = 0; time < times; time += 1) {
      expect((await ask('/admin/session', remoteAddress, `guess ${time}`)).status).toBe(401);
    }
  };

  test('block their IP for the rest of the minute, even with the right token and on unknown paths', async () => {
    await start({ RATE_LIMIT: '600' });
    await guess(10);
    for (const path of ['/admin/session', '/admin/nothing', '/admin', '/admin/%zz']) {
      expect(refusedFor(await ask(path))).toBe(60);
    }
    expect(refusedFor(await ask('/admin/session', '10.0.0.1', 'guess'))).toBe(60);
    await later(59);
    expect(refusedFor(await ask('/admin/session'))).toBe(1);
    await later(1);
    expect((await ask('/admin/session')).status).toBe(200);
  });

  test('do not affect other IPs or public reads', async () => {
    await start({ RATE_LIMIT: '600' });
    await guess(10);
    expect((await ask('/admin/session', '10.0.0.2')).status).toBe(200);
    expect((await ask('/products')).status).toBe(200);
  });

  test('are counted over REST and tRPC together', async () => {
    await start({ RATE_LIMIT: '600' });
    await guess(5);
    for (let time = 0; time < 5; time += 1) {
      expect((await ask('/trpc/admin.session', '10.0.0.1', 'wrong')).status).toBe(401);
    }
    refusedFor(await ask('/admin/session'));
    expect((await ask('/trpc/admin.session', '10.0.0.1', 'wrong')).status).toBe(429);
  });

  test('are counted from the first wrong token, whatever was sent before', async () => {
    await start({ RATE_LIMIT: '600' });
    await ask('/admin/session');
    await later(55);
    await guess(5);
    await later(10);
    await guess(5);
    refusedFor(await ask('/admin/session'));
  });

  test('are counted in a sliding minute', async () => {
    await start({ RATE_LIMIT: '600' });
    await guess(1);
    await later(58);
    await guess(8);
    await later(4);
    await guess(2);
    refusedFor(await ask('/admin/session'));
  });

  test('do not include requests without a token', async () => {
    await start({ RATE_LIMIT: '600' });
    for (let time = 0; time < 12; time += 1) {
      expect((await ask('/admin/session', '10.0.0.1', '')).status).toBe(401);
    }
    expect((await ask('/admin/session')).status).toBe(200);
  });

  test('are not limited with RATE_LIMIT=0', async () => {
    await start({ RATE_LIMIT: '0' });
    await guess(30);
    expect((await ask('/admin/session')).status).toBe(200);
  });

  test('are counted by the IP that a trusted proxy sends', async () => {
    await start({ RATE_LIMIT: '600', TRUST_PROXY: '1' });
    const from = (ip: string, token: string) =>
      given.call('GET', '/admin/session', undefined, {
        headers: { 'x-admin-token': token, 'x-forwarded-for': ip },
      });
    for (let time = 0; time < 10; time += 1) await from('192.0.2.1', 'wrong');
    expect((await from('192.0.2.1', 'wrong')).status).toBe(429);
    expect((await from('192.0.2.2', 'wrong')).status).toBe(401);
  });
});

describe('behind a proxy missing from TRUST_PROXY', () => {
  const through = (given: string, remoteAddress = '127.0.0.1', header = 'x-forwarded-for') =>
    ask('/admin/session', remoteAddress, given, { [header]: '192.0.2.1' });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'strangers’ wrong tokens lock out only the strangers, not the editors (%s)',
    async (header) => {
      await start({ RATE_LIMIT: '600' });
      for (let time = 0; time < 10; time += 1) {
        expect((await through('wrong', '10.0.0.1', header)).status).toBe(401);
      }
      expect(refusedFor(await through('wrong', '10.0.0.1', header))).toBe(60);
      expect((await through(token, '10.0.0.1', header)).status).toBe(200);
    },
  );

  test('strangers’ requests don’t lock out editors', async () => {
    await start({ RATE_LIMIT: '5' });
    for (let time = 0; time < 6; time += 1) await through('');
    expect((await through('')).status).toBe(429);
    expect((await through(token)).status).toBe(200);
  });

  test.each([
    ['by sending the header from another address', '203.0.113.9', {}],
    ['through a trusted proxy', '127.0.0.1', { TRUST_PROXY: '127.0.0.1' }],
  ])('a limit cannot be evaded %s', async (_by, remoteAddress, variables) => {
    await start({ RATE_LIMIT: '600', ...variables });
    for (let time = 0; time < 10; time += 1) await through('wrong', remoteAddress);
    expect((await through(token, remoteAddress)).status).toBe(429);
  });
});

describe('RATE_LIMIT=5', () => {
  beforeEach(() => start({ RATE_LIMIT: '5' }));

  test.each(['/products', '/products/1', '/nothing', '/admin/session', '/trpc/catalogue.products'])(
    'refuses the sixth request for %s and accepts it a minute later',
    async (path) => {
      for (let time = 0; time < 5; time += 1) {
        expect((await ask(path)).status).not.toBe(429);
      }
      await later(15);
      const response = await ask(path);
      expect(response.status).toBe(429);
      expect(response.headers['retry-after']).toBe('45');
      expect((await ask(path, '10.0.0.2')).status).not.toBe(429);
      await later(45);
      expect((await ask(path)).status).not.toBe(429);
    },
  );

  test('counts paths that cannot be decoded like all others', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask('/%zz')).status).toBe(400);
    refusedFor(await ask('/%zz'));
  });

  test('counts requests that are answered from the cache', async () => {
    for (let time = 0; time < 5; time += 1) await ask('/products');
    refusedFor(await ask('/products'));
  });
});
