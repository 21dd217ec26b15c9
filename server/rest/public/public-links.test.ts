/** Banners and bonuses link to the targets that the contract defines. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
});

afterEach(() => given.app.close());

const read = async (path: string) => (await given.call('GET', path)).body;

const image_url = '/uploads/image.webp';
const external = 'https://partner.example/go';
const ref_link = 'https://partner.example/ref';

test.each([
  ['an external link', { link_url: external, product_id: null }, '#', external],
  ['an external link and a product', { link_url: external, product_id: 1 }, '/casino/1', external],
  ['an internal link', { link_url: '/bonuses?a=1#b', product_id: null }, '/bonuses?a=1#b', null],
  ['an internal link and a product', { link_url: '/bonuses', product_id: 1 }, '/bonuses', null],
  ['a product', { link_url: null, product_id: 1 }, '/casino/1', ref_link],
  ['a product without a link', { link_url: null, product_id: 2 }, '/casino/2', null],
  ['nothing', { link_url: null, product_id: null }, '#', null],
  [
    'a link in capitals',
    { link_url: 'HTTPS://PARTNER.EXAMPLE', product_id: null },
    '#',
    'HTTPS://PARTNER.EXAMPLE',
  ],
])('a banner with %s links as the contract defines', async (_, link, ctaTo, ctaHref) => {
  await given.make.product({ ref_link });
  await given.make.product();
  await given.make.banner({ image_url, ...link });
  expect((await read('/banners')).items[0]).toMatchObject({ ctaTo, ctaHref });
});

test('a bonus has its own link, and its partner the referral link', async () => {
  const { id } = await given.make.product({ ref_link, rating: 3.7, icon_url: image_url });
  await given.make.exclusiveBonus({ product_id: id, link_url: external });
  await given.make.exclusiveBonus({ product_id: id });
  await given.make.exclusiveBonus();
  const { items } = await read('/bonuses');
  const partner = {
    id,
    slug: 'product-1',
    name: 'Product 1',
    rating: 3.7,
    logo: image_url,
    ref_link,
  };
  expect(items.map(({ link_url }: { link_url: string }) => link_url)).toEqual([
    external,
    null,
    null,
  ]);
  expect(items.map((item: { partner: unknown }) => item.partner)).toEqual([partner, partner, null]);
});
