import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { describedCalls } from '../../testing/rest.ts';
import { appRouter } from '../../trpc/router.ts';
import { type CalledRead, dependsOnMarket, type ReadName } from './read-schemas.ts';
import type { PromotionRule } from './without-promotion.ts';

const market = 'NL';
const ref_link = 'https://partner.example/?ref=1';
const leak = /partner\.example|SECRETCODE|secret-banner/;

let given: TestApp;
let ids: Record<'product' | 'similar' | 'bonus' | 'code' | 'banner' | 'entry' | 'page', number>;
let preview: Record<string, string>;

beforeAll(async () => {
  given = await testApp();
  const draft = { code: market, currency: 'EUR', i18n: { en: { name: 'Netherlands' } } };
  await given.call('POST', '/admin/markets', draft);
  const { make } = given;
  const product = await make.product({ ref_link, categories: [1] });
  const similar = await make.product({ ref_link, categories: [1] });
  const rows = { market_code: market, categories: [1], product_id: product.id };
  const terms = { url: ref_link, wagering: '30x' };
  const banner = await make.banner({
    ...rows,
    link_url: ref_link,
    i18n: { en: { title: 'secret-banner' } },
  });
  const bonus = await make.exclusiveBonus({ ...rows, link_url: ref_link, terms });
  const entry = await make.topListEntry({ market_code: market, product_id: product.id });
  const code = await make.promoCode({ ...rows, code: 'SECRETCODE', ref_link, terms });
  const link = { type: 'link' as const, attrs: { href: ref_link } };
  const body: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Join', marks: [link] }] }],
  };
  const i18n = { en: { title: 'Odds', publish_at: '2026-01-01 00:00:00', body } };
  const page = await make.contentPage({ slug: 'odds', product_ids: [product.id], i18n });
  const { body: made } = await given.call('GET', `/admin/pages/${page.id}/preview`);
  preview = Object.fromEntries(new URL(made.path, 'http://site').searchParams);
  ids = {
    product: product.id,
    similar: similar.id,
    bonus: bonus.id,
    code: code.id,
    banner: banner.id,
    entry: entry.id,
    page: page.id,
  };
});

afterAll(() => given.app.close());

async function allowPromotion(promotion_allowed: boolean) {
  const { items } = (await given.call('GET', '/admin/markets')).body;
  const found = items.find(({ code }: { code: string }) => code === market);
  const body = { ...found, uses: undefined, promotion_allowed };
  expect((await given.call('PUT', `/admin/markets/${found.id}`, body)).status).toBe(200);
}

/** Gives every read an input that finds an offer. */
const inputs = (): Record<CalledRead, object> => ({
  products: {},
  product: { id: ids.product },
  similarProducts: { id: ids.product },
  top: { category: 'casino' },
  banners: {},
  bonuses: {},
  promoCodes: {},
  promoCode: { id: ids.code },
  search: { q: 'product' },
  liveCards: {
    bonusIds: [ids.bonus],
    productIds: [ids.product],
    promoCodeIds: [ids.code],
    categories: ['casino'],
  },
  contentPage: { kind: 'guide', slug: 'odds' },
  contentPagePreview: { id: ids.page, ...preview },
  contentPages: { kind: 'guide' },
  contentPageSearch: { q: 'odds' },
  layout: { page: 'casino' },
  markets: {},
  settings: {},
});

async function answerOf([name, input]: [string, object]) {
  const asked = dependsOnMarket(name as ReadName) ? { ...input, market } : input;
  const query = encodeURIComponent(JSON.stringify(asked));
  const { status, text } = await given.call('GET', `/trpc/catalogue.${name}?input=${query}`);
  expect(status, name).toBe(200);
  return { name: name as ReadName, text };
}

const walk = () => Promise.all(Object.entries(inputs()).map(answerOf));

test('no read returns a partner link, a code or a banner', async () => {
  const queries = Object.keys(appRouter._def.procedures)
    .filter((path) => path.startsWith('catalogue.') && path !== 'catalogue.inquire')
    .map((path) => path.replace('catalogue.', ''));
  expect(Object.keys(inputs()).sort()).toEqual(queries.sort());

  await allowPromotion(true);
  for (const { name, text } of await walk()) {
    expect(leak.test(text), name).toBe(dependsOnMarket(name));
  }
  await allowPromotion(false);
  for (const { name, text } of await walk()) expect(text, name).not.toMatch(leak);
});

test('no public REST call, list of saved items or /go returns one either', async () => {
  const given_ids = { kind: 'guide', slug: 'odds', page: 'casino' };
  const paths = (await describedCalls(given))
    .filter(({ path, methods }) => methods.includes('GET') && path.startsWith('/api/'))
    .map(({ path }) => path.replace('/api', ''))
    .filter((path) => !/^\/(admin|account|health|openapi|postback)/.test(path))
    .map((path) =>
      path.replace(/\{(\w+)\}/g, (_, name) => ({ ...given_ids, id: ids.product })[name as 'kind']),
    );
  const { product, code, bonus } = ids;
  const saved = `products=${product}&bonuses=${bonus}&promocodes=${code}&copied=${code}`;
  const withMarket = [...paths, `/saved-items?${saved}`].map(
    (path) => `${path}${path.includes('?') ? '&' : '?'}market=${market}&category=casino&q=product`,
  );
  const answers = async () =>
    Promise.all(
      withMarket.map(async (path) => {
        const { status, text } = await given.call(
          'GET',
          path.replace('/pages?', '/pages?kind=guide&'),
        );
        expect(status, path).toBe(200);
        return leak.test(text) ? path.replace(/\?.*/, '') : [];
      }),
    ).then((leaking) => leaking.flat());
  const leads = ['product', 'bonus', 'promocode', 'banner', 'top'].map((kind, index) => {
    const id = [ids.product, ids.bonus, ids.code, ids.banner, ids.entry][index];
    return `/go/${kind}/${id}?market=${market}`;
  });
  const statuses = async () =>
    Promise.all(leads.map(async (url) => (await given.app.inject(url)).statusCode));

  await allowPromotion(true);
  const withoutOffers = ['/pages', '/layout/casino'];
  const holdOffers = withMarket.map((path) => path.replace(/\?.*/, ''));
  expect(await answers()).toEqual(holdOffers.filter((path) => !withoutOffers.includes(path)));
  expect(await statuses()).toEqual(leads.map(() => 302));
  await allowPromotion(false);
  expect(await answers()).toEqual([]);
  expect(await statuses()).toEqual(leads.map(() => 404));
});

test('a partner is shown without its link, which other markets still show', async () => {
  await allowPromotion(false);
  const read = async (path: string) => (await given.call('GET', path)).body;
  expect((await read(`/products?market=${market}`)).items).toContainEqual(
    expect.objectContaining({ id: ids.product, ref_link: null }),
  );
  expect(await read(`/top?category=casino&market=${market}`)).toMatchObject({
    items: [{ refLink: null }],
    total: 1,
  });
  expect(await read(`/bonuses?market=${market}`)).toMatchObject({
    items: [{ link_url: null, partner: { ref_link: null } }],
  });
  for (const path of ['/banners', '/promocodes']) {
    expect(await read(`${path}?market=${market}`)).toMatchObject({ items: [], total: 0 });
  }
  expect((await read(`/products/${ids.product}?market=US`)).ref_link).toBe(ref_link);
});

test('a read that contains an offer does not compile without its rule', () => {
  type Offer = { items: { partner: { ref_link: string | null } }[] };
  expectTypeOf<PromotionRule<{ market: string }, Offer>>().toBeFunction();
  expectTypeOf<PromotionRule<{ lang: string }, Offer>>().toBeNever();
  type Codes = { items: { code: string; rarity: string }[] };
  expectTypeOf<PromotionRule<{ lang: string }, Codes>>().toBeNever();
  type ByCategory = Record<string, { products: { ref_link: string }[] }>;
  expectTypeOf<PromotionRule<{ lang: string }, ByCategory>>().toBeNever();
  type Text = { items: { title: string }[] };
  expectTypeOf<PromotionRule<{ lang: string }, Text>>().toEqualTypeOf<'same in every market'>();
});
