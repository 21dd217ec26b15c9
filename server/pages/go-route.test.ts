// Runs on PostgreSQL too: no other test runs its SQL there.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clickApp } from '../partner/click/testing/click-app.ts';
import { expectProblem } from '../testing/rest.ts';

let given: Awaited<ReturnType<typeof clickApp>>;

beforeEach(async () => {
  given = await clickApp();
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const ref_link = 'https://lantern.example/?campaign=7';

async function oneOfEach() {
  const product = await given.make.product({ ref_link });
  const product_id = product.id;
  return {
    product,
    bonus: await given.make.exclusiveBonus({ product_id }),
    promocode: await given.make.promoCode({ product_id, ref_link: 'https://lantern.example/code' }),
    banner: await given.make.banner({ product_id, link_url: 'https://lantern.example/banner' }),
    top: await given.make.topListEntry({ product_id, market_code: 'TR' }),
  };
}

test('each kind redirects to its partner and counts the click under its product and market', async () => {
  const made = await oneOfEach();
  const links = {
    product: ref_link,
    bonus: ref_link,
    promocode: 'https://lantern.example/code',
    banner: 'https://lantern.example/banner',
    top: ref_link,
  };
  for (const [kind, link] of Object.entries(links)) {
    const { id } = made[kind as keyof typeof made];
    const { statusCode, headers } = await given.go(`${kind}/${id}`);
    expect([kind, statusCode, headers.location]).toEqual([kind, 302, link]);
    expect(headers['cache-control']).toBe('no-store');
  }
  const counts = await given.counts();
  expect(counts).toHaveLength(5);
  for (const count of counts) {
    expect(count).toMatchObject({
      product_id: made.product.id,
      page: 'elsewhere',
      block: 'none',
      position: 0,
      clicks: 1,
      repeats: 0,
      market_code: count.kind === 'top' ? 'TR' : 'US',
    });
  }
});

test('a link without a market uses the default one, whichever markets the owner has', async () => {
  const { id } = await given.make.product({ ref_link });
  const { db } = given.database;
  await db.updateTable('market').set({ is_active: 0 }).where('code', '=', 'US').execute();
  expect((await given.go(`product/${id}`)).statusCode).toBe(302);
  expect(await given.counts()).toMatchObject([{ market_code: 'TR' }]);
});

test('a product link may contain its market', async () => {
  const { id } = await given.make.product({ ref_link });
  await given.go(`product/${id}?market=TR`);
  expect(await given.counts()).toMatchObject([{ market_code: 'TR' }]);
  expect((await given.go(`product/${id}?market=FR`)).statusCode).toBe(400);
});

test('doesn’t redirect to anything that is hidden, expired, deleted or without a partner', async () => {
  const { id: product_id } = await given.make.product();
  const linked = await given.make.product({ ref_link });
  const hidden = { product_id: linked.id, is_active: 0 as const };
  const banner = await given.make.banner(hidden);
  const bonus = await given.make.exclusiveBonus(hidden);
  const inside = await given.make.banner({ product_id: linked.id, link_url: '/bonuses' });
  const code = await given.make.promoCode({ ref_link, is_active: false });
  const soon = new Date(Date.now() + 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const ending = await given.make.promoCode({ ref_link, expires_at: soon });
  expect((await given.go(`promocode/${ending.id}`)).statusCode).toBe(302);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  for (const path of [
    ...[`product/${product_id}`, `banner/${banner.id}`, `bonus/${bonus.id}`],
    ...[`banner/${inside.id}`, `promocode/${code.id}`, `promocode/${ending.id}`],
    ...['product/999', 'product/x', 'product/99999999999999999999', 'page/1', 'products/1'],
  ]) {
    const { statusCode, body, headers } = await given.go(path);
    expect([path, statusCode]).toEqual([path, 404]);
    expectProblem({ status: statusCode, headers, text: body }, 'not_found', 404);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(await given.counts()).toMatchObject([{ kind: 'promocode', item_id: ending.id }]);
});

test('a link with non-ASCII letters redirects where a browser would go', async () => {
  const link = 'https://örnek.example/şans?q=ğ#ü';
  const { id } = await given.make.product({ ref_link: link, click_parameter: 'subid' });
  const counted = await given.go(`product/${id}`);
  const prefetched = await given.go(`product/${id}`, { headers: { purpose: 'prefetch' } });
  expect(prefetched.headers.location).toBe(new URL(link).href);
  expect(String(counted.headers.location).replace(/&subid=\w+/, '')).toBe(new URL(link).href);
});

test('the target comes only from the database', async () => {
  const { id } = await given.make.product({ ref_link });
  const { headers } = await given.go(`product/${id}?url=https://elsewhere.example&to=//elsewhere`);
  expect(headers.location).toBe(ref_link);
});

test.each([
  ['HEAD', { method: 'HEAD' }],
  ['a prefetch by Chromium', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a prefetch by older browsers', { headers: { purpose: 'prefetch' } }],
  ['a prefetch by Firefox', { headers: { 'x-moz': 'prefetch' } }],
  ['an image on another site', { headers: { 'sec-fetch-dest': 'image' } }],
  ['a frame on another site', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a messenger creating a link preview', { userAgent: 'TelegramBot (like TwitterBot)' }],
  ['a program', { userAgent: 'curl/8.5.0' }],
  ['a client without a user agent', { userAgent: '' }],
  ['a visitor with Do Not Track', { headers: { dnt: '1' } }],
  ['a visitor with Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
] as const)('%s is redirected to the partner but not counted', async (_name, sent) => {
  const { id } = await given.make.product({ ref_link, click_parameter: 'subid' });
  const { statusCode, headers } = await given.go(`product/${id}`, sent);
  expect([statusCode, headers.location]).toEqual([302, ref_link]);
  expect(await given.counts()).toEqual([]);
});

test('a partner that accepts click IDs gets one per click, which is also in the click table', async () => {
  const { id } = await given.make.product({ ref_link, click_parameter: 'subid' });
  const { headers } = await given.go(`product/${id}`);
  const target = new URL(String(headers.location));
  const click = target.searchParams.get('subid') ?? '';
  expect(`${target.href.replace(/&subid=.*/, '')}`).toBe(ref_link);
  await given.counts();
  expect(await given.db.selectFrom('click').selectAll().execute()).toEqual([
    {
      id: click,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      day: expect.any(String),
      product_id: id,
      kind: 'product',
      item_id: id,
      market_code: 'US',
      page: 'elsewhere',
      block: 'none',
      position: 0,
    },
  ]);
});

test('doesn’t redirect in a market that forbids promotion or is retired', async () => {
  const { id } = await given.make.product({ ref_link });
  const top = await given.make.topListEntry({ product_id: id, market_code: 'TR' });
  const write = (path: string, changes: object) => given.call('PUT', path, changes);
  const { items } = (await given.call('GET', '/admin/markets')).body;
  const market = items.find(({ code }: { code: string }) => code === 'TR');
  const path = `/admin/markets/${market.id}`;
  const { body } = await given.call('GET', path);
  for (const change of [{ promotion_allowed: false }, { is_active: false }]) {
    expect((await given.go(`top/${top.id}`)).statusCode).toBe(302);
    expect((await write(path, { ...body, ...change })).status).toBe(200);
    expect((await given.go(`top/${top.id}`)).statusCode).toBe(404);
    expect((await given.go(`product/${id}?market=US`)).statusCode).toBe(302);
    const headers = { cookie: 'market=TR' };
    const chosen = await given.go(`product/${id}`, { headers });
    expect(chosen.statusCode).toBe('is_active' in change ? 302 : 404);
    expect((await write(path, body)).status).toBe(200);
  }
});

test('scheduled items redirect from start to end', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  const { id: product_id } = await given.make.product({ ref_link });
  const schedule = { starts_at: '2026-03-01 13:00:00', ends_at: '2026-03-01 14:00:00' };
  const draft = { product_id, ...schedule };
  const paths = [
    `banner/${(await given.make.banner(draft)).id}`,
    `bonus/${(await given.make.exclusiveBonus(draft)).id}`,
    `top/${(await given.make.topListEntry(draft)).id}`,
  ];
  const statusesAt = async (time: string) => {
    vi.setSystemTime(`2026-03-01T${time}Z`);
    return Promise.all(paths.map(async (path) => (await given.go(path)).statusCode));
  };
  expect(await statusesAt('12:59:59')).toEqual([404, 404, 404]);
  expect(await statusesAt('13:00:00')).toEqual([302, 302, 302]);
  expect(await statusesAt('14:00:00')).toEqual([404, 404, 404]);
});
