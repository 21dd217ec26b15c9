/** Visitors see what is live in their market, in their language, and nothing else. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  given = await testApp();
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const at = (time: string) => vi.setSystemTime(new Date(time));

const read = async (path: string) => (await given.call('GET', path)).body;
const all = async (path: string, field: string) =>
  (await read(path)).items.map((item: Record<string, unknown>) => item[field]);

describe('markets', () => {
  beforeEach(async () => {
    const { id } = await given.make.product({ categories: [1] });
    for (const market_code of ['US', 'TR'] as const) {
      const i18n = { en: { title: market_code } };
      await given.make.banner({ market_code, i18n });
      await given.make.exclusiveBonus({ market_code, i18n, product_id: id });
      await given.make.promoCode({ market_code, code: market_code, product_id: id });
    }
    await given.make.topListEntry({ product_id: id, market_code: 'TR' });
  });

  test.each([
    ['', 'US', 0],
    ['?market=US', 'US', 0],
    ['?market=TR', 'TR', 1],
  ])('%s shows the items of %s', async (query, market, entries) => {
    expect(await all(`/banners${query}`, 'title')).toEqual([market]);
    expect(await all(`/bonuses${query}`, 'title')).toEqual([market]);
    expect(await all(`/promocodes${query}`, 'code')).toEqual([market]);
    expect((await read(`/promocodes${query}`)).items[0].market_code).toBe(market);
    expect((await read(`/top${query}`)).total).toBe(entries);
    expect((await read(`/products${query}`)).total).toBe(1);
    const page = await read(`/products/1${query}`);
    expect(page.bonuses.map(({ title }: { title: string }) => title)).toEqual([market]);
    expect(page.promocodes.map(({ code }: { code: string }) => code)).toEqual([market]);
  });
});

describe('languages', () => {
  beforeEach(async () => {
    await given.make.product({
      i18n: {
        en: {
          name: 'Lucky',
          description: 'English',
          fs_label: '50 FS',
          freebet_label: 'Free bet',
          pick_reason: 'fast',
        },
        tr: {
          name: 'Şans',
          description: ' ',
          fs_label: '50 FS hediye',
          freebet_label: null,
          pick_reason: null,
        },
      },
      categories: [1, 2],
    });
    const i18n = {
      en: { title: 'Title', cta_label: 'Go' },
      tr: { title: 'Başlık', subtitle: '\t' },
    };
    await given.make.banner({ i18n, product_id: 1 });
    await given.make.exclusiveBonus({ i18n, product_id: 1 });
    await given.make.topListEntry({ product_id: 1 });
    await given.make.promoCode({ product_id: 1 });
  });

  const turkish = ['tr', 'TR', 'tr-TR', 'tr-Latn-CY', 'tr_TR', 'Tr-x-any'];
  const english = [
    'en',
    'en-GB',
    'EN',
    'de',
    'fr-CH',
    'trx',
    't',
    'x-tr',
    'zh-Hant-TW',
    '*',
    '-tr',
  ];

  test.each(turkish)('%s is Turkish, falling back to English field by field', async (lang) => {
    const page = await read(`/products/1?lang=${lang}`);
    expect(page).toMatchObject({
      name: 'Şans',
      description: 'English',
      fs_label: '50 FS hediye',
      freebet_label: 'Free bet',
      pick_reason: 'fast',
      categories: ['Casino', 'Bahis'],
    });
    expect((await read(`/products?lang=${lang}`)).items[0].name).toBe('Şans');
    expect((await read(`/top?lang=${lang}`)).items[0].name).toBe('Şans');
    expect((await read(`/promocodes?lang=${lang}`)).items[0].product.name).toBe('Şans');
    const shown = { title: 'Başlık', subtitle: 'Special offer just for you', cta_label: 'Go' };
    const bonus = { ...shown, partner: { name: 'Şans' } };
    expect((await read(`/bonuses?lang=${lang}`)).items[0]).toMatchObject(bonus);
    expect(page.bonuses[0]).toMatchObject(bonus);
    expect((await read(`/banners?lang=${lang}`)).items[0]).toMatchObject({
      title: 'Başlık',
      subtitle: 'Banner subtitle',
      ctaLabel: 'Go',
    });
  });

  test.each(english)('%s is English', async (lang) => {
    expect(await all(`/products?lang=${lang}`, 'name')).toEqual(['Lucky']);
    expect(await all(`/bonuses?lang=${lang}`, 'title')).toEqual(['Title']);
    expect(await all(`/top?lang=${lang}`, 'name')).toEqual(['Lucky']);
  });

  test('products are sorted by their displayed name', async () => {
    await given.make.product({ i18n: { en: { name: 'Middle' } } });
    await given.make.product({ i18n: { en: { name: 'Zebra' }, tr: { name: 'Aslan' } } });
    expect(await all('/products?lang=en', 'name')).toEqual(['Lucky', 'Middle', 'Zebra']);
    expect(await all('/products?lang=tr', 'name')).toEqual(['Aslan', 'Middle', 'Şans']);
  });
});

test('hidden items appear nowhere', async () => {
  const { id } = await given.make.product();
  await given.make.banner({ is_active: 0, product_id: id });
  await given.make.exclusiveBonus({ is_active: 0, product_id: id });
  await given.make.promoCode({ is_active: false, product_id: id });
  for (const path of ['/banners', '/bonuses', '/promocodes', `/promocodes?product=${id}`]) {
    expect(await read(path)).toMatchObject({ items: [], total: 0 });
  }
  expect(await read(`/products/${id}`)).toMatchObject({ bonuses: [], promocodes: [] });
});

describe('an expiring code', () => {
  const everywhere = async () => ({
    listed: await all('/promocodes', 'code'),
    total: (await read('/promocodes')).total,
    ofProduct: await all('/promocodes?product=1', 'code'),
    onPage: (await read('/products/1')).promocodes.map(({ code }: { code: string }) => code),
    found: (await read('/search?q=harbor')).results.promocodes.map(
      ({ code }: { code: string }) => code,
    ),
  });
  const showing = (...codes: string[]) => ({
    listed: codes,
    total: codes.length,
    ofProduct: codes,
    onPage: codes,
    found: codes,
  });

  test('disappears at the second it expires, even from cached responses', async () => {
    await given.make.product();
    await given.make.promoCode({
      code: 'HARBOR',
      product_id: 1,
      expires_at: '2026-06-01 12:00:30',
    });
    at('2026-06-01T12:00:29.999Z');
    expect(await everywhere()).toEqual(showing('HARBOR'));
    at('2026-06-01T12:00:30.000Z');
    expect(await everywhere()).toEqual(showing());
  });

  test('expires independently of codes that expire earlier or later', async () => {
    await given.make.product();
    for (const [code, minute] of [
      ['HARBORA', 1],
      ['HARBORB', 2],
      ['HARBORC', 3],
    ] as const) {
      await given.make.promoCode({
        code,
        product_id: 1,
        expires_at: `2026-06-01 12:0${minute}:00`,
      });
    }
    for (const [minute, left] of [
      [0, 3],
      [1, 2],
      [2, 1],
      [3, 0],
    ] as const) {
      at(`2026-06-01T12:0${minute}:00Z`);
      const shown = await everywhere();
      expect([shown.listed.length, shown.onPage.length, shown.found.length]).toEqual([
        left,
        left,
        left,
      ]);
    }
  });

  test('can be edited once expired, and reappears when its expiry is postponed', async () => {
    await given.make.product();
    const code = { code: 'HARBOR', product_id: 1, expires_at: '2020-01-01 00:00:00' };
    const { id } = await given.make.promoCode(code);
    expect(await everywhere()).toEqual(showing());
    expect((await given.call('GET', '/admin/promocodes')).body.total).toBe(1);
    await given.call('PUT', `/admin/promocodes/${id}`, {
      ...code,
      expires_at: '2027-01-01 00:00:00',
    });
    expect(await everywhere()).toEqual(showing('HARBOR'));
    await given.call('PUT', `/admin/promocodes/${id}`, { ...code, expires_at: null });
    at('2999-01-01T00:00:00Z');
    expect(await everywhere()).toEqual(showing('HARBOR'));
  });
});
