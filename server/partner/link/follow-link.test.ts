import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { internet, type Network, resolveWith } from '../../http/outgoing/public-fetch.ts';
import { dnsServer } from '../../http/outgoing/testing/dns-server.ts';
import {
  hostsOfThisMachine,
  insideAddresses,
  nonWebUrls,
} from '../../http/outgoing/testing/inside-url.ts';
import { followLink } from './follow-link.ts';
import { hostQueue } from './host-queue.ts';
import { partnerSite, publicLoopback } from './testing/partner-site.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function site(answers: Parameters<typeof partnerSite>[0]) {
  const started = await partnerSite(answers);
  closing.push(started.close);
  return started;
}

const follow = (url: string, network: Network = publicLoopback, signal = AbortSignal.any([])) =>
  followLink(url, { network, userAgent: 'Board link check bot', inTurn: hostQueue(), signal });

async function resolvedBy(addressesOf: (host: string) => string[]): Promise<Network> {
  const dns = await dnsServer(addressesOf);
  closing.push(dns.close);
  return { ...publicLoopback, resolve: resolveWith([dns.address]) };
}

/** Counts connections, in order to detect those without a request as well. */
async function insideServer(host = '127.0.0.2', port = 0) {
  const server = createServer((socket) => socket.destroy());
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(port, host);
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => connections,
  };
}

test('a link that answers HEAD is requested once, with the portal’s user agent', async () => {
  const { url, requests, userAgents } = await site({ '/go?id=7': 200 });
  expect(await follow(url('/go?id=7'))).toEqual({
    verdict: 'good',
    status: 200,
    error: null,
    destination: url('/go'),
  });
  expect(requests).toEqual(['HEAD partner.example/go?id=7']);
  expect([...userAgents]).toEqual(['Board link check bot']);
});

test.each([403, 404, 405, 500, 501])('falls back to GET when HEAD answers %i', async (status) => {
  const { url, requests } = await site({
    '/': (request, response) => response.writeHead(request.method === 'HEAD' ? status : 200).end(),
  });
  expect(await follow(url('/'))).toMatchObject({ verdict: 'good', status: 200 });
  expect(requests).toEqual(['HEAD partner.example/', 'GET partner.example/']);
});

test('falls back to GET when HEAD fails, without reading its endless body', async () => {
  const { url } = await site({
    '/': (request, response) =>
      request.method === 'HEAD' ? request.socket.destroy() : response.write('x'),
  });
  expect(await follow(url('/'))).toMatchObject({ verdict: 'good', status: 200 });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [500, 'failed'],
  [503, 'failed'],
  [400, 'failed'],
  [403, 'unclear'],
  [401, 'unclear'],
  [451, 'unclear'],
  [429, 'unclear'],
])('a %i response marks the link as %s', async (status, verdict) => {
  const { url } = await site({ '/': status });
  expect(await follow(url('/'))).toMatchObject({
    verdict,
    status,
    error: expect.stringContaining(`answered ${status}`),
    destination: verdict === 'unclear' ? url('/') : null,
  });
});

test('a site that responds with 429 isn’t requested again', async () => {
  const { url, requests } = await site({ '/': 429 });
  await follow(url('/'));
  expect(requests).toHaveLength(1);
});

test('redirects are followed one at a time, except in a loop or without a target', async () => {
  const { url, answers, requests } = await site({ '/end': 200, '/circle': '/circle' });
  answers['/start'] = url('/end?click=1', 'casino.example');
  answers['/end?click=1'] = 200;
  answers['/nowhere'] = (_, response) => response.writeHead(302).end();
  answers['/long'] = `/${'x'.repeat(3_000)}`;
  expect(await follow(url('/start'))).toMatchObject({
    verdict: 'good',
    destination: url('/end', 'casino.example'),
  });
  answers['/turkish'] = Buffer.from('/hoş-geldin').toString('latin1');
  expect((await follow(url('/turkish'))).status).toBe(404);
  expect(requests.at(-1)).toBe(`GET partner.example${encodeURI('/hoş-geldin')}`);
  requests.splice(0);
  expect(await follow(url('/circle'))).toMatchObject({
    verdict: 'failed',
    error: 'Redirects more than 10 times',
  });
  expect(requests).toHaveLength(11);
  expect((await follow(url('/nowhere'))).error).toContain('without a redirect target');
  expect((await follow(url('/long'))).error).toContain('more than 2048 characters');
});

test('the server never connects to itself, however its address is spelled in a link or a redirect', async () => {
  const inside = await insideServer('::');
  const { url, answers } = await site({});
  const network = { ...(await resolvedBy(() => ['127.0.0.1'])), isPublic: internet.isPublic };
  const redirecting: Network = {
    isPublic: (ip) => ip === '127.0.0.1' || internet.isPublic(ip),
    // Only the site's own name is public; all others are looked up in DNS.
    resolve: async (host, signal) =>
      host === 'partner.example' ? ['127.0.0.1'] : network.resolve(host, signal),
  };
  for (const host of hostsOfThisMachine) {
    const outcome = await follow(`http://${host}:${inside.port}/`, network);
    expect(outcome, host).toMatchObject({ status: null, destination: null });
  }
  const elsewhere = hostsOfThisMachine.filter((host) => /^(\[|0$|0\.0)/.test(host));
  for (const host of elsewhere) {
    answers['/'] = `http://${host}:${inside.port}/`;
    const outcome = await follow(url('/'), redirecting);
    expect(outcome, host).toMatchObject({ verdict: 'failed', status: null });
  }
  expect(elsewhere.length).toBeGreaterThan(5);
  expect(inside.connections()).toBe(0);
});

test.each(insideAddresses)('refuses %s in a link and in a redirect', async (host) => {
  const { url } = await site({ '/': `http://${host}/latest/meta-data/` });
  const network = { ...publicLoopback, isPublic: (ip: string) => ip === '127.0.0.1' };
  for (const link of [`http://${host}/`, url('/')]) {
    const outcome = await follow(link, network);
    expect(outcome).toMatchObject({ verdict: 'failed', status: null, destination: null });
    expect(outcome.error).toContain('is not on the public internet');
  }
});

test.each(nonWebUrls.filter(Boolean))(
  '%s is not a link, and a redirect there is not followed',
  async (target) => {
    const { url, requests } = await site({ '/': target });
    expect(await follow(target)).toMatchObject({ verdict: 'failed', status: null });
    // A relative redirect stays on the site.
    const isRelative = target === 'hooks.example';
    expect(await follow(url('/'))).toMatchObject(
      isRelative ? { verdict: 'gone', status: 404 } : { verdict: 'failed', destination: null },
    );
    expect(requests[0]).toBe('HEAD partner.example/');
  },
);

test('refuses a name that resolves to an internal address, even if it changes between two redirects', async () => {
  const { url, port, answers, requests } = await site({});
  const inside = await insideServer('127.0.0.2', port);
  let asked = 0;
  const network = await resolvedBy((host) => {
    if (host === 'inside.example') return ['127.0.0.2'];
    if (host === 'both.example') return ['127.0.0.1', '127.0.0.2'];
    asked += 1;
    return [asked === 1 ? '127.0.0.1' : '127.0.0.2'];
  });
  for (const host of ['inside.example', 'both.example']) {
    expect((await follow(url('/', host), network)).error).toContain('its address is 127.0.0.2');
  }
  answers['/start'] = url('/end', 'rebinding.example');
  const outcome = await follow(url('/start', 'rebinding.example'), network);
  expect(outcome.error).toContain('rebinding.example is not on the public internet');
  expect([requests, inside.connections()]).toEqual([['HEAD rebinding.example/start'], 0]);
});

test('a nonexistent name counts as broken, and a DNS failure only as a failure', async () => {
  const unknown = await resolvedBy(() => []);
  expect(await follow('http://gone.example/', unknown)).toMatchObject({
    verdict: 'gone',
    status: null,
    error: 'gone.example has no address',
  });
  const network = { ...publicLoopback, resolve: resolveWith(['127.0.0.1:9']) };
  expect(await follow('http://partner.example/', network)).toMatchObject({ verdict: 'failed' });
});

test('a host gets one request at a time, without delaying requests to others', async () => {
  const waiting: (() => void)[] = [];
  const { url, requests, mostAtOnce } = await site({
    '/slow': (_, response) => waiting.push(() => response.end()),
    '/': 200,
  });
  const inTurn = hostQueue();
  const via = { network: publicLoopback, userAgent: 'x', inTurn, signal: AbortSignal.any([]) };
  const slow = [1, 2, 3].map(() => followLink(url('/slow', 'slow.example'), via));
  await followLink(url('/', 'other.example'), via);
  expect(requests.filter((request) => request.includes('slow'))).toHaveLength(1);
  for (let answered = 0; answered < 3; answered += 1) {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
    await slow[answered];
  }
  expect(mostAtOnce('slow.example')).toBe(1);
});

test('an interrupted check reports nothing', async () => {
  const stop = new AbortController();
  const { url } = await site({ '/': () => stop.abort(new Error('The process is exiting')) });
  await expect(follow(url('/'), publicLoopback, stop.signal)).rejects.toThrow(
    'The process is exiting',
  );
});
