/** Owners add, retire and reactivate markets, which affects every call. The second app acts as another process. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { trpcClient } from '../../testing/trpc.ts';

let given: TestApp;
let other: TestApp;

const draft = (code: string, more: object = {}) => ({
  code,
  currency: 'GBP',
  i18n: { en: { name: `Market ${code}` } },
  ...more,
});

beforeAll(async () => {
  given = await testApp();
  other = await testApp({}, { address: given.address });
});

afterAll(async () => {
  await other.app.close();
  await given.app.close();
});

const create = (code: string, more: object = {}) =>
  given.call('POST', '/admin/markets', draft(code, more));
const replace = (id: number, body: object) => given.call('PUT', `/admin/markets/${id}`, body);

const publicPaths = ['/products', '/top', '/banners', '/bonuses', '/promocodes', '/search?q=lucky'];
const inMarket = (path: string, market: string) =>
  `${path}${path.includes('?') ? '&' : '?'}market=${market}`;

const statuses = (app: TestApp, market: string) =>
  Promise.all(
    publicPaths.map(async (path) => (await app.call('GET', inMarket(path, market))).status),
  );
const all = (status: number) => publicPaths.map(() => status);

test('a new database has the United States and Türkiye', async () => {
  const { body } = await given.call('GET', '/admin/markets');
  expect(body.items).toMatchObject([
    { code: 'US', minimum_age: 21, currency: 'USD', promotion_allowed: true, is_active: true },
    { code: 'TR', minimum_age: 18, currency: 'TRY', promotion_allowed: true, is_active: true },
  ]);
});

test('every process accepts an added market everywhere and refuses a retired one', async () => {
  expect(await statuses(given, 'GB')).toEqual(all(400));
  const { body: market } = await create('GB');
  expect(await statuses(given, 'GB')).toEqual(all(200));
  await expect.poll(() => statuses(other, 'GB')).toEqual(all(200));
  const code = await given.make.promoCode({ code: 'LUCKYGB', market_code: 'GB' });
  const found = await given.call('GET', '/search?q=luckygb&market=GB');
  expect(found.body.results.promocodes).toMatchObject([{ code: 'LUCKYGB', market_code: 'GB' }]);

  await replace(market.id, draft('GB', { is_active: false }));
  expect(await statuses(given, 'GB')).toEqual(all(400));
  await expect.poll(() => statuses(other, 'GB')).toEqual(all(400));

  const refused = await given.call('POST', '/admin/promocodes', { code: 'NEW', market_code: 'GB' });
  expect(expectProblem(refused, 'bad_input', 400).errors).toEqual([
    { path: 'market_code', message: 'Must be one of US, TR' },
  ]);
  const kept = await given.call('PUT', `/admin/promocodes/${code.id}`, {
    code: 'RENAMED',
    market_code: 'GB',
  });
  expect(kept.body).toMatchObject({ code: 'RENAMED', market_code: 'GB' });
  expect((await given.call('DELETE', `/admin/markets/${market.id}`)).status).toBe(409);
  expect((await given.call('DELETE', `/admin/promocodes/${code.id}`)).status).toBe(204);
  expect((await given.call('DELETE', `/admin/markets/${market.id}`)).status).toBe(204);
});

test.each(['', 'us', 'GB', 'US&market=US', 'US&market=TR', 'OR', '%27'])(
  'refuses the market %j and lists the active ones',
  async (market) => {
    for (const path of [...publicPaths, '/saved-items']) {
      const response = await given.call('GET', inMarket(path, market));
      expect(expectProblem(response, 'bad_input', 400).errors, path).toEqual([
        { path: 'market', message: 'Must be one of US, TR' },
      ]);
    }
  },
);

test('tRPC refuses a market with the same message', async () => {
  const refusal = trpcClient(given).catalogue.products.query({ market: 'GB' });
  await expect(refusal).rejects.toMatchObject({
    data: {
      code: 'bad_input',
      errors: [{ path: 'market', message: 'Must be one of US, TR' }],
    },
  });
});

test('the default market stays active, and codes never change', async () => {
  const [us] = (await given.call('GET', '/admin/markets')).body.items;
  const body = { ...us, uses: undefined };
  expect((await replace(us.id, { ...body, is_active: false })).status).toBe(409);
  expect((await replace(us.id, { ...body, code: 'USA' })).status).toBe(409);
  expect((await given.call('DELETE', `/admin/markets/${us.id}`)).status).toBe(409);
  expect((await create('US')).status).toBe(409);
});

test('calls without a market use the first one, so an owner may retire US', async () => {
  const activeCodes = async () =>
    (await given.call('GET', '/admin/markets')).body.items
      .filter(({ is_active }: { is_active: boolean }) => is_active)
      .map(({ code }: { code: string }) => code);
  const before = await activeCodes();
  const { body: gb } = await create('GB', { sort_order: 1 });
  const [us] = (await given.call('GET', '/admin/markets')).body.items;
  const american = { ...us, uses: undefined };
  await given.make.promoCode({ code: 'LUCKYGB', market_code: 'GB' });
  await given.make.promoCode({ code: 'LUCKYUS', market_code: 'US' });
  const withoutMarket = async (app: TestApp) => {
    for (const path of [...publicPaths, '/saved-items', '/products/1'])
      expect([200, 404], path).toContain((await app.call('GET', path)).status);
    const codes = (await app.call('GET', '/promocodes')).body.items;
    const found = (await app.call('GET', '/search?q=lucky')).body.results.promocodes;
    const { items } = await trpcClient(app, { headers: {} }).catalogue.promoCodes.query({});
    return [codes, found, items].flat().map(({ code }) => code);
  };
  expect(await withoutMarket(given)).toEqual(['LUCKYUS', 'LUCKYUS', 'LUCKYUS']);
  expect((await replace(us.id, { ...american, sort_order: 2 })).status).toBe(200);
  expect(await withoutMarket(given)).toEqual(['LUCKYGB', 'LUCKYGB', 'LUCKYGB']);
  expect((await replace(gb.id, { ...gb, is_active: false })).status).toBe(409);
  expect((await given.call('DELETE', `/admin/markets/${gb.id}`)).status).toBe(409);
  expect((await replace(us.id, { ...american, sort_order: 2, is_active: false })).status).toBe(200);
  for (const app of [given, other])
    await expect.poll(() => withoutMarket(app)).toEqual(['LUCKYGB', 'LUCKYGB', 'LUCKYGB']);
  const click = { kind: 'product', id: 1, path: '/casino', block: 'popular', position: 1 };
  expect((await given.call('POST', '/clicks', click)).status).toBe(204);
  expect(await activeCodes()).toEqual(['GB', ...before.filter((code: string) => code !== 'US')]);
  expect((await replace(us.id, american)).status).toBe(200);
  await given.db.deleteFrom('promo_code').execute();
  expect((await given.call('DELETE', `/admin/markets/${gb.id}`)).status).toBe(204);
});

test('the list counts all entries of a market', async () => {
  const usesOf = async (code: string) =>
    (await given.call('GET', '/admin/markets')).body.items.find(
      (market: { code: string }) => market.code === code,
    ).uses;
  const { body: market } = await create('XU');
  const none = { banners: 0, bonuses: 0, promo_codes: 0, top_list_entries: 0, products: 0 };
  expect(await usesOf('XU')).toEqual(none);
  for (let entry = 0; entry < 4; entry += 1) {
    const { id } = await given.make.product();
    await given.make.topListEntry({ product_id: id, market_code: 'XU' });
  }
  expect(await usesOf('XU')).toEqual({ ...none, top_list_entries: 4, products: 0 });
  await given.make.banner({ market_code: 'XU' });
  await given.make.exclusiveBonus({ market_code: 'XU' });
  await given.make.promoCode({ market_code: 'XU' });
  const all = { banners: 1, bonuses: 1, promo_codes: 1, top_list_entries: 4, products: 0 };
  expect(await usesOf('XU')).toEqual(all);
  await given.call('PUT', `/admin/markets/${market.id}`, draft('XU', { is_active: false }));
});

test.each([
  ['code', { code: 'gb' }],
  ['code', { code: 'G' }],
  ['code', { code: '1GB' }],
  ['code', { code: 'ABCDEFGHI' }],
  ['currency', { currency: 'pounds' }],
  ['currency', { currency: 'XYZ' }],
  ['minimum_age', { minimum_age: 12 }],
  ['i18n.en.name', { i18n: { en: { name: ' ' } } }],
  ['helplines.0.phone', { helplines: [{ name: 'Nobody', verified_on: '2026-01-01' }] }],
  [
    'helplines.0.verified_on',
    { helplines: [{ name: 'A', phone: '115', verified_on: '2026-02-30' }] },
  ],
  [
    'helplines',
    { helplines: Array(11).fill({ name: 'A', phone: '115', verified_on: '2026-01-01' }) },
  ],
])('the error names an invalid %s', async (path, wrong) => {
  const response = await create('XA', wrong);
  const { errors } = expectProblem(response, 'bad_input', 400);
  expect(errors?.map((error) => error.path)).toEqual([path]);
});

test('a market with a currency that only older versions accepted is shown and can be corrected', async () => {
  const { body: market } = await create('XB');
  await given.db.updateTable('market').set({ currency: 'XYZ' }).where('code', '=', 'XB').execute();
  const { items } = (await given.call('GET', '/admin/markets')).body;
  expect(items.find(({ code }: { code: string }) => code === 'XB')).toMatchObject({
    currency: 'XYZ',
  });
  const stored = draft('XB', { currency: 'XYZ', minimum_age: 21 });
  expect((await replace(market.id, stored)).status).toBe(200);
  const update = trpcClient(given).admin.market.update;
  const before = { ...(await given.call('GET', `/admin/markets/${market.id}`)).body };
  await update.mutate({ id: market.id, before, draft: { ...before, currency: 'EUR' } });
  await given.call('DELETE', `/admin/markets/${market.id}`);
});

test('an editor can read markets, but neither write nor restore them', async () => {
  const { token } = await given.make.person();
  const headers = { 'x-admin-token': token };
  const { body: market } = await create('CA');
  const { body: changes } = await given.call('GET', '/admin/changes?entity=market');
  const restore = `/admin/changes/${changes.items[0].seq}/restore`;
  expect((await given.call('GET', '/admin/markets', undefined, { headers })).status).toBe(200);
  const refused = await given.call('POST', restore, undefined, { headers });
  expectProblem(refused, 'forbidden', 403);
  await replace(market.id, draft('CA', { minimum_age: 19 }));
  expect((await given.call('POST', restore)).status).toBe(201);
  expect((await given.call('GET', `/admin/markets/${market.id}`)).body).toMatchObject({
    minimum_age: 18,
  });
  await given.call('DELETE', `/admin/markets/${market.id}`);
});
