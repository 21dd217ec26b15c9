/** REST and tRPC read and write the same, for every entity. */
// Runs on SQLite only: both protocols call the same functions, whose SQL other tests run on both
// engines.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Client, trpcClient } from '../testing/trpc.ts';

let given: TestApp;
let client: Client;

beforeAll(async () => {
  given = await testApp();
  client = trpcClient(given);
  const product = await given.make.product({
    rating: 4.5,
    i18n: { en: { name: 'Lucky Harbor', description: 'Slots' }, tr: { name: 'Şans Limanı' } },
    images: [{ image_url: '/uploads/b.webp', sort_order: 2 }, { image_url: '/uploads/a.webp' }],
    categories: [1, 2],
  });
  await given.make.product();
  await given.make.banner({
    product_id: product.id,
    categories: [1],
    i18n: { tr: { title: 'Afiş' } },
  });
  await given.make.exclusiveBonus({ product_id: product.id, categories: [2] });
  await given.make.topListEntry({ product_id: product.id });
  await given.make.regulator({ name: 'Larkmoor' });
  await given.make.paymentMethod();
  await given.make.provider();
  await given.make.inquiry('application');
  await given.make.promoCode({ product_id: product.id, expires_at: '2999-01-01 00:00:00' });
});

afterAll(() => given.app.close());

const tr = { market: 'US', lang: 'tr' } as const;
const id = 1;

const reads: [url: string, read: (client: Client) => Promise<unknown>][] = [
  ['/products?lang=tr', ({ catalogue }) => catalogue.products.query(tr)],
  [
    '/products?category=casino',
    ({ catalogue }) => catalogue.products.query({ category: 'casino' }),
  ],
  ['/products/1?lang=tr', ({ catalogue }) => catalogue.product.query({ id, ...tr })],
  ['/top?lang=tr', ({ catalogue }) => catalogue.top.query(tr)],
  ['/banners?lang=tr', ({ catalogue }) => catalogue.banners.query(tr)],
  ['/bonuses?lang=tr', ({ catalogue }) => catalogue.bonuses.query(tr)],
  ['/promocodes?lang=tr', ({ catalogue }) => catalogue.promoCodes.query(tr)],
  ['/layout/bets', ({ catalogue }) => catalogue.layout.query({ page: 'bets' })],
  ['/admin/session', ({ admin }) => admin.session.query()],
  ['/admin/categories', ({ admin }) => admin.category.list.query({})],
  ['/admin/products?q=LIMANI', ({ admin }) => admin.product.list.query({ q: 'LIMANI' })],
  ['/admin/products?category=bets', ({ admin }) => admin.product.list.query({ category: 'bets' })],
  ['/admin/products/1', ({ admin }) => admin.product.get.query({ id })],
  ['/admin/banners', ({ admin }) => admin.banner.list.query({})],
  ['/admin/banners/1', ({ admin }) => admin.banner.get.query({ id })],
  ['/admin/exclusive-bonuses', ({ admin }) => admin.exclusiveBonus.list.query({})],
  ['/admin/exclusive-bonuses/1', ({ admin }) => admin.exclusiveBonus.get.query({ id })],
  ['/admin/toplists/entries', ({ admin }) => admin.topListEntry.list.query({})],
  ['/pages?kind=guide', ({ catalogue }) => catalogue.contentPages.query({ kind: 'guide' })],
  [
    '/pages/page/about?lang=tr',
    ({ catalogue }) => catalogue.contentPage.query({ kind: 'page', slug: 'about', ...tr }),
  ],
  ['/admin/pages?q=about', ({ admin }) => admin.contentPage.list.query({ q: 'about' })],
  ['/admin/pages/1', ({ admin }) => admin.contentPage.get.query({ id })],
  ['/admin/redirects', ({ admin }) => admin.redirect.list.query({})],
  ['/admin/regulators?q=lark', ({ admin }) => admin.regulator.list.query({ q: 'lark' })],
  ['/admin/regulators/1', ({ admin }) => admin.regulator.get.query({ id })],
  ['/admin/payment-methods', ({ admin }) => admin.paymentMethod.list.query({})],
  ['/admin/payment-methods/1', ({ admin }) => admin.paymentMethod.get.query({ id })],
  ['/admin/providers', ({ admin }) => admin.provider.list.query({})],
  ['/admin/providers/1', ({ admin }) => admin.provider.get.query({ id })],
  ['/admin/promocodes', ({ admin }) => admin.promoCode.list.query({})],
  ['/admin/promocodes/1', ({ admin }) => admin.promoCode.get.query({ id })],
  ['/admin/inquiries?unread=true', ({ admin }) => admin.inquiry.list.query({ unread: true })],
  ['/admin/inquiries/1', ({ admin }) => admin.inquiry.get.query({ id })],
  ['/admin/dashboard', ({ admin }) => admin.dashboard.query()],
  ['/admin/changes/3', ({ admin }) => admin.change.get.query({ seq: 3 })],
  ['/admin/changes?limit=3', ({ admin }) => admin.change.list.query({ limit: 3 })],
  ['/admin/products/figures?ids=1', ({ admin }) => admin.product.figures.query({ ids: '1' })],
  [
    '/admin/reports/changes?from=2026-01-01&to=2999-01-01',
    ({ admin }) => admin.report.changes.query({ from: '2026-01-01', to: '2999-01-01' }),
  ],
  ['/admin/changes/actors', ({ admin }) => admin.change.actors.query()],
  ['/admin/search?q=lucky', ({ admin }) => admin.searchEverything.query({ q: 'lucky' })],
  ['/admin/missed-searches', ({ admin }) => admin.missedSearch.list.query({})],
  ['/admin/page-blocks/casino', ({ admin }) => admin.pageBlock.list.query({ page: 'casino' })],
];

test.each(reads)('%s has the same response over REST and tRPC', async (url, read) => {
  const { status, body } = await given.call('GET', url);
  expect(status).toBe(200);
  expect(JSON.stringify(body).length).toBeGreaterThan(20);
  expect(await read(client)).toEqual(body);
});

const image_url = '/uploads/image.webp';
const name = { i18n: { en: { name: 'Şans' } } };

const writes: [kind: string, path: string, body: object, (client: Client) => Promise<unknown>][] = [
  ['product', '/admin/products', name, ({ admin }) => admin.product.create.mutate(name)],
  [
    'banner',
    '/admin/banners',
    { image_url },
    ({ admin }) => admin.banner.create.mutate({ image_url }),
  ],
  [
    'exclusive bonus',
    '/admin/exclusive-bonuses',
    { image_url },
    ({ admin }) => admin.exclusiveBonus.create.mutate({ image_url }),
  ],
  [
    'top list entry',
    '/admin/toplists/entries',
    { product_id: 2, category_id: 1 },
    ({ admin }) => admin.topListEntry.create.mutate({ product_id: 2, category_id: 2 }),
  ],
  [
    'promo code',
    '/admin/promocodes',
    { code: 'A' },
    ({ admin }) => admin.promoCode.create.mutate({ code: 'B' }),
  ],
  [
    'regulator',
    '/admin/regulators',
    { name: 'A' },
    ({ admin }) => admin.regulator.create.mutate({ name: 'B' }),
  ],
  [
    'payment method',
    '/admin/payment-methods',
    { name: 'A' },
    ({ admin }) => admin.paymentMethod.create.mutate({ name: 'B' }),
  ],
  [
    'provider',
    '/admin/providers',
    { name: 'A' },
    ({ admin }) => admin.provider.create.mutate({ name: 'B' }),
  ],
];

test.each(writes)(
  'a %s is written and logged alike over REST and tRPC',
  async (_, path, body, write) => {
    const overRest = await given.call('POST', path, body);
    const overTrpc = await write(client);
    const fields = (whole: unknown) => Object.keys(whole as object).toSorted();
    expect(fields(overTrpc)).toEqual(fields(overRest.body));
    const logged = await given.db
      .selectFrom('change')
      .select(['actor', 'action', 'entity'])
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    expect(logged[0]).toEqual(logged[1]);
  },
);
