// Runs on SQLite only: the HTML of pages is the same on both.
/** The page that finds casinos with three questions. The expected answers are worked out by hand. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
let ids: Record<'card' | 'wallet' | 'voucher', number>;

type Partner = { min: number; methods: number[]; isClosed?: boolean };

async function partner(name: string, { min, methods, isClosed = false }: Partner) {
  const payments = methods.map((method_id) => ({
    ...{
      method_id,
      market_code: 'US',
      direction: 'both' as const,
      min,
      currency: 'USD',
      hours_max: 12,
    },
  }));
  const markets = isClosed ? [{ market_code: 'US', availability: 'closed' as const }] : [];
  const draft = { i18n: { en: { name } }, categories: [categoryId.casino], markets };
  return given.make.product({ ...draft, facts: { payments } });
}

beforeAll(async () => {
  given = await testApp({}, { pages: 'built' });
  const method = async (name: string): Promise<number> =>
    (await given.call('POST', '/admin/payment-methods', { name })).body.id;
  ids = {
    card: await method('Card'),
    wallet: await method('Wallet'),
    voucher: await method('Voucher'),
  };
  const { card, wallet, voucher } = ids;
  const { id: product_id } = await partner('Amber', { min: 20, methods: [card] });
  await partner('Birch', { min: 10, methods: [card, wallet] });
  await partner('Cedar', { min: 50, methods: [wallet] });
  await partner('Dune', { min: 5, methods: [voucher], isClosed: true });
  // Worth 50 at a deposit of 50, after no wagering.
  const numbers = { amount: 50, currency: 'USD', wagering: 0, min_deposit: 20 };
  const terms = { kind: 'deposit', numbers };
  await given.call('POST', '/admin/exclusive-bonuses', {
    ...{ product_id, image_url: '/uploads/a.webp', terms },
  });
});
afterAll(() => given.app.close());

async function answer(query: string, prefix = '') {
  const { statusCode, body } = await given.app.inject(`${prefix}/fit?${query}`);
  expect(statusCode).toBe(200);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const texts = (pattern: RegExp) => [...main.matchAll(pattern)].map(([, text]) => text);
  return {
    body,
    main,
    title: texts(/<h2[^>]*>([^<]*)</g).at(0),
    partners: texts(/<h3[^>]*><a[^>]*>([^<]*)</g),
    sentences: texts(/mb-2 max-w-\[44rem\]">([^<]*)</g),
    drops: [...main.matchAll(/<a href="([^"]*)" rel="nofollow"[^>]*>(Without[^<]*)</g)].map(
      ([, href, label]) => [href?.replaceAll('&amp;', '&'), label],
    ),
  };
}

test('lists the open casinos that fit, each with a sentence', async () => {
  const found = await answer(`payment=${ids.card}&deposit=50&game=slots`);
  expect(found).toMatchObject({ title: '2 casinos fit', partners: ['Amber', 'Birch'], drops: [] });
  expect(found.sentences).toEqual([
    'Card: pays out in 12 h, deposits from $20, licence: not checked by us; its offer is worth $50 on average at $50.',
    'Card: pays out in 12 h, deposits from $10, licence: not checked by us, no offer here.',
  ]);
});

test('a payment method that only closed casinos accept is named, or both answers', async () => {
  expect(await answer(`payment=${ids.voucher}&deposit=20`)).toMatchObject({
    title: 'No casino fits all your answers.',
    partners: [],
    drops: [['/fit?deposit=20', 'Without Voucher (2 casinos)']],
  });
  expect((await answer(`payment=${ids.voucher}&deposit=5&game=live`)).drops).toEqual([
    ['/fit?game=live', 'Without Voucher and $5 (3 casinos)'],
  ]);
});

test('a deposit that is too small is named', async () => {
  const found = await answer(`payment=${ids.wallet}&deposit=5&game=table`);
  expect(found.drops).toEqual([
    [`/fit?payment=${ids.wallet}&game=table`, 'Without $5 (2 casinos)'],
  ]);
});

test.each([
  'payment=999',
  'payment=-1&deposit=x&game=poker',
  'deposit=0&game=',
  'deposit=1000001',
  'payment=&deposit=&game=',
])('invalid answers are ignored: %s', async (query) => {
  expect((await answer(query)).main).not.toContain('id="answer"');
});

test('only the questions are indexed, and the sitemap lists them', async () => {
  const { body } = await given.app.inject('/fit');
  expect(body).not.toContain('noindex');
  expect(body).toContain('>WHAT FITS ME?</h1>');
  expect((await answer('deposit=50')).body).toContain('content="noindex"');
  const sitemap = (await given.app.inject('/sitemap.xml')).body;
  expect(sitemap).toContain('/fit<');
  expect(sitemap).toContain('/tr/fit<');
});

test('no cookie is set', async () => {
  const { headers } = await given.app.inject(`/fit?payment=${ids.card}&deposit=50&game=slots`);
  expect(headers['set-cookie']).toBeUndefined();
});

test('where bonuses are hidden, no value is shown, and the editors’ order applies', async () => {
  const market = (await given.call('GET', '/admin/markets')).body.items.find(
    ({ code }: { code: string }) => code === 'US',
  );
  const { id, ...draft } = market;
  const rules = [{ subject: 'bonuses', effect: 'hide' }];
  const put = await given.call('PUT', `/admin/markets/${id}`, { ...draft, rules });
  expect(put.status, put.text).toBe(200);
  const { sentences, partners } = await answer(`payment=${ids.card}&deposit=50`);
  expect(partners).toEqual(['Amber', 'Birch']);
  expect(sentences).toEqual([
    'Card: pays out in 12 h, deposits from $20, licence: not checked by us.',
    'Card: pays out in 12 h, deposits from $10, licence: not checked by us.',
  ]);
  await given.call('PUT', `/admin/markets/${id}`, draft);
});
