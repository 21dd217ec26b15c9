import {
  anyList,
  bulk,
  entity,
  type Given,
  type Inputs,
  type Json,
  nothing,
  positions,
  sheet,
} from './input.ts';

const image_url = 'https://image.example/banner.webp';
const ref_link = 'https://partner.example/go';
const promotion = ({ own }: Given) => ({ image_url, i18n: { en: { title: own('Offer') } } });

export const catalogueInputs: Inputs = {
  ...entity('regulator', ({ own }) => ({ name: own('Regulator') })),
  ...sheet('regulator'),
  ...entity('paymentMethod', ({ own }) => ({ name: own('Method') })),
  ...sheet('paymentMethod'),
  ...entity('provider', ({ own }) => ({ name: own('Provider') })),
  ...sheet('provider'),
  'category.list': anyList,
  ...entity('product', ({ own }) => ({
    ref_link,
    categories: [1],
    rating: 4.5,
    i18n: { en: { name: own('Walked Harbor') } },
  })),
  ...sheet('product'),
  ...sheet('productFacts'),
  'product.figures': () => ({ ids: '1,2' }),
  'product.slugOwner': () => ({ slug: 'lucky-harbor' }),
  'product.reorder': async ({ read }) => {
    const { items } = await read('/products?category=casino&limit=1000');
    return { category_id: 1, items: positions(items, 'product_id', 'position') };
  },
  ...entity('banner', promotion),
  ...bulk('banner', 'hide'),
  ...entity('exclusiveBonus', promotion),
  ...bulk('exclusiveBonus', 'hide'),
  'exclusiveBonus.reorder': async ({ read }) => ({
    items: positions((await read('/exclusive-bonuses')).items, 'id', 'sort_order'),
  }),
  ...entity('topListEntry', ({ answer }) => ({
    product_id: answer('product.create').id,
    category_id: 1,
  })),
  'topListEntry.reorder': async ({ read }) => {
    const { items } = await read('/toplists/entries?category=casino');
    return { category: 'casino', items: positions(items, 'id', 'position') };
  },
  ...entity('promoCode', ({ own, answer }) => ({
    code: own('WALK'),
    product_id: answer('product.create').id,
  })),
  ...sheet('promoCode'),
  ...bulk('promoCode', 'hide'),
  'pageBlock.list': () => ({ page: 'casino' }),
  'pageBlock.sort': ({ answer }) => ({
    page: 'casino',
    order: answer('pageBlock.list').items.map(({ id }: Json, sort_order: number) => ({
      id,
      sort_order,
    })),
  }),
  'scoring.get': nothing,
  'scoring.update': () => ({ draft: { criteria: [] } }),
  'change.list': anyList,
  'change.actors': nothing,
  'change.get': ({ answer }) => ({ seq: answer('change.list').items[0].seq }),
  'change.restore': async ({ answer, read }) => {
    const { items } = await read(`/changes?entity=product&id=${answer('product.create').id}`);
    return { seq: items.at(-1).seq };
  },
};
