/** Tests what a filtered list says about its partners: why they match, and which are closed or unchecked. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

type Listed = { name: string; matched?: object; availability: string };

async function found(query: string) {
  const { status, body, text } = await given.call('GET', `/products?category=casino&${query}`);
  expect(status, text).toBe(200);
  return body as { items: Listed[]; total: number; [name: string]: unknown };
}
const names = async (query: string) => (await found(query)).items.map(({ name }) => name);

const partner = (name: string, facts: object = {}, more: object = {}) =>
  given.make.product({ i18n: { en: { name } }, categories: [categoryId.casino], facts, ...more });

const closed = { markets: [{ market_code: 'US', availability: 'closed' }] };

test('closed partners come last under every sort, across pages, and the totals stay the same', async () => {
  const method_id = (await given.make.paymentMethod()).id;
  const paying = (hours_max: number) => ({ payments: [{ method_id, hours_max, min: hours_max }] });
  await partner('A', paying(1), closed);
  await partner('B', paying(3));
  await partner('C', paying(2), closed);
  await partner('D', paying(4));
  expect(await names('closed_last=true')).toEqual(['B', 'D', 'A', 'C']);
  expect(await names('closed_last=true&limit=1&offset=1')).toEqual(['D']);
  expect(await names('closed_last=true&limit=2&offset=2')).toEqual(['A', 'C']);
  expect(await names('closed_last=true&sort=payout')).toEqual(['B', 'D', 'A', 'C']);
  expect(await names('closed_last=true&sort=min_deposit&payout_hours=3')).toEqual(['B', 'A', 'C']);
  expect(await names('')).toEqual(['A', 'B', 'C', 'D']);
  expect(await names('sort=payout')).toEqual(['A', 'C', 'B', 'D']);
  expect(await found('closed_last=true&facets=true')).toMatchObject({ total: 4, closed: 2 });
  expect(await found('payout_hours=1&facets=true')).toMatchObject({ total: 1, closed: 1 });
  expect(await names('closed_last=true&market=TR')).toEqual(['A', 'B', 'C', 'D']);
});

test('partners that a filter leaves out only because nobody has checked them are counted and listed', async () => {
  const [card, wallet] = [await given.make.paymentMethod(), await given.make.paymentMethod()];
  const regulator_id = (await given.make.regulator()).id;
  await partner('Fast', { payments: [{ method_id: card.id, hours_max: 12 }] });
  await partner('Slow', { payments: [{ method_id: card.id, hours_max: 96 }] });
  await partner('Untimed', { payments: [{ method_id: card.id }] });
  await partner('Other', { payments: [{ method_id: wallet.id }] });
  await partner('Nothing', { licences: [{ regulator_id }] });
  const asked = `payment=${card.id}&payout_hours=24`;
  expect(await names(asked)).toEqual(['Fast']);
  expect(await found(`${asked}&facets=true`)).toMatchObject({ total: 1, unchecked: 2 });
  expect(await names(`${asked}&unchecked=true`)).toEqual(['Untimed', 'Nothing']);
  expect(await found(`${asked}&unchecked=true&limit=1`)).toMatchObject({ total: 2 });
  // All of them could have a licence, except the one whose licence is known.
  expect(await names(`licence=${regulator_id}&unchecked=true`)).toEqual([
    'Fast',
    'Slow',
    'Untimed',
    'Other',
  ]);
  // Without filters, nobody is left out.
  expect(await found('facets=true')).toMatchObject({ total: 5, unchecked: 0 });
});

test('a partner without offers is not unchecked, but one whose wagering is unknown is', async () => {
  const withBonus = await partner('Unnumbered');
  await partner('Without offers');
  await given.make.exclusiveBonus({ product_id: withBonus.id, market_code: 'US' });
  expect(await names('max_wagering=30&unchecked=true')).toEqual(['Unnumbered']);
});

test('each card says which of the chosen values the partner has', async () => {
  const [card, wallet] = [
    await given.make.paymentMethod({ name: 'Bank card' }),
    await given.make.paymentMethod({ name: 'E-wallet' }),
  ];
  const studio = await given.make.provider({ name: 'Amber' });
  const [first, second] = [
    await given.make.regulator({ name: 'First Board' }),
    await given.make.regulator({ name: 'Second Board' }),
  ];
  await partner('Both', {
    licences: [first, second].map(({ id }) => ({ regulator_id: id, state: 'valid' })),
    payments: [
      { method_id: card.id, hours_max: 24 },
      { method_id: wallet.id, hours_max: 2 },
    ],
    provider_ids: [studio.id],
    languages: ['tr'],
  });
  await partner('Untimed', { payments: [{ method_id: card.id }] });
  const matchedBy = async (query: string) =>
    (await found(query)).items.map(({ matched }) => matched);
  expect(await matchedBy(`payment=${card.id}`)).toEqual([
    { payment: 'Bank card: pays out in 24 h' },
    { payment: 'Bank card' },
  ]);
  expect(await matchedBy(`payment=${card.id}&payment=${wallet.id}`)).toMatchObject([
    { payment: 'E-wallet: pays out in 2 h' },
    { payment: 'Bank card' },
  ]);
  expect(await matchedBy(`provider=${studio.id}&site_language=tr`)).toEqual([
    { provider: 'games by Amber', site_language: 'site in Turkish' },
  ]);
  const turkish = await matchedBy(`provider=${studio.id}&lang=tr`);
  expect(turkish).toEqual([{ provider: 'oyunlar: Amber' }]);
  expect(await matchedBy(`licence=${second.id}`)).toEqual([{ licence: 'licence: Second Board' }]);
  expect(await matchedBy('sort=payout')).toEqual([undefined, undefined]);
});

test('sorted by best value, each card says what its best offer is worth', async () => {
  const bonusOf = async (name: string, numbers: object) =>
    given.make.exclusiveBonus({
      product_id: (await partner(name)).id,
      market_code: 'US',
      terms: { numbers: { currency: 'USD', ...numbers } },
    });
  await bonusOf('Low', { amount: 10, wagering: 0 });
  await bonusOf('High', { amount: 50, wagering: 0 });
  await partner('None');
  const { items } = await found('sort=cost');
  expect(items.map(({ name, matched }) => [name, matched])).toEqual([
    ['High', { cost: 'worth $50 on average' }],
    ['Low', { cost: 'worth $10 on average' }],
    ['None', undefined],
  ]);
});

test('if no single filter is to blame, the best pair to remove is named', async () => {
  const [card, wallet] = [await given.make.paymentMethod(), await given.make.paymentMethod()];
  const studio = await given.make.provider();
  await partner('A', { payments: [{ method_id: card.id, hours_max: 2 }] });
  await partner('B', { payments: [{ method_id: card.id, hours_max: 2 }] });
  await partner('C', { provider_ids: [studio.id] });
  // Nobody takes the wallet or has a site in Finnish.
  const asked = `payment=${wallet.id}&provider=${studio.id}&site_language=fi&facets=true`;
  expect(await found(asked)).toMatchObject({
    total: 0,
    without: { payment: 0, provider: 0, site_language: 0 },
    without_pair: { names: ['payment', 'site_language'], total: 1 },
  });
  const single = await found(`provider=${studio.id}&payment=${card.id}&facets=true`);
  expect(single).toMatchObject({ total: 0, without: { payment: 1, provider: 2 } });
  expect(single).not.toHaveProperty('without_pair');
});
