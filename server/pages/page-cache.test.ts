import { expect, test } from 'vitest';
import { bytesOf, compressPage, type RenderedPage } from './compress-page.ts';
import { pageCache } from './page-cache.ts';

const render = (html = 'page', status = 200) => compressPage(status, html, {});

function countedRender(html?: string, status?: number) {
  const counted = Object.assign(
    async () => {
      counted.times += 1;
      return render(html, status);
    },
    { times: 0 },
  );
  return counted;
}

test('a page is rendered once for all requests at the same time', async () => {
  const cache = pageCache(() => 1);
  const counted = countedRender();
  const pages = await Promise.all([cache.get('/casino', counted), cache.get('/casino', counted)]);
  expect(counted.times).toBe(1);
  expect(pages[0]).toBe(pages[1]);
  expect(cache.find('/casino')).toBe(pages[0]);
});

test('a cached page is not rendered again', async () => {
  const cache = pageCache(() => 1);
  const counted = countedRender();
  const first = await cache.get('/casino', counted);
  expect(await cache.get('/casino', counted)).toBe(first);
  expect(counted.times).toBe(1);
});

test('a page is dropped when the catalogue changes', async () => {
  let version = 1;
  const cache = pageCache(() => version);
  await cache.get('/casino', render);
  version = 2;
  expect(cache.find('/casino')).toBeUndefined();
});

test('a page whose rendering began before a write is sent once and not cached', async () => {
  let version = 1;
  const cache = pageCache(() => version);
  const page = await cache.get('/casino', async () => {
    version = 2;
    return render('old');
  });
  expect(page.identity.toString()).toBe('old');
  expect(cache.find('/casino')).toBeUndefined();
});

test('a request after a write does not get a page whose rendering began before it', async () => {
  let version = 1;
  const cache = pageCache(() => version);
  const slow = Promise.withResolvers<RenderedPage>();
  const before = cache.get('/casino', () => slow.promise);
  version = 2;
  const after = await cache.get('/casino', () => render('new'));
  slow.resolve(await render('old'));
  await before;
  expect(after.identity.toString()).toBe('new');
  expect(cache.find('/casino')?.identity.toString()).toBe('new');
});

test('an unknown path and a failure are rendered each time', async () => {
  const cache = pageCache(() => 1);
  for (const status of [404, 500]) {
    const counted = countedRender('page', status);
    await cache.get('/x', counted);
    await cache.get('/x', counted);
    expect(counted.times).toBe(2);
  }
});

test('a rendering that throws leaves nothing in the cache', async () => {
  const cache = pageCache(() => 1);
  await expect(cache.get('/casino', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('/casino', render)).status).toBe(200);
});

test('when there is no room left, the least recently used page is evicted first', async () => {
  const cache = pageCache(() => 1, bytesOf(await render(), '/three') * 2);
  await cache.get('/one', render);
  await cache.get('/two', render);
  cache.find('/one');
  await cache.get('/three', render);
  expect(cache.find('/two')).toBeUndefined();
  expect(cache.find('/one')).toBeDefined();
  expect(cache.find('/three')).toBeDefined();
});
