/** Checks the cost of offers, in every response that contains offers, against sums worked out by hand. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import {
  type HandMadeSum,
  handMadeSentences,
  handMadeSums,
} from '#contract/catalogue/terms/cost/testing/hand-made-sum.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
const ids = new Map<string, number>();

/** Only the sums with the default returns, because the market has no others. */
const sums = handMadeSums.filter(({ returns }) => returns === defaultReturns);

beforeAll(async () => {
  given = await testApp();
  for (const { title, kind, numbers } of sums) {
    const terms = { ...noOfferTerms, kind, numbers };
    const bonus = { image_url: '/uploads/a.webp', i18n: { en: { title } }, terms };
    ids.set(title, (await given.call('POST', '/admin/exclusive-bonuses', bonus)).body.id);
    await given.call('POST', '/admin/promocodes', { code: title, terms });
  }
});
afterAll(() => given.app.close());

const read = async (path: string) => (await given.call('GET', path)).body;
type Card = { id: number; title?: string; code?: string; cost: object | null; terms: Terms };
type Terms = { shown: { cost: { line: string; at: string | null } | null } };
const readPages = async (path: string): Promise<Card[]> => {
  const pages = await Promise.all([0, 100].map((offset) => read(`${path}&offset=${offset}`)));
  return pages.flatMap(({ items }) => items);
};
/** Each list is read only once, because many sums have the same deposit and game. */
const lists = new Map<string, Promise<Card[]>>();
function readAll(path: string) {
  const list = lists.get(path) ?? readPages(path);
  lists.set(path, list);
  return list;
}

const query = ({ deposit, game }: HandMadeSum) => `deposit=${deposit}&game=${game}&limit=100`;

function expectSum(card: Card, { sum, numbers }: HandMadeSum) {
  if (!sum) return expect(card.cost).toBeNull();
  const { deposit, bonus, base, turnover, worth, cost, value } = sum;
  expect(card.cost).toMatchObject({
    ...{ deposit, turnover, worth, expected_cost: cost, expected_value: value },
    currency: numbers.currency,
    assumptions: { bonus, base },
  });
}

describe.each(sums)('$title', (sum) => {
  test('has the cost worked out by hand, as a bonus and as a code', async () => {
    const [first, second] = await Promise.all([
      readAll(`/bonuses?${query(sum)}`),
      readAll(`/promocodes?${query(sum)}`),
    ]);
    expectSum(first.find((card) => card.title === sum.title) as Card, sum);
    expectSum(second.find((card) => card.code === sum.title) as Card, sum);
  });
});

test('the sentences cover at least 20 offers in four currencies', () => {
  expect(handMadeSentences.length).toBeGreaterThanOrEqual(20);
  for (const symbol of ['$', '€', '₺', '¥']) {
    expect(handMadeSentences.some(({ en }) => en?.includes(symbol))).toBe(true);
  }
});

test.each(handMadeSentences)(
  '$title is described in both languages',
  async ({ title, ...sentences }) => {
    const sum = sums.find((one) => one.title === title) as HandMadeSum;
    for (const [lang, sentence] of Object.entries(sentences)) {
      const cards = await readAll(`/bonuses?${query(sum)}&lang=${lang}`);
      const card = cards.find(({ id }) => id === ids.get(title));
      expect(card?.terms.shown.cost?.line ?? null).toBe(sentence);
    }
  },
);

const title = 'up to the cap';
const costOfTitle = (cards: { title?: string; code?: string; cost: unknown }[]) =>
  cards.find((card) => card.title === title || card.code === title)?.cost;

test('the default is a deposit of 100 on slots, and requesting these gives the same costs', async () => {
  const byDefault = await readAll('/bonuses?limit=100');
  expect(costOfTitle(byDefault)).toMatchObject({ deposit: 100, assumptions: { game: 'slots' } });
  const asked = await readAll('/bonuses?limit=100&deposit=100&game=slots');
  expect(asked.map(({ cost }) => cost)).toEqual(byDefault.map(({ cost }) => cost));
});

test('the sentence uses the minimum deposit unless another is requested, and says which', async () => {
  const shownOf = async (title: string, query = '') => {
    const cards = await readAll(`/bonuses?limit=100${query}`);
    return cards.find((card) => card.title === title)?.terms.shown.cost;
  };
  const loses = (amount: string, turnover: string) =>
    `On average you lose ${amount}. You have to bet ${turnover} to withdraw.`;
  const title = 'the least deposit of a match';
  const atLeast = { line: loses('$8.00', '$700'), at: 'With the minimum deposit of $20' };
  expect(await shownOf(title)).toMatchObject(atLeast);
  expect(await shownOf(title, '&deposit=10')).toMatchObject(atLeast);
  expect(await shownOf(title, '&lang=tr')).toMatchObject({
    at: 'Alt sınır olan $20 tutarını yatırdığınızda',
  });
  const at100 = { line: loses('$40.00', '$3,500'), at: 'With a deposit of $100' };
  expect(await shownOf(title, '&deposit=100')).toMatchObject(at100);
  expect(await shownOf('the bonus is wagered')).toMatchObject(at100);
  expect(await shownOf('free spins that cost more than they win')).toMatchObject({ at: null });
});

test('every call that returns offers accepts a deposit and a game', async () => {
  const product = (
    await given.call('POST', '/admin/products', { i18n: { en: { name: 'Costly' } } })
  ).body.id;
  const { numbers } = sums.find((one) => one.title === title) as HandMadeSum;
  const terms = { ...noOfferTerms, numbers };
  const offer = {
    image_url: '/uploads/a.webp',
    product_id: product,
    i18n: { en: { title: 'Costly bonus' } },
    terms,
  };
  const bonus = (await given.call('POST', '/admin/exclusive-bonuses', offer)).body.id;
  const code = (
    await given.call('POST', '/admin/promocodes', { code: 'COSTLY', product_id: product, terms })
  ).body.id;
  const asked = 'deposit=150.50&game=live';
  const cost = { deposit: 150.5, turnover: 5267.5, expected_cost: 105.35, expected_value: 45.15 };

  const page = await read(`/products/${product}?${asked}`);
  expect([page.bonuses[0].cost, page.promocodes[0].cost]).toMatchObject([cost, cost]);
  const { results } = await read(`/search?q=costly&${asked}`);
  expect([results.bonuses[0].cost, results.promocodes[0].cost]).toMatchObject([cost, cost]);
  const saved = await read(`/saved-items?bonuses=${bonus}&promocodes=${code}&${asked}`);
  expect([saved.bonuses[0].cost, saved.promocodes[0].cost]).toMatchObject([cost, cost]);
  const rpc = async (name: string, input: object) => {
    const text = encodeURIComponent(JSON.stringify({ ...input, deposit: 150.5, game: 'live' }));
    return (await read(`/trpc/catalogue.${name}?input=${text}`)).result.data;
  };
  const cards = await rpc('liveCards', { bonusIds: [bonus], promoCodeIds: [code] });
  expect([cards.bonuses[0].cost, cards.promocodes[0].cost]).toMatchObject([cost, cost]);
  expect((await rpc('promoCode', { id: code })).cost).toMatchObject(cost);
});

test.each([
  ['deposit=0', 'deposit'],
  ['deposit=-5', 'deposit'],
  ['deposit=1000000.01', 'deposit'],
  ['deposit=1.001', 'deposit'],
  ['deposit=1e3', 'deposit'],
  ['deposit=', 'deposit'],
  ['deposit=5&deposit=6', 'deposit'],
  ['deposit=NaN', 'deposit'],
  ['game=poker', 'game'],
  ['game=', 'game'],
])('refuses %s', async (asked, path) => {
  const { status, body } = await given.call('GET', `/bonuses?${asked}`);
  expect([status, body.errors[0].path]).toEqual([400, path]);
});

test('requested costs are not cached', async () => {
  await read('/bonuses?limit=100');
  const { reads, responseCache } = given.deps;
  const before = [reads.size(), responseCache.size()];
  for (let cents = 1; cents <= 50; cents += 1) {
    await read(`/bonuses?limit=100&deposit=${7 + cents / 100}`);
  }
  expect([reads.size(), responseCache.size()]).toEqual(before);
});

test('a market’s own returns change the cost, and its regions inherit them', async () => {
  const { items } = await read('/admin/markets');
  const us = items.find(({ code }: { code: string }) => code === 'US');
  const change = (rtp: object) => given.call('PUT', `/admin/markets/${us.id}`, { ...us, rtp });
  const saved = await change({ slots: 0.95 });
  expect(saved.body.rtp).toEqual({ slots: 0.95, table: null, live: null });
  expect(saved.body.effective.rtp).toEqual({ slots: 0.95, table: 0.99, live: 0.98 });
  const region = {
    code: 'US-NJ',
    parent_code: 'US',
    rtp: { live: 0.9 },
    i18n: { en: { name: 'New Jersey' } },
  };
  const made = await given.call('POST', '/admin/markets', region);
  expect(made.body.effective.rtp).toEqual({ slots: 0.95, table: 0.99, live: 0.9 });
  const costIn = async (asked: string) =>
    costOfTitle((await read(`/bonuses?limit=100&${asked}`)).items);
  expect(await costIn('market=US')).toMatchObject({
    expected_cost: 175,
    assumptions: { rtp: 0.95 },
  });
  expect(await costIn('market=US-NJ')).toMatchObject({ expected_cost: 175 });
  expect(await costIn('market=US-NJ&game=live')).toMatchObject({ expected_cost: 350 });
  for (const slots of [0.4999, 1.01, 0.95555]) {
    expect((await change({ slots })).status).toBe(400);
  }
  await change({});
  expect(await costIn('market=US')).toMatchObject({ expected_cost: 140 });
});

test('a text-only offer has no cost, whatever the request asks for', async () => {
  const { items } = await read('/admin/markets');
  const us = items.find(({ code }: { code: string }) => code === 'US');
  const rule = (effect: string) => [
    { subject: 'bonuses', effect },
    { subject: 'promo_codes', effect },
  ];
  await given.call('PUT', `/admin/markets/${us.id}`, { ...us, rules: rule('text') });
  for (const path of ['/bonuses?limit=100', '/promocodes?limit=100']) {
    for (const asked of ['', '&deposit=500', '&game=table']) {
      const text = JSON.stringify(await read(`${path}${asked}`));
      expect(text).toContain('100% up to');
      expect(text).not.toMatch(/expected_cost|On average/);
    }
  }
  await given.call('PUT', `/admin/markets/${us.id}`, { ...us, rules: [] });
  expect(costOfTitle((await read('/bonuses?limit=100')).items)).not.toBeNull();
});
