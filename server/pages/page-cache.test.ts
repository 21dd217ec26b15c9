import { expect, test, vi } from 'vitest';
import { pageCache, type Rendering } from './page-cache.ts';
import { renderedPage } from './rendered-page.ts';

const render = async (html = 'page', status = 200): Promise<Rendering> => ({
  page: renderedPage(status, html, {}),
});

/** For pages that aren't rendered from results. */
const unread = { get: () => Promise.reject(new Error('No result was used')) };

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

test('a page is rendered once for concurrent requests', async () => {
  const cache = pageCache({ current: () => 1 }, unread);
  const counted = countedRender();
  const pages = await Promise.all([cache.get('/casino', counted), cache.get('/casino', counted)]);
  expect(counted.times).toBe(1);
  expect(pages[0]).toBe(pages[1]);
  expect(cache.find('/casino')).toBe(pages[0]);
});

test('a cached page is not rendered again', async () => {
  const cache = pageCache({ current: () => 1 }, unread);
  const counted = countedRender();
  const first = await cache.get('/casino', counted);
  expect(await cache.get('/casino', counted)).toBe(first);
  expect(counted.times).toBe(1);
});

test('a page is evicted when the catalogue changes', async () => {
  let version = 1;
  const cache = pageCache({ current: () => version }, unread);
  await cache.get('/casino', render);
  version = 2;
  expect(cache.find('/casino')).toBeUndefined();
});

test('a page whose rendering started before a write is sent once and not cached', async () => {
  let version = 1;
  const cache = pageCache({ current: () => version }, unread);
  const page = await cache.get('/casino', async () => {
    version = 2;
    return render('old');
  });
  expect(page.identity.toString()).toBe('old');
  expect(cache.find('/casino')).toBeUndefined();
});

test('a request after a write does not get a page whose rendering started before it', async () => {
  let version = 1;
  const cache = pageCache({ current: () => version }, unread);
  const slow = Promise.withResolvers<Rendering>();
  const before = cache.get('/casino', () => slow.promise);
  version = 2;
  const after = await cache.get('/casino', () => render('new'));
  slow.resolve(await render('old'));
  await before;
  expect(after.identity.toString()).toBe('new');
  expect(cache.find('/casino')?.identity.toString()).toBe('new');
});

test('unknown paths and failures are rendered every time', async () => {
  const cache = pageCache({ current: () => 1 }, unread);
  for (const status of [404, 500]) {
    const counted = countedRender('page', status);
    await cache.get('/x', counted);
    await cache.get('/x', counted);
    expect(counted.times).toBe(2);
  }
});

test('a render that throws leaves nothing in the cache', async () => {
  const cache = pageCache({ current: () => 1 }, unread);
  await expect(cache.get('/casino', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('/casino', render)).status).toBe(200);
});

test('the least recently used page is evicted first when the cache is full', async () => {
  const cache = pageCache({ current: () => 1 }, unread, { maxBytes: 8_000 });
  const large = () => render('x'.repeat(1_000));
  await cache.get('/one', large);
  await cache.get('/two', large);
  cache.find('/one');
  await cache.get('/three', large);
  expect(cache.find('/two')).toBeUndefined();
  expect(cache.find('/one')).toBeDefined();
  expect(cache.find('/three')).toBeDefined();
});

test('after a write a page is rendered again only if a result it was rendered from has changed', async () => {
  const state = { version: 1, etag: '"one"' };
  const reads = { get: async () => ({ json: '', etag: state.etag }) };
  const cache = pageCache({ current: () => state.version }, reads);
  const call = { key: 'layout', name: 'layout', input: {} } as const;
  let times = 0;
  const renderFromRead = async () => {
    times += 1;
    return { ...(await render(`page ${times}`)), reads: [{ call, etag: state.etag }] };
  };
  const first = await cache.get('/casino', renderFromRead);
  state.version = 2;
  expect(await cache.get('/casino', renderFromRead)).toBe(first);
  expect(cache.find('/casino')).toBe(first);

  state.version = 3;
  state.etag = '"two"';
  expect((await cache.get('/casino', renderFromRead)).identity.toString()).toBe('page 2');
});

test('a page is rendered again after a write if one of its results cannot be read any more', async () => {
  let version = 1;
  const cache = pageCache({ current: () => version }, unread);
  const call = { key: 'product', name: 'product', input: {} } as const;
  const first = await cache.get('/casino/1', async () => ({
    ...(await render()),
    reads: [{ call, etag: '"one"' }],
  }));
  version = 2;
  expect(await cache.get('/casino/1', render)).not.toBe(first);
});

test('a page is rendered again after the first write of a year, as its footer shows the year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T10:59:59Z') });
  let version = 1;
  const timeZone = 'Pacific/Auckland';
  const cache = pageCache({ current: () => version }, unread, { timeZone });
  const renderWithoutReads = async () => ({ ...(await render()), reads: [] });
  const first = await cache.get('/about', renderWithoutReads);
  version = 2;
  expect(await cache.get('/about', renderWithoutReads)).toBe(first);
  vi.setSystemTime(new Date('2026-12-31T11:00:00Z'));
  version = 3;
  expect(await cache.get('/about', renderWithoutReads)).not.toBe(first);
  vi.useRealTimers();
});
