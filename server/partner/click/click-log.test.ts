import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRows, isPostgres } from '../../../db/testing/database.ts';
import { hideTable } from '../../../db/testing/failure.ts';
import { testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { browser, clickApp, clickClient } from './testing/click-app.ts';

let given: Awaited<ReturnType<typeof clickApp>>;
let product: number;

beforeEach(async () => {
  given = await clickApp();
  ({ id: product } = await given.make.product());
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const one = () => ({ kind: 'product', id: product });

test('a beacon counts the click with its placement', async () => {
  const place = { path: '/tr/casino/7', block: 'similar', position: 3, market: 'TR' };
  const { status, headers } = await given.beacon({ ...one(), ...place });
  expect([status, headers['cache-control']]).toEqual([204, 'no-store']);
  expect(await given.counts()).toEqual([
    {
      product_id: product,
      kind: 'product',
      item_id: product,
      day: expect.any(String),
      page: 'product',
      block: 'similar',
      position: 3,
      market_code: 'TR',
      clicks: 1,
      repeats: 0,
    },
  ]);
});

test.each([
  ['/tr/guides/wagering', 'guides'],
  ['/reviews/koi', 'reviews'],
  ['/terms', 'other'],
])('a click on %s is counted among the %s', async (path, page) => {
  await given.beacon({ ...one(), path, block: 'text', position: 2 });
  expect(await given.counts()).toMatchObject([{ page, block: 'text', position: 2 }]);
});

test.each(['/constructor', '/__proto__', '/tr/toString/1'])(
  'counts a click on the path %s, and later clicks',
  async (path) => {
    expect((await given.beacon({ ...one(), path })).status).toBe(204);
    await given.beacon(one(), { ip: '203.0.113.8' });
    expect((await given.counts()).map(({ page }) => page).sort()).toEqual(['casino', 'other']);
  },
);

test('a click’s market and product come from the item, whatever the browser sends', async () => {
  const bonus = await given.make.exclusiveBonus({ product_id: product, market_code: 'TR' });
  await given.beacon({ kind: 'bonus', id: bonus.id, market: 'US' });
  expect(await given.counts()).toMatchObject([{ product_id: product, market_code: 'TR' }]);
});

test('a click on a missing item is neither counted nor stored', async () => {
  expect((await given.beacon({ kind: 'banner', id: 999 })).status).toBe(204);
  expect(await given.counts()).toEqual([]);
  expect(await given.db.selectFrom('click_visitor').selectAll().execute()).toEqual([]);
});

test('a visitor counts once a day per item, in one batch or several', async () => {
  const { id: other } = await given.make.product();
  // With some salts the two browsers of a network share a visitor hash.
  const day = '2026-03-01';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(day) });
  await given.db.insertInto('click_salt').values({ day, salt: 'salt' }).execute();
  await given.beacon(one());
  await given.beacon(one());
  await given.deps.clicks.write();
  await given.beacon(one());
  await given.beacon({ kind: 'product', id: other });
  await given.beacon(one(), { ip: '203.0.113.8' });
  await given.beacon(one(), { userAgent: `${browser} Firefox` });
  expect(await given.counts()).toMatchObject([
    { item_id: product, clicks: 3, repeats: 2 },
    { item_id: other, clicks: 1, repeats: 0 },
  ]);
});

test('a visitor counts again the next day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T23:59:59Z') });
  await given.beacon(one());
  vi.setSystemTime('2026-03-02T00:00:00Z');
  await given.beacon(one());
  expect((await given.counts()).map(({ day, clicks }) => [day, clicks]).sort()).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 1],
  ]);
});

test('hosts in one IPv6 network count as one visitor', async () => {
  await given.beacon(one(), { ip: '2001:db8:1:2::a' });
  await given.beacon(one(), { ip: '2001:db8:1:2:ffff::b' });
  expect(await given.counts()).toMatchObject([{ clicks: 1, repeats: 1 }]);
});

test('a network that invents user agents counts as at most sixty-four visitors', async () => {
  for (let made = 0; made < 500; made += 1) {
    await given.beacon(one(), { userAgent: `${browser} ${made}` });
  }
  const [{ clicks = 0, repeats = 0 } = {}] = await given.counts();
  expect(clicks).toBeLessThanOrEqual(64);
  expect(clicks).toBeGreaterThan(48);
  expect(clicks + repeats).toBe(500);
});

test.each([
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
  ['Do Not Track', { headers: { dnt: '1' } }],
  ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
  ['a page being prefetched', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
])('%s is answered but not counted', async (_name, sent) => {
  expect((await given.beacon(one(), sent)).status).toBe(204);
  expect(await given.counts()).toEqual([]);
});

// On PostgreSQL a passing second may change the version too, which db/postgres/postgres.test.ts covers.
test.skipIf(isPostgres)(
  'clicks change neither the change log nor the catalogue version',
  async () => {
    const state = async () => ({
      version: given.database.version.current(),
      changes: await allRows(given.db, 'change'),
    });
    await given.database.version.refresh();
    const before = await state();
    await given.beacon(one());
    await given.deps.clicks.write();
    await given.database.version.refresh();
    expect(await state()).toEqual(before);
  },
);

test('two processes count a visitor once and add up their counts', async () => {
  const other = await testApp({}, { address: given.address });
  const there = clickClient(other);
  for (let visitor = 1; visitor <= 20; visitor += 1) {
    const sent = { ip: `203.0.113.${visitor}` };
    await Promise.all([given.beacon(one(), sent), there.beacon(one(), sent)]);
  }
  await Promise.all([given.deps.clicks.write(), other.deps.clicks.write()]);
  expect(await given.counts()).toMatchObject([{ clicks: 20, repeats: 20 }]);
  await other.app.close();
});

// The transaction delays the batch. On PostgreSQL nothing would delay it.
test.skipIf(isPostgres)('clicks that arrive during a batch wait for the next second', async () => {
  await given.beacon(one());
  let written: Promise<void> | undefined;
  await given.db.transaction().execute(async () => {
    written = given.deps.clicks.write();
    await given.beacon(one(), { ip: '203.0.113.8' });
  });
  await written;
  expect(await given.db.selectFrom('click_visitor').selectAll().execute()).toHaveLength(1);
});

test('a process writes its counts before it exits', async () => {
  const other = await testApp({}, { address: given.address });
  await clickClient(other).beacon(one());
  await other.app.close();
  expect(await given.counts()).toMatchObject([{ clicks: 1 }]);
});

test('clicks are kept until an unavailable database returns', async () => {
  await given.beacon(one());
  await given.deps.clicks.write();
  const restore = await hideTable(given.db, 'click_visitor');
  await given.beacon(one(), { ip: '203.0.113.8' });
  await given.deps.clicks.write();
  expect((await given.counts())[0]).toMatchObject({ clicks: 1 });
  await restore();
  expect(await given.counts()).toMatchObject([{ clicks: 2 }]);
});

describe('refuses a beacon', () => {
  test.each([
    ['an unknown kind', { kind: 'page' }],
    ['an invalid ID', { id: 0 }],
    ['a string as the ID', { id: '1' }],
    ['an unknown block', { block: 'footer' }],
    ['an unknown market', { market: 'FR' }],
    ['a negative position', { position: -1 }],
    ['a click ID with invalid characters', { click_id: '<script>alert(1)</script>' }],
    ['a path that is too long', { path: `/${'a'.repeat(3_000)}` }],
  ])('with %s', async (_name, wrong) => {
    expectProblem(await given.beacon({ ...one(), ...wrong }), 'bad_input', 400);
    expect(await given.counts()).toEqual([]);
  });

  test('with too large a body, before reading it', async () => {
    expectProblem(await given.beacon({ ...one(), path: 'a'.repeat(5_000) }), 'too_large', 413);
  });

  test('of a type other than JSON or text', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'kind=product';
    expectProblem(
      await given.call('POST', '/clicks', undefined, { payload, headers }),
      'unsupported_type',
      415,
    );
  });

  test.each([[{ origin: 'https://elsewhere.example' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'from another site: %o',
    async (headers) => {
      expectProblem(await given.beacon(one(), { headers }), 'forbidden', 403);
      expect(await given.counts()).toEqual([]);
    },
  );
});

test('a position beyond the last one counts as the last one', async () => {
  await given.beacon({ ...one(), position: 5_000 });
  expect(await given.counts()).toMatchObject([{ position: 100 }]);
});

test('beacons count towards the request limit of their IP', async () => {
  const limited = await clickApp({ RATE_LIMIT: '3' });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await limited.beacon({ kind: 'product', id: 1 })).status);
  }
  expect(statuses).toEqual([204, 204, 204, 429]);
  await limited.app.close();
});
