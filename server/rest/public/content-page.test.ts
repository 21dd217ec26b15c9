import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Inline, RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { updateTimeZone } from '../../../db/start/update-time-zone.ts';
import { publishedTexts, type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  given = await testApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const get = (path: string) => given.call('GET', path);
const titles = async (query: string) =>
  (await get(`/pages?${query}`)).body.items.map(({ title }: { title: string }) => title);

test('a page is read by its path in the languages in which it is published', async () => {
  const partner = await given.make.product({ ref_link: 'https://partner.example/' });
  const { en } = publishedTexts('Odds');
  await given.make.contentPage({
    slug: 'odds',
    product_ids: [partner.id],
    i18n: { en: { ...en, excerpt: 'Short' }, tr: { title: 'Oranlar' } },
  });
  const { status, body } = await get('/pages/guide/odds');
  expect([status, body]).toEqual([
    200,
    {
      id: body.id,
      kind: 'guide',
      slug: 'odds',
      path: '/guides/odds',
      title: 'Odds',
      excerpt: 'Short',
      cover: null,
      author: null,
      seo_title: null,
      seo_description: null,
      body: en.body,
      partner_list: null,
      partners: [expect.objectContaining({ id: partner.id, ref_link: 'https://partner.example/' })],
      languages: ['en'],
      published_at: '2026-01-01T00:00:00.000Z',
      updated_at: body.updated_at,
    },
  ]);
  for (const path of ['/pages/guide/odds?lang=tr', '/pages/review/odds', '/pages/guide/other']) {
    expect((await get(path)).status).toBe(404);
  }
});

test('a page has no partner links where promotion is not allowed', async () => {
  const partner = await given.make.product({ ref_link: 'https://Partner.example/?a=1' });
  const linkTo = (href: string): Inline => ({
    type: 'text',
    text: href,
    marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }],
  });
  await given.make.exclusiveBonus({ terms: { url: 'https://terms.example/bonus' } });
  await given.make.promoCode({ ref_link: 'https://go.bücher.example/' });
  const toPartners = [
    'https://partner.example/join',
    'https://www.partner.example/join',
    'https://play.partner.example/',
    'https://terms.example/other',
    'https://bücher.example/',
    '/go/product/1',
    '/%67o/product/1',
    'http://board.example/go/product/1',
  ];
  const toOthers = ['https://partner.example.help/', 'https://other.example/', '/casino'];
  const content = [...toPartners, ...toOthers].map(linkTo);
  const body: RichText = { type: 'doc', content: [{ type: 'paragraph', content }] };
  const i18n = { en: { title: 'Odds', publish_at: '2026-01-01 00:00:00', body } };
  await given.make.contentPage({ slug: 'odds', product_ids: [partner.id], i18n });
  const { body: markets } = await get('/admin/markets');
  const turkey = markets.items.find(({ code }: { code: string }) => code === 'TR');
  await given.call('PUT', `/admin/markets/${turkey.id}`, {
    ...turkey,
    promotion_allowed: false,
    helplines: [],
    tools: [],
  });
  const { body: page } = await get('/pages/guide/odds?market=TR');
  expect(page.partners[0].ref_link).toBeNull();
  expect(page.body.content[0].content).toEqual([
    ...toPartners.map((text) => ({ type: 'text', text, marks: [{ type: 'bold' }] })),
    ...toOthers.map(linkTo),
  ]);
  const { body: elsewhere } = await get('/pages/guide/odds?market=US');
  expect(elsewhere.body.content[0].content).toEqual(content);
});

test('guides and reviews are listed separately, newest first, and paged', async () => {
  for (const [slug, publish_at] of [
    ['first', '2026-01-01 00:00:00'],
    ['third', '2026-03-01 00:00:00'],
    ['second', '2026-02-01 00:00:00'],
    ['never', null],
  ] as const) {
    await given.make.contentPage({ slug, i18n: { en: { title: slug, publish_at } } });
  }
  await given.make.contentPage({ kind: 'review', slug: 'review', i18n: publishedTexts('Review') });
  expect(await titles('kind=guide')).toEqual(['third', 'second', 'first']);
  expect(await titles('kind=guide&limit=1&offset=1')).toEqual(['second']);
  expect(await titles('kind=review')).toEqual(['Review']);
  expect(await titles('kind=guide&lang=tr')).toEqual([]);
  expect((await get('/pages?kind=page')).status).toBe(400);
});

test('a scheduled page appears on time without a write, and its time follows the time zone', async () => {
  const now = (time: string) => vi.setSystemTime(new Date(`2026-06-01T${time}Z`));
  now('12:00:00');
  const publish_at = '2026-06-01 12:01:00';
  await given.make.contentPage({ slug: 'odds', i18n: { en: { title: 'Odds', publish_at } } });
  const seen = async () => [await titles('kind=guide'), (await get('/pages/guide/odds')).status];
  expect(await seen()).toEqual([[], 404]);
  now('12:00:59.999');
  expect(await seen()).toEqual([[], 404]);
  now('12:01:00');
  expect(await seen()).toEqual([['Odds'], 200]);
  await updateTimeZone(given.db, 'America/New_York');
  expect(await seen()).toEqual([[], 404]);
  now('16:01:00');
  expect(await seen()).toEqual([['Odds'], 200]);
});

test('the footer links to guides and reviews once there are any, and to About while it exists', async () => {
  const emptyIn = async (lang: string) =>
    (await get('/trpc/catalogue.settings?input=%7B%7D')).body.result.data.empty_paths[lang];
  await given.db.deleteFrom('content_page').execute();
  expect(await emptyIn('en')).toEqual(['/about', '/support', '/guides', '/reviews']);
  await given.make.contentPage({ slug: 'odds', kind: 'guide', i18n: publishedTexts('Odds') });
  await given.make.contentPage({ slug: 'spins', kind: 'review', i18n: { en: { title: 'Spins' } } });
  await given.make.contentPage({ slug: 'about', kind: 'page', i18n: publishedTexts('About') });
  expect(await emptyIn('en')).toEqual(['/support', '/reviews']);
  expect(await emptyIn('tr')).toEqual(['/about', '/support', '/guides', '/reviews']);
});

test('the footer links to the pages placed there, in order', async () => {
  await given.db.deleteFrom('content_page').execute();
  await given.make.contentPage({ slug: 'b', footer_order: 2, i18n: publishedTexts('B') });
  await given.make.contentPage({ slug: 'a', footer_order: 1, i18n: publishedTexts('A') });
  await given.make.contentPage({ slug: 'c', i18n: publishedTexts('C') });
  await given.make.contentPage({ slug: 'd', footer_order: 0, i18n: { tr: { title: 'D' } } });
  const { body } = await get('/trpc/catalogue.settings?input=%7B%22lang%22%3A%22en%22%7D');
  expect(body.result.data.footer_pages).toEqual([
    { path: '/guides/a', title: 'A' },
    { path: '/guides/b', title: 'B' },
  ]);
});
