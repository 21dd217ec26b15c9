import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { Network } from '../../http/outgoing/public-fetch.ts';
import { canSign, selfSigned } from '../../http/outgoing/testing/self-signed.ts';
import { partnerSite, publicLoopback } from '../../partner/link/testing/partner-site.ts';
import { mediaFetch } from './media-fetch.ts';

const signal = new AbortController().signal;

/** The old site is at old.example and www.old.example, with a port. */
async function oldSite(answers: Parameters<typeof partnerSite>[0]) {
  const site = await partnerSite(answers);
  onTestFinished(site.close);
  const hosts = [`Old.example:${site.port}`, `www.old.example:${site.port}`];
  const at = (path: string, host = 'old.example') => site.url(path, host);
  const sourceWith = (more: { timeout?: number; network?: Network } = {}) =>
    mediaFetch({ network: publicLoopback, hosts, ...more });
  const source = sourceWith();
  const find = async (address: string, from = source) => {
    const found = await from.find(address, { maxBytes: 1_000, signal });
    return Buffer.isBuffer(found) ? found.toString('latin1') : found.reason;
  };
  return { ...site, at, find, source, sourceWith };
}

const send = (content: string | Buffer) => (_: unknown, response: ServerResponse) =>
  response.end(content);

test('fetches from the hosts of the old site, and from no other', async () => {
  const { at, find, port, requests } = await oldSite({
    '/a.jpg': send(Buffer.from('\xff\xd8\x00binary', 'latin1')),
    '/%C5%9Fehir.jpg': send('city'),
  });
  expect(await find(at('/a.jpg'))).toBe('\xff\xd8\x00binary');
  expect(await find(at('/a.jpg#top', 'WWW.old.example'))).toBe('\xff\xd8\x00binary');
  expect(await find('/a.jpg')).toBe('\xff\xd8\x00binary');
  expect(await find(`//old.example:${port}/a.jpg`)).toBe('\xff\xd8\x00binary');
  expect(await find(at('/şehir.jpg'))).toBe('city');
  expect(requests).toHaveLength(5);
  for (const [address, host] of [
    [at('/a.jpg', 'cdn.example'), `cdn.example:${port}`],
    [at('/a.jpg', 'sub.old.example'), `sub.old.example:${port}`],
    ['http://old.example:1/a.jpg', 'old.example:1'],
    ['http://old.example/a.jpg', 'old.example'],
  ] as const) {
    expect(await find(address)).toBe(`Its host, ${host}, is not among those of the old site`);
  }
  for (const address of [
    'data:image/gif;base64,R0',
    'ftp://old.example/a',
    'http://',
    'http://a b/',
  ])
    expect(await find(address), address).toBe('Has no valid address');
  expect(await find(at(`/${'x'.repeat(2_100)}`))).toBe('Has no valid address');
  expect(await find(`http://ada:secret@old.example:${port}/a.jpg`)).toBe('Has no valid address');
  expect(requests).toHaveLength(5);
});

test('follows up to three redirects within the old site', async () => {
  const { at, find, answers, requests } = await oldSite({ '/end': send('end') });
  Object.assign(answers, {
    '/1': '/2',
    '/2': at('/3', 'www.old.example'),
    '/3': '/end',
    '/0': '/1',
    '/loop': '/loop',
    '/away': 'http://cdn.example/end',
    '/inside': 'http://169.254.169.254/latest',
    '/file': 'file:///etc/passwd',
    '/empty': (_: unknown, response: ServerResponse) => response.writeHead(302).end(),
    '/broken': 'http://[',
    '/unchanged': 304,
  });
  expect(await find(at('/1'))).toBe('end');
  expect(await find(at('/0'))).toBe('Redirects more than 3 times');
  requests.splice(0);
  expect(await find(at('/loop'))).toBe('Redirects more than 3 times');
  expect(requests).toHaveLength(4);
  expect(await find(at('/away'))).toBe('Redirects to another host, cdn.example');
  expect(await find(at('/inside'))).toBe('Redirects to another host, 169.254.169.254');
  expect(await find(at('/file'))).toBe('Answered 302 without a redirect target');
  expect(await find(at('/empty'))).toBe('Answered 302 without a redirect target');
  expect(await find(at('/broken'))).toBe('Answered 302 without a redirect target');
  expect(await find(at('/unchanged'))).toBe('Answered 304');
});

test('a host of the old site on a private network is not asked', async () => {
  const { at, find, sourceWith, requests } = await oldSite({ '/a.jpg': send('a') });
  const isPublic = () => false;
  const inside = sourceWith({ network: { ...publicLoopback, isPublic } });
  expect(await find(at('/a.jpg'), inside)).toMatch(
    /^Its host, old\.example:\d+, is not on the public internet$/,
  );
  const resolve = async () => [];
  const gone = sourceWith({ network: { ...publicLoopback, resolve } });
  expect(await find(at('/a.jpg'), gone)).toMatch(/^Its host, old\.example:\d+, no longer exists$/);
  const moving = { ...publicLoopback, isPublic, resolve: async () => ['127.0.0.1', '10.0.0.1'] };
  expect(await find(at('/a.jpg'), sourceWith({ network: moving }))).toMatch('not on the public');
  expect(requests).toEqual([]);
});

test('errors, large files and missing hosts end with a reason', async () => {
  const { at, find, close } = await oldSite({
    '/forbidden': 403,
    '/gone': 410,
    '/fails': 500,
    '/large': send('x'.repeat(1_001)),
    '/bomb': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000))),
    '/cut': (_, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('x', () => response.destroy());
    },
  });
  expect(await find(at('/missing'))).toBe('Answered 404');
  expect(await find(at('/forbidden'))).toBe('Answered 403');
  expect(await find(at('/gone'))).toBe('Answered 410');
  expect(await find(at('/fails'))).toBe('Answered 500');
  expect(await find(at('/large'))).toBe('Is larger than 1000 bytes');
  expect((await find(at('/bomb'))).length).toBeLessThan(1_000);
  expect(await find(at('/cut'))).toMatch(/^Its host, old\.example:\d+, cannot be reached$/);
  close();
  expect(await find(at('/a'))).toMatch(/^Its host, old\.example:\d+, cannot be reached$/);
});

test('a server that never answers or trickles ends by time, redirects included', async () => {
  const { at, find, sourceWith } = await oldSite({
    '/silent': () => {},
    '/trickle': (_, response) => {
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    },
    '/slow': (_, response) =>
      setTimeout(() => response.writeHead(302, { location: '/slower' }).end(), 200),
    '/slower': (_, response) => setTimeout(() => response.end('a'), 200),
  });
  const source = sourceWith({ timeout: 300 });
  for (const path of ['/silent', '/trickle', '/slow']) {
    expect(await find(at(path), source)).toBe('Did not arrive within 0.3 seconds');
  }
});

test('gives up a host that has failed to answer ten times in a row', async () => {
  const { at, find, answers, requests, sourceWith } = await oldSite({
    '/silent': (_, response) => response.destroy(),
  });
  const source = sourceWith();
  const fail = async (times: number) => {
    for (let failures = 0; failures < times; failures += 1) await find(at('/silent'), source);
  };
  await fail(9);
  expect(await find(at('/missing'), source)).toBe('Answered 404');
  await fail(9);
  expect(await find(at('/missing'), source)).toBe('Answered 404');
  await fail(10);
  answers['/a.jpg'] = send('a');
  requests.splice(0);
  expect(await find(at('/a.jpg'), source)).toMatch(
    /^Its host, old\.example:\d+, has stopped answering$/,
  );
  expect(requests).toEqual([]);
  expect(await find(at('/a.jpg', 'www.old.example'), source)).toBe('a');
});

test('at most four pictures are fetched at the same time, and an abort ends them all', async () => {
  const waiting: (() => void)[] = [];
  const { at, source, mostAtOnce, requests } = await oldSite({
    '/wait': (_, response) => waiting.push(() => response.end('done')),
  });
  const stop = new AbortController();
  const lookup = { maxBytes: 1_000, signal: stop.signal };
  const finds = Array.from({ length: 12 }, () => source.find(at('/wait'), lookup));
  const settled = Promise.allSettled(finds);
  await expect.poll(() => waiting.length).toBe(4);
  for (const answer of waiting.splice(0)) answer();
  await expect.poll(() => waiting.length).toBe(4);
  stop.abort(new Error('Stopped'));
  const outcomes = await settled;
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
  );
  expect(reasons).toEqual(Array(8).fill('Stopped'));
  expect([mostAtOnce('old.example'), requests.length]).toEqual([4, 8]);
});

test.skipIf(!canSign)('a host with an invalid certificate has its own reason', async () => {
  const server = createServer(selfSigned(), (_, response) => response.end('a'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const host = `old.example:${(server.address() as AddressInfo).port}`;
  const source = mediaFetch({ network: publicLoopback, hosts: [host] });
  expect(await source.find(`https://${host}/a.jpg`, { maxBytes: 10, signal })).toEqual({
    kind: 'missing',
    reason: `The certificate of its host, ${host}, is not valid`,
  });
});
