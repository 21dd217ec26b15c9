import { expect, test } from 'vitest';
import { type Page, pageOf, sizeOf } from './page.ts';
import { pageCache } from './page-cache.ts';

const drawn = (html = 'page', status = 200) => pageOf(status, html, {});

function countedDrawing(html?: string, status?: number) {
  const drawing = Object.assign(
    async () => {
      drawing.times += 1;
      return drawn(html, status);
    },
    { times: 0 },
  );
  return drawing;
}

test('a page is drawn once, however many ask for it at the same time', async () => {
  const cache = pageCache(() => 1);
  const draw = countedDrawing();
  const pages = await Promise.all([cache.get('/casino', draw), cache.get('/casino', draw)]);
  expect(draw.times).toBe(1);
  expect(pages[0]).toBe(pages[1]);
  expect(cache.find('/casino')).toBe(pages[0]);
});

test('a page that is kept is not drawn again', async () => {
  const cache = pageCache(() => 1);
  const draw = countedDrawing();
  const first = await cache.get('/casino', draw);
  expect(await cache.get('/casino', draw)).toBe(first);
  expect(draw.times).toBe(1);
});

test('a page is given up as the catalogue moves on', async () => {
  let version = 1;
  const cache = pageCache(() => version);
  await cache.get('/casino', drawn);
  version = 2;
  expect(cache.find('/casino')).toBeUndefined();
});

test('a page that was begun before a write is shown to who asked and to nobody after', async () => {
  let version = 1;
  const cache = pageCache(() => version);
  const page = await cache.get('/casino', async () => {
    version = 2;
    return drawn('old');
  });
  expect(page.identity.toString()).toBe('old');
  expect(cache.find('/casino')).toBeUndefined();
});

test('who asks after a write does not get the page that was begun before it', async () => {
  let version = 1;
  const cache = pageCache(() => version);
  const slow = Promise.withResolvers<Page>();
  const before = cache.get('/casino', () => slow.promise);
  version = 2;
  const after = await cache.get('/casino', () => drawn('new'));
  slow.resolve(await drawn('old'));
  await before;
  expect(after.identity.toString()).toBe('new');
  expect(cache.find('/casino')?.identity.toString()).toBe('new');
});

test('an unknown address and a failure are drawn each time', async () => {
  const cache = pageCache(() => 1);
  for (const status of [404, 500]) {
    const draw = countedDrawing('page', status);
    await cache.get('/x', draw);
    await cache.get('/x', draw);
    expect(draw.times).toBe(2);
  }
});

test('a drawing that throws leaves nothing behind', async () => {
  const cache = pageCache(() => 1);
  await expect(cache.get('/casino', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('/casino', drawn)).status).toBe(200);
});

test('when there is no room left, the page that nobody asked for goes first', async () => {
  const cache = pageCache(() => 1, sizeOf(await drawn(), '/three') * 2);
  await cache.get('/one', drawn);
  await cache.get('/two', drawn);
  cache.find('/one');
  await cache.get('/three', drawn);
  expect(cache.find('/two')).toBeUndefined();
  expect(cache.find('/one')).toBeDefined();
  expect(cache.find('/three')).toBeDefined();
});
