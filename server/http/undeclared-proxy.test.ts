import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { undeclaredProxy } from './undeclared-proxy.ts';

async function warningsFor(
  TRUST_PROXY: boolean,
  requests: [remoteAddress: string, header?: string][],
) {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
  const sharesIp = undeclaredProxy({ TRUST_PROXY });
  app.get('/', async (request) => sharesIp(request));
  const shared: boolean[] = [];
  for (const [remoteAddress, header] of requests) {
    const headers = header === undefined ? {} : { [header]: '192.0.2.1' };
    shared.push((await app.inject({ url: '/', remoteAddress, headers })).json());
  }
  return { shared, warnings: lines.map((line) => JSON.parse(line).msg) };
}

test('only the first request through an undeclared proxy logs a warning, which says what to set', async () => {
  const { shared, warnings } = await warningsFor(false, [
    ['127.0.0.1'],
    ['172.18.0.2', 'x-forwarded-for'],
    ['172.18.0.2', 'forwarded'],
  ]);
  expect(shared).toEqual([false, true, true]);
  expect(warnings).toEqual([expect.stringMatching(/172\.18\.0\.2.* Set TRUST_PROXY to /)]);
});

test.each(['127.0.0.1', '::1', '::ffff:10.0.0.1', 'fd00::1', 'fe80::1%eth0', '192.168.1.1'])(
  'a peer at %s counts as our own proxy',
  async (ip) => {
    expect((await warningsFor(false, [[ip, 'x-real-ip']])).shared).toEqual([true]);
  },
);

test.each(['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', '172.32.0.1'])(
  'a peer at %s does not count as our own proxy',
  async (ip) => {
    expect(await warningsFor(false, [[ip, 'x-forwarded-for']])).toEqual({
      shared: [false],
      warnings: [],
    });
  },
);

test('visitors behind a declared proxy do not share an IP', async () => {
  expect(await warningsFor(true, [['127.0.0.1', 'x-forwarded-for']])).toEqual({
    shared: [false],
    warnings: [],
  });
});
