/** The sample is removed completely except for edited items, and restored exactly as it was. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SampleSite, sampleSite } from './testing/sample-site.ts';

let { given, admin, get, sample, remove, restore } = {} as SampleSite;

beforeEach(async () => {
  ({ given, admin, get, sample, remove, restore } = await sampleSite());
});
afterEach(() => given.app.close());

type Row = { kind: string; id: number; name: string };

/** The whole catalogue as visitors see it, and the editors' orders. */
async function everything() {
  const answers: unknown[] = [];
  for (const path of [
    '/products?limit=100',
    '/banners?limit=100',
    '/bonuses?limit=100',
    '/promocodes?limit=100',
    '/search?q=lucky&limit=50',
    ...['casino', 'bets', 'bonuses'].flatMap((category) => [
      `/products?category=${category}&limit=100`,
      `/top?category=${category}&limit=100`,
      `/top?category=${category}&market=TR&limit=100`,
    ]),
    '/admin/banners',
    '/pages?kind=guide',
    '/admin/pages?kind=guide',
    '/admin/exclusive-bonuses',
    '/admin/toplists/entries',
    '/admin/promocodes?limit=1000',
    '/admin/markets',
    '/pages?kind=review',
    '/products?market=US-X1&category=casino&limit=100',
    '/bonuses?market=US-X1&limit=100',
    '/promocodes?market=US-X2&limit=100',
    '/products/1',
    '/admin/regulators',
    '/admin/payment-methods',
    '/admin/providers',
  ]) {
    const { took_ms: _, ...answer } = (await given.call('GET', path)).body;
    // A restored page is newer than before.
    const ageless = (name: string, value: unknown) => (name === 'updated_at' ? undefined : value);
    answers.push(JSON.parse(JSON.stringify(answer), ageless));
  }
  return answers;
}

test('the sample is removed with one change per row, and restored exactly', async () => {
  const { items } = await get('/products?category=casino&limit=100');
  const turned = items.toReversed().map(({ id }: Row, index: number) => ({
    product_id: id,
    position: index + 1,
  }));
  await admin('PUT', '/products/reorder', { category_id: 1, items: turned });
  const before = await everything();
  const { removable, kept, removed } = await sample();
  expect([kept, removed]).toEqual([[], null]);
  expect(removable.map(({ name }: Row) => name)).toContain('Lucky Harbor');
  const { total } = await get('/changes');

  const answer = await remove();
  expect([answer.status, answer.body]).toEqual([201, { removed: removable.length }]);
  expect((await get('/changes')).total).toBe(total + removable.length);
  for (const list of [
    'products',
    'banners',
    'exclusive-bonuses',
    'promocodes',
    'regulators',
    'payment-methods',
    'providers',
  ]) {
    expect((await get(`/${list}`)).total, list).toBe(0);
  }
  expect((await get('/markets')).items.map(({ code }: { code: string }) => code)).toEqual([
    'US',
    'TR',
  ]);
  expect((await get('/scoring')).criteria).toEqual([]);
  const { results } = (await given.call('GET', '/search?q=lucky')).body;
  expect(results.products).toEqual([]);
  expect(await sample()).toMatchObject({
    removable: [],
    kept: [],
    removed: { actor: 'Administrator', rows: removable.length },
  });

  const back = await restore();
  expect([back.status, back.body]).toEqual([201, { restored: removable.length, left_out: [] }]);
  expect(await everything()).toEqual(before);
  // Once restored, the rows are the sample again, because restoring them changed nothing.
  expect(await sample()).toMatchObject({ removable, kept: [], removed: null });
  expect((await remove()).status).toBe(201);
});

test('visitors see votes on some codes of the sample, until it is removed', async () => {
  const { items: codes } = await get('/promocodes?limit=1000');
  const voted = codes.filter(({ votes }: { votes: object | null }) => votes !== null);
  expect(voted.length).toBeGreaterThan(5);
  expect((await remove()).status).toBe(201);
  await given.make.promoCode({ code: voted[0].code });
  expect((await given.call('GET', '/promocodes')).body.items).toMatchObject([{ votes: null }]);
});

test('edited items stay, with the products they and others refer to', async () => {
  const products = (await get('/products?limit=100')).items;
  const [changed, promoted, paying] = products;
  const whole = await get(`/products/${changed.id}`);
  await admin('PUT', `/products/${changed.id}`, { ...whole, rating: 1.5 });
  const own = await given.make.banner({ product_id: promoted.id });
  await given.db
    .insertInto('postback_key')
    .values({ product_id: paying.id, hash: 'h', created_at: 'now', created_by: 'Ada' })
    .execute();
  const deleted = (await get('/banners')).items[0];
  await admin('DELETE', `/banners/${deleted.id}`);

  const { removable, kept } = await sample();
  const ofFacts = ['regulator', 'payment-method', 'provider'];
  expect(kept.filter(({ kind }: Row) => !ofFacts.includes(kind))).toEqual([
    expect.objectContaining({ id: changed.id, reason: 'changed', actor: 'Administrator' }),
    ...[paying, promoted]
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, name }) =>
        id === paying.id
          ? { kind: 'product', id, name, reason: 'reports-conversions' }
          : {
              kind: 'product',
              id,
              name,
              reason: 'used',
              used_by: { kind: 'banner', id: own.id, name: 'Banner title' },
            },
      ),
  ]);
  const staying = [changed, promoted, paying].map(({ id }) => id);
  expect(removable.some((row: Row) => row.kind === 'product' && staying.includes(row.id))).toBe(
    false,
  );
  expect(removable).not.toContainEqual(expect.objectContaining({ kind: 'banner', id: deleted.id }));
  expect((await remove()).status).toBe(201);
  const left = (await get('/products?limit=100')).items.map(({ id }: Row) => id);
  expect(left.toSorted()).toEqual(staying.toSorted());
  expect((await get('/banners')).items).toMatchObject([{ id: own.id, product_id: promoted.id }]);
});

test('an edited partner keeps the rows that its facts refer to', async () => {
  const { items } = await get('/products?q=Oxblood Parlour');
  const partner = await get(`/products/${items[0].id}`);
  await admin('PUT', `/products/${partner.id}`, { ...partner, rating: 1 });
  const { kept } = await sample();
  const used = kept.filter(({ reason }: { reason: string }) => reason === 'used');
  const inOrder = used.toSorted((one: Row, other: Row) =>
    `${one.kind} ${one.name}`.localeCompare(`${other.kind} ${other.name}`),
  );
  expect(inOrder).toMatchObject(
    [
      ['payment-method', 'Bank card'],
      ['payment-method', 'Cryptocurrency'],
      ['payment-method', 'E-wallet'],
      ['provider', 'Halfmoon Tables'],
      ['regulator', 'Granite State Wagering Board'],
      ['scoring', 'Scores'],
    ].map(([kind, name]) => ({ kind, name, used_by: { kind: 'product', id: partner.id } })),
  );
  expect((await remove()).status).toBe(201);
  expect((await get('/regulators')).items).toMatchObject([
    { name: 'Granite State Wagering Board' },
  ]);
  expect((await get(`/products/${partner.id}`)).facts).toEqual(partner.facts);
});

test('the regions of the sample are deleted with it, even if a partner stays', async () => {
  const partner = (await get('/products?q=Oxblood Parlour')).items[0];
  const whole = await get(`/products/${partner.id}`);
  const codes = whole.markets.map(({ market_code }: { market_code: string }) => market_code);
  expect(codes).toEqual(['US', 'TR', 'US-X1', 'US-X2']);
  await admin('PUT', `/products/${partner.id}`, { ...whole, rating: 1 });
  expect((await remove()).status).toBe(201);
  const { markets } = await get(`/products/${partner.id}`);
  expect(markets.map(({ market_code }: { market_code: string }) => market_code)).toEqual([
    'US',
    'TR',
  ]);
  expect((await get('/markets')).total).toBe(2);
});

test('a region that an own banner is for stays, with the regulators it requires', async () => {
  const banner = await given.make.banner({ market_code: 'US-X2' });
  const { kept } = await sample();
  const market = { kind: 'market', name: 'Pine Hollow (example)' };
  expect(kept).toMatchObject([
    { kind: 'regulator', name: 'Granite State Wagering Board', used_by: market },
    { kind: 'regulator', name: 'Saltmarsh Gaming Authority', used_by: market },
    { ...market, used_by: { kind: 'banner', id: banner.id } },
  ]);
  expect((await remove()).status).toBe(201);
  const left = (await get('/markets')).items.map(({ code }: { code: string }) => code);
  expect(left).toEqual(['US', 'TR', 'US-X2']);
});

test('the criteria stay while a partner has points', async () => {
  const { items } = await get('/products?q=Slate Peacock');
  const partner = await get(`/products/${items[0].id}`);
  await admin('PUT', `/products/${partner.id}`, { ...partner, click_parameter: 'visit' });
  const { kept } = await sample();
  expect(kept.find(({ kind }: Row) => kind === 'scoring')).toMatchObject({
    used_by: { kind: 'product', id: partner.id },
  });
  expect((await remove()).status).toBe(201);
  expect((await get('/scoring')).criteria).toHaveLength(6);
  expect((await get(`/products/${partner.id}`)).shown_rating).toBe(4.6);
});

test('a page keeps the partners and offers it refers to, and those offers’ partners', async () => {
  const [bonus] = (await get('/exclusive-bonuses')).items;
  const [code] = (await get('/promocodes?limit=1000')).items;
  const others = (await get('/products?limit=100')).items.filter(
    ({ id }: Row) => id !== bonus.product_id && id !== code.product_id,
  );
  const [related, named] = others;
  const cards = [
    { type: 'offerCard', attrs: { bonus_id: bonus.id } },
    { type: 'partnerCard', attrs: { product_id: named.id } },
    { type: 'promoCodeCard', attrs: { promo_code_id: code.id } },
  ];
  const written = await admin('POST', '/pages', {
    kind: 'guide',
    slug: 'odds',
    product_ids: [related.id],
    i18n: { tr: { title: 'Oranlar', body: { type: 'doc', content: cards } } },
  });
  expect(written.status, written.text).toBe(201);
  const page = { kind: 'content-page', id: written.body.id, name: 'Oranlar' };
  const { kept } = await sample();
  const reasons = new Map(
    kept.map(({ kind, id, used_by }: Row & { used_by: Row }) => [`${kind} ${id}`, used_by]),
  );
  expect(reasons.get(`exclusive-bonus ${bonus.id}`)).toEqual(page);
  expect(reasons.get(`promo-code ${code.id}`)).toEqual(page);
  expect(reasons.get(`product ${related.id}`)).toEqual(page);
  expect(reasons.get(`product ${named.id}`)).toEqual(page);
  expect(reasons.get(`product ${bonus.product_id}`)).toMatchObject({ kind: 'exclusive-bonus' });
  expect((await remove()).status).toBe(201);
  expect((await get('/exclusive-bonuses')).items).toEqual([bonus]);
});
