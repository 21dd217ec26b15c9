/**
 * After any write, a process that has already read the partners gives the same answers as one that has just started.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { wholeCatalogue } from '#contract/catalogue/history/entity-kind.ts';
import { appendChange } from '../../../db/change-log.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';

let own: TestApp;
let other: TestApp;
let ids: Record<'first' | 'second' | 'bonus' | 'code' | 'regulator' | 'provider', number>;

beforeAll(async () => {
  own = await testApp();
  other = await testApp({}, { address: own.address });
  const { make } = own;
  const regulator = await make.regulator({ name: 'Kahnawa' });
  const provider = await make.provider({ name: 'Copperwheel' });
  const facts = { licences: [{ regulator_id: regulator.id }], languages: ['en'] };
  const [first, second] = [
    await make.product({ ...named('Harbor'), facts, rating: 3, categories: [categoryId.casino] }),
    await make.product({ ...named('Lantern'), categories: [categoryId.casino] }),
  ];
  const terms = { numbers: { percent: 100, wagering: 30 } };
  const bonus = await make.exclusiveBonus({ product_id: first.id, terms });
  const code = await make.promoCode({ product_id: first.id, terms });
  ids = {
    first: first.id,
    second: second.id,
    bonus: bonus.id,
    code: code.id,
    regulator: regulator.id,
    provider: provider.id,
  };
});
afterAll(async () => {
  await other.app.close();
  await own.app.close();
});

const named = (name: string) => ({ i18n: { en: { name } } });

const queries = ['', '&bonus_kind=match', '&category=casino', '&sort=rating', '&sort=payout'];
const answers = (app: TestApp) =>
  Promise.all(
    queries.map(async (query) => {
      const { status, body } = await app.call('GET', `/products?facets=true${query}`);
      expect(status).toBe(200);
      return body;
    }),
  );

async function newAnswers() {
  const fresh = await testApp({}, { address: own.address });
  const found = await answers(fresh);
  await fresh.app.close();
  return found;
}

const put = (path: string, change: object) => async () => {
  const { body } = await own.call('GET', `/admin${path}`);
  const { status, text } = await own.call('PUT', `/admin${path}`, { ...body, ...change });
  expect(status, text).toBe(200);
};
const remove = (path: string) => async () => {
  expect((await own.call('DELETE', `/admin${path}`)).status).toBe(204);
};

const writes: [string, () => () => Promise<unknown>][] = [
  [
    'the facts of a partner',
    () =>
      put(`/products/${ids.first}`, {
        facts: { languages: ['en', 'tr'], provider_ids: [ids.provider] },
      }),
  ],
  ['a name, which moves the partner', () => put(`/products/${ids.first}`, named('Wren'))],
  ['a rating, which moves it too', () => put(`/products/${ids.second}`, { rating: 5 })],
  [
    'where a partner is closed',
    () =>
      put(`/products/${ids.first}`, { markets: [{ market_code: 'US', availability: 'closed' }] }),
  ],
  ['where it is open again', () => put(`/products/${ids.first}`, { markets: [] })],
  [
    'the partner of a bonus',
    () => put(`/exclusive-bonuses/${ids.bonus}`, { product_id: ids.second }),
  ],
  ['an inactive code', () => put(`/promocodes/${ids.code}`, { is_active: false })],
  ['a deleted bonus', () => remove(`/exclusive-bonuses/${ids.bonus}`)],
  [
    'a new code',
    () => () => own.make.promoCode({ product_id: ids.second, terms: { numbers: { percent: 5 } } }),
  ],
  [
    'a new partner',
    () => () => own.make.product({ categories: [categoryId.casino], facts: { languages: ['de'] } }),
  ],
  [
    'the order of a category',
    () => async () => {
      const { body } = await own.call('GET', '/admin/products?category=casino');
      const items = body.items
        .toReversed()
        .map(({ id }: { id: number }, place: number) => ({ product_id: id, position: place + 1 }));
      const order = { category_id: categoryId.casino, items };
      expect((await own.call('PUT', '/admin/products/reorder', order)).status).toBe(200);
    },
  ],
  ['the name of a provider', () => put(`/providers/${ids.provider}`, { name: 'Larkwheel' })],
  ['a required licence', () => put('/markets/1', { required_licences: [ids.regulator] })],
  ['no required licence', () => put('/markets/1', { required_licences: [] })],
  [
    'a hidden subject',
    () => put('/markets/1', { rules: [{ subject: 'promo_codes', effect: 'hide' }] }),
  ],
  ['a shown subject', () => put('/markets/1', { rules: [] })],
  ['a removed category', () => put(`/products/${ids.second}`, { categories: [] })],
  ['a deleted partner', () => remove(`/products/${ids.first}`)],
];

test('every write shows immediately in its own process, and within a second in another', async () => {
  let last = JSON.stringify(await answers(own));
  expect(JSON.stringify(await answers(other))).toBe(last);
  for (const [name, write] of writes) {
    await write()();
    const seen = await answers(own);
    const expected = await newAnswers();
    expect(seen, name).toEqual(expected);
    expect(JSON.stringify(seen), `${name} changes an answer`).not.toBe(last);
    await vi.waitFor(async () => expect(await answers(other), name).toEqual(expected), 1_000);
    last = JSON.stringify(seen);
  }
});

test('all partners are read again after an import of the whole catalogue', async () => {
  const before = await answers(own);
  await inTransaction(own.db, async (trx) => {
    await trx.deleteFrom('promo_code').execute();
    const snapshot = {};
    const entity = wholeCatalogue;
    await appendChange(trx, { actor: 'test', action: 'import', entity, entityId: 0, snapshot });
  });
  expect(await answers(own)).toEqual(await newAnswers());
  expect(await answers(own)).not.toEqual(before);
});
