/** Editors read back what they wrote: fields, defaults, conflicts, and what is deleted along with a product. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noFacts } from '#contract/catalogue/fact/product-facts.ts';
import { noScore } from '#contract/catalogue/score/product-score.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
  await given.make.product({
    i18n: { en: { name: 'Lucky Harbor' }, tr: { name: 'Şans Limanı' } },
    rating: 4.5,
    icon_url: '/uploads/icon.webp',
    ref_link: 'https://partner.example',
    categories: [1],
  });
});

afterEach(() => given.app.close());

const image_url = '/uploads/image.webp';
const none = {
  name: null,
  description: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
};
const noTexts = { title: null, subtitle: null, cta_label: null };

const promotion = {
  image_url,
  link_url: null,
  market_code: 'US',
  categories: [],
  product_id: null,
  sort_order: 1,
  is_active: 1,
  starts_at: null,
  ends_at: null,
};
const bannerTexts = { title: 'Banner title', subtitle: 'Banner subtitle', cta_label: 'View offer' };
const bonusTexts = {
  title: 'Exclusive bonus',
  subtitle: 'Special offer just for you',
  cta_label: 'Play now',
};

const product = {
  slug: expect.stringMatching(/^new(-\d+)?$/),
  icon_url: null,
  rating: null,
  ref_link: null,
  click_parameter: null,
  name: 'New',
  name_en: 'New',
  title: 'New',
  names: { en: 'New', tr: null },
  i18n: { en: { ...none, name: 'New' }, tr: none },
  images: [],
  categories: [],
  markets: [],
  facts: noFacts,
  score: noScore,
  shown_rating: null,
};
const promoCode = {
  code: 'New',
  market_code: 'US',
  rarity: 'rare',
  ref_link: null,
  expires_at: null,
  image_vertical_url: null,
  image_horizontal_url: null,
  is_active: true,
  product_id: null,
  product_name: null,
  product_icon_url: null,
  terms: noOfferTerms,
};
const full = {
  ...promotion,
  product_id: 1,
  categories: [1],
  market_code: 'TR',
  sort_order: 7,
  is_active: 0,
};

const entities: [path: string, least: object, whole: object, other: object][] = [
  [
    'products',
    { i18n: { en: { name: 'New' } } },
    product,
    { ...product, slug: null, rating: 3, categories: [2] },
  ],
  ['banners', { image_url }, { ...promotion, i18n: { en: bannerTexts, tr: noTexts } }, full],
  [
    'exclusive-bonuses',
    { image_url },
    { ...promotion, product: null, terms: noOfferTerms, i18n: { en: bonusTexts, tr: noTexts } },
    full,
  ],
  ['promocodes', { code: ' New\n' }, promoCode, { ...promoCode, rarity: 'epic', product_id: 1 }],
];

describe.each(entities)('%s', (name, least, whole, other) => {
  const path = `/admin/${name}`;

  test('an omitted field gets its default, after POST and PUT', async () => {
    const created = await given.call('POST', path, least);
    const { id } = created.body;
    expect(created.status).toBe(201);
    expect(created.body).toStrictEqual({ id: expect.any(Number), ...whole });
    const changed = await given.call('PUT', `${path}/${id}`, other);
    expect(changed.status).toBe(200);
    expect(changed.body).not.toEqual(created.body);
    const replaced = await given.call('PUT', `${path}/${id}`, least);
    expect(replaced.body).toStrictEqual({ id, ...whole });
    expect((await given.call('GET', `${path}/${id}`)).body).toStrictEqual({ id, ...whole });
  });

  test('a delete answers 204 without a body, and 404 the second time', async () => {
    const { id } = (await given.call('POST', path, least)).body;
    const gone = await given.call('DELETE', `${path}/${id}`);
    expect([gone.status, gone.text]).toEqual([204, '']);
    for (const [method, body] of [['GET'], ['PUT', least], ['DELETE']] as const) {
      expectProblem(await given.call(method, `${path}/${id}`, body), 'not_found', 404);
    }
    const { id: next } = (await given.call('POST', path, least)).body;
    expect(next).toBeGreaterThan(id);
  });

  test('unknown fields, and fields the server sets, are ignored', async () => {
    const sent = { ...least, id: 77, name: 'x', position: 9, product_name: 'x', unknown: { a: 1 } };
    const { body } = await given.call('POST', path, sent);
    expect(body).toStrictEqual({ ...whole, id: expect.any(Number) });
    expect(body.id).not.toBe(77);
  });

  test('the list is paged, and complete if no limit is given', async () => {
    for (let made = 0; made < 60; made += 1) {
      await given.call('POST', path, {
        ...least,
        ...(name === 'promocodes' && { code: `C${made}` }),
      });
    }
    const { total, items, limit, offset } = (await given.call('GET', path)).body;
    const isLong = name === 'products' || name === 'promocodes';
    expect({ length: items.length, limit, offset }).toEqual(
      isLong ? { length: 50, limit: 50, offset: 0 } : { length: total, limit: total, offset: 0 },
    );
    expect(total).toBeGreaterThanOrEqual(60);
    const page = (await given.call('GET', `${path}?limit=1000&offset=58`)).body;
    expect(page).toMatchObject({ total, limit: 1000, offset: 58 });
    expect(page.items).toHaveLength(total - 58);
  });
});

test.each([
  ['banners', bannerTexts],
  ['exclusive-bonuses', bonusTexts],
])('blank text in %s is replaced by the defaults, in English only', async (name, texts) => {
  const blank = { title: ' ', subtitle: '', cta_label: '\t\u00a0' };
  const body = { image_url, i18n: { en: blank, tr: { ...blank, title: 'Başlık' } } };
  const { i18n } = (await given.call('POST', `/admin/${name}`, body)).body;
  expect(i18n).toEqual({ en: texts, tr: { ...noTexts, title: 'Başlık' } });
});

test.each([
  [0, 0],
  [1, 1],
  [false, 0],
  [true, 1],
  [undefined, 1],
])('is_active %s is stored as %i', async (is_active, stored) => {
  const { body } = await given.call('POST', '/admin/banners', { image_url, is_active });
  expect(body.is_active).toBe(stored);
});

test('an exclusive bonus and a code show their product', async () => {
  const bonus = (await given.call('POST', '/admin/exclusive-bonuses', { image_url, product_id: 1 }))
    .body;
  expect(bonus.product).toStrictEqual({
    id: 1,
    name: 'Lucky Harbor',
    rating: 4.5,
    ref_link: 'https://partner.example',
    icon_url: '/uploads/icon.webp',
  });
  const code = (await given.call('POST', '/admin/promocodes', { code: 'A', product_id: 1 })).body;
  expect(code).toMatchObject({
    product_name: 'Lucky Harbor',
    product_icon_url: '/uploads/icon.webp',
  });
  const entry = await given.call('POST', '/admin/toplists/entries', {
    product_id: 1,
    category_id: 2,
  });
  expect(entry.body).toStrictEqual({
    id: 1,
    product_id: 1,
    market_code: 'US',
    category_id: 2,
    position: 1,
    is_paid: 0,
    starts_at: null,
    ends_at: null,
    product: bonus.product,
  });
});

test('the parts of a product have their own paths', async () => {
  expect((await given.call('GET', '/admin/products/1/i18n')).body).toStrictEqual({
    i18n: { en: { ...none, name: 'Lucky Harbor' }, tr: { ...none, name: 'Şans Limanı' } },
  });
  expect((await given.call('GET', '/admin/products/1/images')).body).toStrictEqual({ items: [] });
  expect((await given.call('GET', '/admin/products/1/categories')).body).toStrictEqual({
    items: [{ id: 1, slug: 'casino', name_en: 'Casino' }],
  });
});
