import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  for (const [from_path, to_path] of [
    ['/old', '/casino'],
    ['/eski-yazı', '/guides/odds'],
    ['/archive/2019/odds.html', '/guides/odds'],
    ['/yeni', '/tr/bonuses'],
    ['/casino/1', '/bets'],
    ['/casino/2', '/bonuses'],
  ]) {
    await given.call('POST', '/admin/redirects', { from_path, to_path });
  }
  await given.make.product();
});
afterAll(() => given.app.close());

const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, headers } = await given.app.inject({ method, url });
  return [statusCode, headers.location];
};

test.each([
  ['/old', '/casino'],
  ['/old/', '/casino'],
  ['/old?utm_source=a&x=1', '/casino?utm_source=a&x=1'],
  ['/tr/old?x=1', '/tr/casino?x=1'],
  ['/eski-yaz%C4%B1', '/guides/odds'],
  ['/eski-yaz%c4%b1', '/guides/odds'],
  ['/archive/2019/odds.html', '/guides/odds'],
  ['/casino/2', '/bonuses'],
  ['/yeni?x=1', '/tr/bonuses?x=1'],
  ['/tr/yeni', '/tr/bonuses'],
])('%s redirects permanently to %s', async (url, target) => {
  expect(await get(url)).toEqual([301, target]);
  expect(await get(url, 'HEAD')).toEqual([301, target]);
});

test('the path of an existing page doesn’t redirect, and an unknown path without a redirect is still a 404', async () => {
  expect(await get('/casino/1')).toEqual([200, undefined]);
  expect(await get('/unknown')).toEqual([404, undefined]);
});

const rendered = async () => {
  const { body } = await given.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  return Number(/^aceboard_page_render_seconds_count{.*} (\d+)/m.exec(body)?.[1] ?? 0);
};

test('a redirect renders no page', async () => {
  const before = await rendered();
  for (const path of ['/old', '/old', '/old']) await get(path);
  await get('/unknown');
  expect(await rendered()).toBe(before + 1);
});

test('deleting a redirect takes effect immediately, even if its path was requested before', async () => {
  const { body } = await given.call('POST', '/admin/redirects', { from_path: '/b', to_path: '/c' });
  expect(await get('/b')).toEqual([301, '/c']);
  await given.call('PUT', `/admin/redirects/${body.id}`, { from_path: '/b', to_path: '/d' });
  expect(await get('/b')).toEqual([301, '/d']);
  await given.call('DELETE', `/admin/redirects/${body.id}`);
  expect(await get('/b')).toEqual([404, undefined]);
});

test('a redirect works until the page at its path is published, on schedule too', async () => {
  const from_path = '/guides/soon';
  await given.call('POST', '/admin/redirects', { from_path, to_path: '/casino' });
  const en = { title: 'Soon', publish_at: '2999-01-01 00:00:00' };
  await given.call('POST', '/admin/pages', { kind: 'guide', slug: 'soon', i18n: { en } });
  expect(await get(from_path)).toEqual([301, '/casino']);
  vi.useFakeTimers({ now: new Date('2999-01-02'), toFake: ['Date'] });
  try {
    expect(await get(from_path)).toEqual([200, undefined]);
  } finally {
    vi.useRealTimers();
  }
});

test('previews are neither cached nor indexed', async () => {
  const { headers } = await given.app.inject('/preview/pages/1?token=a&expires=1');
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
});
