/** Owners choose the default market and the order in which visitors see the markets. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
  await given.call('POST', '/admin/markets', {
    code: 'CA-ON',
    currency: 'CAD',
    sort_order: 3,
    i18n: { en: { name: 'Ontario' } },
  });
});
afterEach(() => given.app.close());

type Row = { id: number; code: string; sort_order: number };
const list = async (): Promise<Row[]> => (await given.call('GET', '/admin/markets')).body.items;
const orderOf = (rows: Row[]) => rows.map(({ code, sort_order }) => [code, sort_order]);
const reorder = (items: unknown) => given.call('PUT', '/admin/markets/reorder', { items });

test('the first market of the new order is the default for visitors', async () => {
  const [us, tr, ontario] = await list();
  const { status, body } = await reorder([
    { id: ontario?.id, sort_order: 1 },
    { id: us?.id, sort_order: 2 },
    { id: tr?.id, sort_order: 3 },
  ]);
  expect(status).toBe(200);
  expect(orderOf(body.items)).toEqual([
    ['CA-ON', 1],
    ['US', 2],
    ['TR', 3],
  ]);
  await given.make.promoCode({ code: 'MAPLE', market_code: 'CA-ON' });
  const codes = await given.call('GET', '/promocodes');
  expect(codes.body.items).toMatchObject([{ code: 'MAPLE' }]);
  const history = await given.call('GET', '/admin/changes?entity=market');
  expect(history.body.items).not.toHaveLength(0);
});

test('a market code is a country’s, or a country’s with a region', async () => {
  const { status } = await given.call('GET', '/promocodes?market=CA-ON');
  expect(status).toBe(200);
  for (const code of ['CA-', '-ON', 'CA--ON', 'ca-on', 'CA-ONTARI']) {
    const answer = await given.call('POST', '/admin/markets', {
      code,
      currency: 'CAD',
      i18n: { en: { name: 'Nowhere' } },
    });
    expectProblem(answer, 'bad_input', 400);
  }
});

test('refuses an incomplete order, and changes nothing', async () => {
  const before = await list();
  const [us, tr] = before;
  expectProblem(await reorder([{ id: us?.id, sort_order: 1 }]), 'conflict', 409);
  const doubled = [us, tr].map((row) => ({ id: row?.id, sort_order: 1 }));
  expectProblem(await reorder(doubled), 'bad_input', 400);
  expect(await list()).toEqual(before);
});
