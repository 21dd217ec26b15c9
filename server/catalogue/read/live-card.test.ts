import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveCardQuery } from '#contract/content/rich-text/live-card.ts';
import { findLiveCards } from '../../../db/repositories/catalogue/card/live-card.ts';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { type Client, trpcClient } from '../../testing/trpc.ts';

let given: TestApp;
let client: Client;

beforeAll(async () => {
  given = await testApp();
  client = trpcClient(given, { headers: {} });
});
afterAll(() => given.app.close());

test('a page’s cards are those that are live in the market, in the order of its text', async () => {
  const { make } = given;
  const partner = await make.product({ ref_link: 'https://partner.example' });
  const [live, hidden, elsewhere] = [
    await make.exclusiveBonus({ product_id: partner.id }),
    await make.exclusiveBonus({ is_active: 0 }),
    await make.exclusiveBonus({ market_code: 'TR' }),
  ];
  const [code, ended] = [
    await make.promoCode({ code: 'LUCKY' }),
    await make.promoCode({ code: 'OVER', expires_at: '2020-01-01 00:00:00' }),
  ];
  const entries = [
    await make.topListEntry(),
    await make.topListEntry(),
    await make.topListEntry(),
    await make.topListEntry({ category_id: categoryId.bets }),
    await make.topListEntry({ category_id: categoryId.bets, ends_at: '2020-01-01 00:00:00' }),
  ];
  const cards = await client.catalogue.liveCards.query({
    bonusIds: [elsewhere.id, live.id, hidden.id, 999],
    productIds: [999, partner.id],
    promoCodeIds: [ended.id, code.id],
    categories: ['bets', 'casino', 'gone'],
  });
  expect(cards).toMatchObject({
    bonuses: [{ id: live.id, partner: { id: partner.id } }],
    products: [{ id: partner.id }],
    promocodes: [{ code: 'LUCKY' }],
    topLists: [
      { category: 'bets', items: [{ id: entries[3]?.id }] },
      { category: 'casino', items: entries.slice(0, 3).map(({ id }) => ({ id })) },
      { category: 'gone', items: [] },
    ],
  });
  expect(cards.bonuses).toHaveLength(1);
});

test('an image gets the library’s description in the language, and an unknown image gets none', async () => {
  const paths = ['a', 'b'].map((letter) => `/uploads/${letter.repeat(32)}/800x600.webp`);
  const [path = ''] = paths;
  const size = { width: 800, height: 600, bytes: 1 };
  const row = { name: 'A', created_at: '2026-01-01T00:00:00.000Z', search_key: 'a', ...size };
  const { id } = await given.db
    .insertInto('image')
    .values({ ...row, hash: 'a'.repeat(32), path })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = { image_id: id, lang: 'tr' as const, alt: 'Bir masa' };
  await given.db.insertInto('image_translation').values(texts).execute();
  const altsIn = async (lang: string) =>
    (await client.catalogue.liveCards.query({ lang, imagePaths: paths })).imageAlts;
  expect(await altsIn('tr')).toEqual([{ path, alt: 'Bir masa' }]);
  expect(await altsIn('en')).toEqual([]);
});

test('twenty cards of every kind take no more SQL statements than two', async () => {
  const ids = Array.from({ length: 20 }, (_, place) => place + 1);
  const statements = async (count: number) => {
    const asked = ids.slice(0, count);
    const query = {
      ...liveCardQuery.parse({
        bonusIds: asked,
        productIds: asked,
        promoCodeIds: asked,
        categories: ['casino', 'bets'].slice(0, count / 2),
      }),
      market: 'US',
    };
    let read = 0;
    const counting = given.db.withPlugin({
      transformQuery: ({ node }) => {
        read += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await findLiveCards(counting, query);
    return read;
  };
  expect(await statements(20)).toBe(await statements(2));
  expect(await statements(20)).toBeLessThan(21);
});

test('cards contain no offers or links where promotion is not allowed', async () => {
  const market = { code: 'GB', currency: 'GBP', promotion_allowed: false };
  await given.call('POST', '/admin/markets', { ...market, i18n: { en: { name: 'Britain' } } });
  const partner = await given.make.product({ ref_link: 'https://partner.example' });
  const code = await given.make.promoCode({ market_code: 'GB' });
  const bonus = await given.make.exclusiveBonus({
    market_code: 'GB',
    product_id: partner.id,
    link_url: 'https://partner.example/b',
  });
  await given.make.topListEntry({ market_code: 'GB', product_id: partner.id });
  const cards = await client.catalogue.liveCards.query({
    market: 'GB',
    bonusIds: [bonus.id],
    productIds: [partner.id],
    promoCodeIds: [code.id],
    categories: ['casino'],
  });
  expect(cards.products[0]?.id).toBe(partner.id);
  expect(cards).toMatchObject({ bonuses: [], topLists: [], promocodes: [] });
  expect(JSON.stringify(cards)).not.toContain('partner.example');
});

test('cached cards show later writes', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'Before' } } });
  const read = async () =>
    (await client.catalogue.liveCards.query({ productIds: [id] })).products[0]?.name;
  expect(await read()).toBe('Before');
  const draft = { i18n: { en: { name: 'After' } } };
  await given.call('PUT', `/admin/products/${id}`, draft);
  expect(await read()).toBe('After');
});
