/** A few rows of each kind, positioned in a different order than they are written in. */
import type { TestApp } from '../../../testing/app.ts';

const en = (name: string, more: object = {}) => ({ i18n: { en: { name, ...more } } });
export const image = '/uploads/image.webp';
export const site = 'https://partner.example/?a=1';

export async function makeCatalogue({ make }: TestApp) {
  const texts = {
    description: 'Slots and tables',
    fs_label: '50 FS',
    freebet_label: '$10 free',
    pick_reason: 'payouts in a day',
  };
  const lucky = await make.product({
    ...en('Lucky Harbor', texts),
    rating: 4.5,
    icon_url: image,
    ref_link: site,
    images: [
      { image_url: '/uploads/second.webp', sort_order: 2 },
      { image_url: '/uploads/first.webp', sort_order: 1 },
      { image_url: '/uploads/also-second.webp', sort_order: 2 },
    ],
    categories: [2, 1],
  });
  for (const [name, rating] of [
    ['zebra', 4.5],
    ['Ökonom', 4.5],
    ['Banana', 5],
    ['unrated', null],
    ['zero', 0],
    ['apple', 4.5],
    ['İnci', 4.4],
    ['ibis', 4.4],
  ] as const) {
    await make.product({ ...en(name), rating, categories: [1] });
  }
  for (const [title, sort_order] of [
    ['third', 3],
    ['first', 1],
    ['second', 2],
    ['also first', 1],
  ] as const) {
    const i18n = { en: { title } };
    await make.banner({ i18n, sort_order, categories: [1], product_id: lucky.id });
    await make.exclusiveBonus({
      i18n,
      sort_order,
      categories: [2],
      product_id: lucky.id,
      link_url: '/x',
    });
  }
  for (const product_id of [3, lucky.id, 2]) {
    await make.topListEntry({ product_id });
    await make.topListEntry({ product_id, market_code: 'TR' });
  }
  for (const code of ['OLD', 'MIDDLE', 'NEW']) {
    await make.promoCode({ code, product_id: lucky.id, ref_link: site, image_vertical_url: image });
  }
}
