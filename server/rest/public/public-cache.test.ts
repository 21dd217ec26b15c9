/** Public responses are cached with an ETag, and evicted at the next write of any process. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPostgres } from '../../../db/testing/database.ts';
import { bannerResource } from '../../catalogue/resource/banner.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { trpcClient } from '../../testing/trpc.ts';
import { updateElsewhere } from '../../testing/update-elsewhere.ts';

const ref_link = 'https://partner.example';
let given: TestApp;

async function filledApp() {
  const filled = await testApp();
  await filled.make.product({ categories: [1], ref_link });
  await filled.make.banner({ product_id: 1 });
  await filled.make.exclusiveBonus({ product_id: 1 });
  await filled.make.topListEntry({ product_id: 1 });
  await filled.make.promoCode({ product_id: 1, code: 'PRODUCT' });
  // An app that isn't ready yet answers 503, without an ETag.
  const expectReady = async () =>
    expect((await filled.call('GET', '/health/ready')).status).toBe(200);
  await vi.waitFor(expectReady, { timeout: 60_000 });
  return filled;
}

const paths = [
  '/products',
  '/products/1',
  '/top',
  '/banners',
  '/bonuses',
  '/promocodes',
  '/layout/casino',
  '/search?q=product',
  '/health',
  '/health/ready',
  '/openapi.json',
];

const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  given.call(method, path, undefined, { headers });
const tagOf = async (path: string) => String((await get(path)).headers.etag);

describe.each(paths)('%s', (path) => {
  beforeAll(async () => {
    given = await filledApp();
  });
  afterAll(() => given.app.close());

  test('answers HEAD with the same headers and no body', async () => {
    for (const _ of ['made afresh', 'kept']) {
      const head = await get(path, {}, 'HEAD');
      const { headers, text } = await get(path);
      expect([head.status, head.text]).toEqual([200, '']);
      const { date: _date, 'x-request-id': _id, 'content-length': length, ...others } = headers;
      expect(head.headers).toMatchObject(others);
      if (!path.startsWith('/search')) expect(head.headers['content-length']).toBe(length);
      expect(Number(length)).toBe(Buffer.byteLength(text));
    }
  });

  test('has an ETag that stays the same while nothing is written', async () => {
    const [first, again] = [await get(path), await get(path)];
    expect(first.headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('answers 304 without a body to a client that has it', async () => {
    const tag = await tagOf(path);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, `"a,b",${tag}`, '*', ` ${tag} `]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const response = await get(path, { 'if-none-match': known }, method);
        expect([known, response.status, response.text]).toEqual([known, 304, '']);
        expect(response.headers.etag).toBe(tag);
        expect(response.headers['cache-control']).toBeDefined();
      }
    }
    for (const unknown of ['"other"', 'other', '', tag.slice(1, -1)]) {
      expect((await get(path, { 'if-none-match': unknown })).status).toBe(200);
    }
  });

  test('may stay in a shared cache for two seconds in total', async () => {
    const directives = String((await get(path)).headers['cache-control']);
    const seconds = (name: string) =>
      Number(new RegExp(`${name}=(\\d+)`).exec(directives)?.[1] ?? 0);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(2);
    expect(seconds('max-age')).toBeLessThanOrEqual(2);
    // No cache may store the state of the server.
    expect(directives).toContain(
      path.startsWith('/health') ? 'no-store' : 'stale-while-revalidate',
    );
  });
});

describe('with an app of its own', () => {
  beforeEach(async () => {
    given = await filledApp();
  });
  afterEach(() => given.app.close());

  test('an ETag depends on the response and not on its URL', async () => {
    expect(await tagOf('/products?lang=en')).toBe(await tagOf('/products?lang=de'));
    expect(await tagOf('/products?limit=1')).not.toBe(await tagOf('/products'));
  });

  // On PostgreSQL, the version may change once more within a second of a write, which evicts responses.
  test.skipIf(isPostgres).each([
    [
      '/products',
      '/products?utm_source=a',
      '/products?lang=en-GB&limit=10',
      '/products?offset=0&market=US',
    ],
    ['/products?category=casino', '/products?x=1&category=casino', '/products?category=%63asino'],
    ['/products/1', '/products/%31', '/products/1?x=1'],
    ['/top', '/top?x=1', '/top?category=casino'],
    ['/bonuses', '/bonuses?x=1', '/bonuses?market=US'],
    ['/promocodes', '/promocodes?x=1', '/promocodes?lang=xx'],
    ['/search?q=product', '/search?q=product&x=1', '/search?q=+product&limit=8&lang=EN'],
  ])('the cached response of %s is sent for other spellings', async (path, ...spellings) => {
    const { text } = await get(path);
    expect(text).toContain('Product 1');
    // A write that bypasses the change log does not evict cached responses.
    await given.db.updateTable('product_translation').set({ name: 'Unseen' }).execute();
    for (const spelling of spellings) {
      for (const _ of ['found by its input', 'found by its URL']) {
        expect([spelling, (await get(spelling)).text]).toEqual([spelling, text]);
      }
    }
  });

  test('an error has no ETag and is not cached', async () => {
    for (const path of [
      '/products?limit=0',
      '/products/99',
      '/nothing',
      '/admin/products?limit=0',
    ]) {
      const { headers } = await get(path);
      expect([path, headers.etag, headers['cache-control']]).toEqual([path, undefined, 'no-store']);
    }
  });

  const renamed = { i18n: { en: { name: 'Renamed Product' } }, categories: [1], ref_link };
  const shownNames = async () => {
    const body = async (path: string) => (await get(path)).body;
    const page = await body('/products/1');
    return [
      (await body('/products')).items[0].name,
      (await body('/products?category=casino')).items[0].name,
      page.name,
      page.bonuses[0].partner.name,
      page.promocodes[0].product.name,
      (await body('/top')).items[0].name,
      (await body('/bonuses')).items[0].partner.name,
      (await body('/promocodes')).items[0].product.name,
      (await body('/search?q=product')).results.products[0].name,
      (await body('/search?q=product')).results.bonuses[0].partner.name,
      (await body('/search?q=product')).results.promocodes[0].product.name,
    ];
  };

  describe('the next response of every read shows a write', () => {
    const draft = productResource.schemas.draft.parse(renamed);

    test.each<[way: string, write: () => Promise<unknown>]>([
      ['REST', () => given.call('PUT', '/admin/products/1', renamed)],
      ['tRPC', () => trpcClient(given).admin.product.update.mutate({ id: 1, draft })],
      [
        'another process',
        async () => {
          await updateElsewhere(given.database.address, 1, draft);
          if (isPostgres) await expect.poll(shownNames).toContain('Renamed Product');
        },
      ],
    ])('made through %s', async (_way, write) => {
      expect(new Set(await shownNames())).toEqual(new Set(['Product 1']));
      const tags = await Promise.all(paths.slice(0, 6).map(tagOf));
      await write();
      expect(new Set(await shownNames())).toEqual(new Set(['Renamed Product']));
      const changed = await Promise.all(paths.slice(0, 6).map(tagOf));
      const banners = paths.indexOf('/banners');
      for (const [index, tag] of tags.entries()) {
        expect(changed[index] === tag, paths[index]).toBe(index === banners);
      }
    });

    test.each([
      ['PUT', '/admin/banners/1', { image_url: '/uploads/a.webp', is_active: 0 }, '/banners'],
      ['DELETE', '/admin/exclusive-bonuses/1', undefined, '/bonuses'],
      ['DELETE', '/admin/toplists/entries/1', undefined, '/top'],
      ['PUT', '/admin/promocodes/1', { code: 'X', is_active: false }, '/promocodes'],
      ['DELETE', '/admin/products/1', undefined, '/products'],
    ] as const)('of %s %s', async (method, path, body, list) => {
      expect((await get(list)).body.total).toBe(1);
      await given.call(method, path, body);
      expect((await get(list)).body).toMatchObject({ items: [], total: 0 });
    });

    test('unless it was refused, which evicts no cached response', async () => {
      const tags = await Promise.all(paths.map(tagOf));
      await given.call('PUT', '/admin/products/1', { i18n: { en: { name: '' } } });
      expect(await Promise.all(paths.map(tagOf))).toEqual(tags);
    });

    test('and is never older than the last write before its request', async () => {
      for (let round = 1; round <= 20; round += 1) {
        const [, , read] = await Promise.all([
          get('/banners'),
          bannerResource.create(
            given.writer,
            bannerResource.schemas.draft.parse({ image_url: '/uploads/a.webp' }),
          ),
          get('/banners'),
        ]);
        expect(read.status).toBe(200);
        const after = (await get('/banners?limit=100')).body;
        expect([after.total, after.items.length]).toEqual([round + 1, round + 1]);
      }
    });
  });

  test('a read between writes shows a product completely or not at all', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await given.make.product({ rating: 1, i18n: { en: { name: 'One' } } });
      const body = { rating: 2, i18n: { en: { name: 'Two' } } };
      const reads = () => [get(`/admin/products/${id}`), get(`/products/${id}`)];
      const responses = await Promise.all([
        ...reads(),
        given.call('PUT', `/admin/products/${id}`, body),
        ...reads(),
        given.call('DELETE', `/admin/products/${id}`),
        ...reads(),
      ]);
      for (const { status, text } of responses) {
        expect([200, 204, 404], text).toContain(status);
        if (status !== 200) continue;
        const { rating, name } = JSON.parse(text);
        expect(['1 One', '2 Two']).toContain(`${rating} ${name}`);
      }
    }
  });
});
