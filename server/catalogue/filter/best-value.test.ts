// Runs on PostgreSQL too: no other test runs its SQL there.
/** Checks filters by offers and payments, and the order by best value, against sums worked out by hand. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

let given: TestApp;
beforeAll(async () => {
  given = await testApp();
});
afterAll(() => given.app.close());

const get = (query: string) => given.call('GET', `/products?${query}`);
const names = async (query: string) =>
  (await get(query)).body.items.map(({ name }: { name: string }) => name);

async function partner(name: string, category: 'casino' | 'bets', terms?: object, facts = {}) {
  const { id: product_id } = await given.make.product({
    i18n: { en: { name } },
    categories: [categoryId[category]],
    facts,
  });
  if (terms) await given.make.exclusiveBonus({ product_id, terms });
}

test('partners are sorted by best value, then by worth, smaller turnover and the editors’ order', async () => {
  const spins = (free_spins: number, wagering: number) => ({
    kind: 'free_spins',
    numbers: { free_spins, spin_value: 0.2, wagering, currency: 'USD' },
  });
  const match = (wagering: number, cap: number | null) => ({
    numbers: { percent: 100, cap, wagering, currency: 'USD' },
  });
  await partner('no cost', 'casino');
  await partner('loses 40', 'casino', match(35, 200));
  await partner('loses 4', 'casino', { numbers: { amount: 20, wagering: 30, currency: 'USD' } });
  await partner('nothing of 9.60', 'casino', spins(50, 30));
  await partner('nothing of 19.20 after 768', 'casino', spins(100, 40));
  await partner('nothing of 19.20 after 576', 'casino', spins(100, 30));
  await partner('the same, added later', 'casino', spins(100, 30));
  await partner('wins 20', 'casino', match(20, null));
  await partner('wins 60', 'casino', match(10, 200));
  const sorted = (more = '') => names(`category=casino&sort=cost&limit=20${more}`);
  const nothing = [
    'nothing of 19.20 after 576',
    'the same, added later',
    'nothing of 19.20 after 768',
    'nothing of 9.60',
  ];
  const rest = [...nothing, 'loses 4', 'loses 40', 'no cost'];
  expect(await sorted()).toEqual(['wins 60', 'wins 20', ...rest]);
  expect(await sorted('&deposit=100&game=slots')).toEqual(await sorted());
  // 1000 − 800 = 200, and 200 − 80 = 120.
  expect(await sorted('&deposit=1000')).toEqual(['wins 20', 'wins 60', ...rest]);
  // At table games, the values are 90, 80, 65, 14, 13.44 twice, 11.52 and 6.72.
  expect(await sorted('&game=table')).toEqual([
    ...['wins 60', 'wins 20', 'loses 40', 'loses 4'],
    ...[...nothing, 'no cost'],
  ]);
  const pages = [0, 3, 6].map((offset) =>
    names(`category=casino&sort=cost&deposit=1000&limit=3&offset=${offset}`),
  );
  expect((await Promise.all(pages)).flat()).toEqual(await sorted('&deposit=1000'));
  for (const [path, query] of [
    ['deposit', 'deposit=0'],
    ['deposit', 'deposit=1.001'],
    ['game', 'game=poker'],
  ] as const) {
    const { errors } = expectProblem(await get(`sort=cost&${query}`), 'bad_input', 400);
    expect(errors?.[0]?.path).toBe(path);
  }
});

test('a no-deposit offer has that kind or a minimum deposit of 0, and cashback isn’t a deposit match', async () => {
  await partner('by kind', 'bets', { kind: 'no_deposit', numbers: { amount: 10 } });
  await partner('by number', 'bets', { kind: 'free_spins', numbers: { min_deposit: 0 } });
  await partner('cashback', 'bets', { kind: 'cashback', numbers: { percent: 10 } });
  await partner('match', 'bets', { kind: 'welcome', numbers: { percent: 100, min_deposit: 10 } });
  const shown = (kind: string) => names(`category=bets&bonus_kind=${kind}`);
  expect(await shown('no_deposit')).toEqual(['by kind', 'by number']);
  expect(await shown('match')).toEqual(['match']);
});

test('one payment method must match the filters for payment, payout time and minimum deposit', async () => {
  const [transfer, wallet] = [
    await given.make.paymentMethod(),
    await given.make.paymentMethod(),
  ] as [{ id: number }, { id: number }];
  await partner('two ways', 'bets', undefined, {
    payments: [
      { method_id: transfer.id, hours_max: 72, min: 5 },
      { method_id: wallet.id, direction: 'out', hours_max: 12 },
      { method_id: wallet.id, direction: 'in', min: 20 },
    ],
  });
  const found = async (query: string) => (await get(`category=bets&facets=true&${query}`)).body;
  expect((await found(`payment=${transfer.id}&payout_hours=24`)).total).toBe(0);
  expect((await found(`payment=${wallet.id}&payout_hours=24`)).total).toBe(1);
  expect((await found('payout_hours=24&min_deposit=10')).total).toBe(0);
  expect((await found('payout_hours=24&min_deposit=20')).total).toBe(1);
  expect((await found('payout_hours=72&min_deposit=5')).total).toBe(1);
  const { facets, without } = await found(`payment=${transfer.id}&payout_hours=24`);
  const counts = (name: string) =>
    Object.fromEntries(
      facets[name].map(({ id, count }: { id: number; count: number }) => [id, count]),
    );
  expect(counts('payment')).toEqual({ [transfer.id]: 0, [wallet.id]: 1 });
  expect(counts('payout_hours')).toEqual({ 24: 0, 72: 1 });
  expect(counts('min_deposit')).toEqual({ 5: 0, 10: 0, 20: 0, 50: 0 });
  expect(without).toEqual({ payment: 1, payout_hours: 1 });
});
