// Runs on PostgreSQL too: no other test runs its SQL there.
/** Public reads return exactly the fields of the contract, in the right order and paged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noFactsCard } from '#contract/catalogue/fact/facts-card.ts';
import { noScoreCard } from '#contract/catalogue/score/score-card.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { image, makeCatalogue, site } from './testing/make-catalogue.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
  await makeCatalogue(given);
});
afterAll(() => given.app.close());

/** Nothing has been checked, and no offer has a wagering number. */
const keyFacts = (bonuses: number, promo_codes: number) => ({
  licence: null,
  payout_hours: null,
  min_deposit: null,
  currency: null,
  bonuses: { count: bonuses, wagering: null },
  promo_codes: { count: promo_codes, wagering: null },
  shown: {
    licence: null,
    payout_hours: null,
    min_deposit: null,
    max_wagering: bonuses === 0 ? 'no offer here' : null,
    unknown: 'licence, payout time, minimum deposit: not checked by us',
  },
});

const read = async (path: string) => (await given.call('GET', path)).body;

const productCard = {
  id: 1,
  slug: 'lucky-harbor',
  name: 'Lucky Harbor',
  description: 'Slots and tables',
  rating: 4.5,
  categories: ['Casino', 'Bets'],
  icon_url: image,
  fs_label: '50 FS',
  freebet_label: '$10 free',
  availability: 'unknown',
  key_facts: keyFacts(4, 3),
  pick_reason: 'payouts in a day',
  ref_link: site,
};
const bonusCard = {
  id: 2,
  title: 'first',
  subtitle: 'Special offer just for you',
  cta_label: 'Play now',
  link_url: '/x',
  image_url: image,
  partner: {
    id: 1,
    slug: 'lucky-harbor',
    name: 'Lucky Harbor',
    rating: 4.5,
    logo: image,
    ref_link: site,
  },
  terms: null,
  cost: null,
};
const promoCodeCard = {
  id: 3,
  code: 'NEW',
  rarity: 'rare',
  market_code: 'US',
  ref_link: site,
  expires_at: null,
  image_vertical_url: image,
  image_horizontal_url: null,
  product: { id: 1, slug: 'lucky-harbor', name: 'Lucky Harbor', icon_url: image },
  terms: null,
  cost: null,
  votes: null,
};
const bannerCard = {
  id: 2,
  title: 'first',
  subtitle: 'Banner subtitle',
  image,
  ctaLabel: 'View offer',
  ctaTo: '/casino/1',
  ctaHref: site,
};
const topCard = {
  id: 3,
  name: 'Lucky Harbor',
  logo: image,
  rating: 4.5,
  refLink: site,
  productId: 1,
  slug: 'lucky-harbor',
  keyFacts: keyFacts(4, 3),
};

const bonusesInOrder = ['first', 'also first', 'second', 'third'];

describe('fields', () => {
  test.each([
    ['/products?category=casino', productCard],
    ['/banners', bannerCard],
    ['/bonuses', bonusCard],
    ['/promocodes', promoCodeCard],
  ])('%s returns exactly those of the contract', async (path, first) => {
    expect((await read(path)).items[0]).toStrictEqual(first);
  });

  test('/top returns exactly those of the contract', async () => {
    expect((await read('/top')).items[1]).toStrictEqual(topCard);
  });

  test('a field that an editor omitted is null, and a list is empty', async () => {
    expect(await read('/products/5')).toStrictEqual({
      id: 5,
      slug: 'unrated',
      name: 'unrated',
      description: null,
      rating: null,
      categories: ['Casino'],
      icon_url: null,
      fs_label: null,
      freebet_label: null,
      pick_reason: null,
      availability: 'unknown',
      key_facts: keyFacts(0, 0),
      facts: noFactsCard,
      score: noScoreCard,
      ref_link: null,
      images: [],
      bonuses: [],
      promocodes: [],
    });
  });

  test('a product page returns its card, images, bonuses and codes', async () => {
    const { images, bonuses, promocodes, facts, score, ...card } = await read('/products/1');
    expect([facts, score]).toStrictEqual([noFactsCard, noScoreCard]);
    expect(card).toStrictEqual(productCard);
    expect(images).toStrictEqual([
      { image_url: '/uploads/first.webp', sort_order: 1 },
      { image_url: '/uploads/second.webp', sort_order: 2 },
      { image_url: '/uploads/also-second.webp', sort_order: 2 },
    ]);
    expect(bonuses[0]).toStrictEqual({ ...bonusCard, changes: [] });
    expect(bonuses.map(({ title }: { title: string }) => title)).toEqual(bonusesInOrder);
    expect(promocodes[0]).toStrictEqual({ ...promoCodeCard, changes: [] });
    expect(promocodes).toHaveLength(3);
  });

  test.each([
    ['casino', ['display', 'popular', 'top', 'suggestions', 'exclusive']],
    ['bets', ['display', 'top', 'exclusive', 'suggestions']],
    ['bonuses', ['display', 'exclusive', 'suggestions', 'top']],
  ])('/layout/%s lists its blocks', async (page, keys) => {
    const blocks = keys.map((key) => ({ key, hidden: false }));
    expect(await read(`/layout/${page}`)).toStrictEqual({ page, blocks });
  });
});

const names: [path: string, field: string, inOrder: unknown[]][] = [
  [
    '/products',
    'name',
    ['Banana', 'apple', 'Lucky Harbor', 'Ökonom', 'zebra', 'ibis', 'İnci', 'zero', 'unrated'],
  ],
  [
    '/products?category=casino',
    'name',
    ['Lucky Harbor', 'zebra', 'Ökonom', 'Banana', 'unrated', 'zero', 'apple', 'İnci', 'ibis'],
  ],
  ['/products?category=bets', 'name', ['Lucky Harbor']],
  ['/top', 'name', ['Ökonom', 'Lucky Harbor', 'zebra']],
  ['/banners', 'title', bonusesInOrder],
  ['/bonuses', 'title', bonusesInOrder],
  ['/promocodes', 'code', ['NEW', 'MIDDLE', 'OLD']],
  ['/promocodes?product=1', 'code', ['NEW', 'MIDDLE', 'OLD']],
];

describe.each(names)('%s', (path, field, inOrder) => {
  const and = path.includes('?') ? '&' : '?';
  const fieldOf = (body: { items: Record<string, unknown>[] }) =>
    body.items.map((item) => item[field]);

  test('is in the order of the contract', async () => {
    expect(fieldOf(await read(path))).toEqual(inOrder);
  });

  test('is paged, and its total counts all records', async () => {
    const total = inOrder.length;
    for (const [limit, offset] of [
      [1, 0],
      [2, 1],
      [100, 0],
      [3, total - 1],
      [5, total],
      [5, total + 9],
    ] as const) {
      const body = await read(`${path}${and}limit=${limit}&offset=${offset}`);
      expect(body).toStrictEqual({ items: body.items, total, limit, offset });
      expect(fieldOf(body)).toEqual(inOrder.slice(offset, offset + limit));
    }
  });
});

test.each([
  ['/products', 10],
  ['/top', 10],
  ['/banners', 5],
  ['/bonuses', 10],
  ['/promocodes', 20],
])('%s lists %i items by default', async (path, limit) => {
  expect(await read(path)).toMatchObject({ limit, offset: 0 });
});

test.each([
  ['/top?category=casino', 3],
  ['/top?category=bets', 0],
  ['/banners?category=casino', 4],
  ['/banners?category=bets', 0],
  ['/bonuses?category=bets', 4],
  ['/bonuses?category=bonuses', 0],
  ['/promocodes?product=2', 0],
  ['/promocodes?product=999', 0],
  ['/products?category=nothing', 0],
  ['/top?category=nothing', 0],
])('%s lists %i', async (path, total) => {
  const body = await read(path);
  expect([body.items.length, body.total]).toEqual([total, total]);
});
