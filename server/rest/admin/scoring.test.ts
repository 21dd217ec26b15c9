/** Owners set the criteria by which partners are scored. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { criterionTexts, inCasino, licence, payments } from './testing/criterion.ts';

let given: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T10:00:00Z') });
  given = await testApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const putCriteria = (criteria: object[]) => given.call('PUT', '/admin/scoring', { criteria });

test('there are no criteria at first, and each gets a number that it keeps', async () => {
  expect((await given.call('GET', '/admin/scoring')).body).toEqual({
    id: 1,
    criteria: [],
    changed_on: null,
  });
  const { body } = await putCriteria([licence, payments]);
  const [first, second] = body.criteria;
  expect([first.id, second.id, body.changed_on]).toEqual([1, 2, '2026-11-01']);
  await putCriteria([{ ...second, weights: inCasino(100) }]);
  const third = await putCriteria([{ ...second, weights: inCasino(40) }, licence]);
  expect(third.body.criteria.map(({ id }: { id: number }) => id)).toEqual([2, 3]);
});

test('criteria have weights that add up to 100 in each category', async () => {
  const message = 'The weights of each category must add up to 100';
  const refused = await putCriteria([licence, { ...payments, weights: inCasino(41) }]);
  expect(refused.body.errors).toEqual([
    { path: 'criteria.0.weights.0.weight', message },
    { path: 'criteria.1.weights.0.weight', message },
  ]);
});

test.each([
  ['an unknown category', [{ ...licence, weights: [{ category_id: 99, weight: 100 }] }]],
  ['a category twice', [{ ...licence, weights: [...inCasino(50), ...inCasino(50)] }]],
  ['no English name', [{ weights: inCasino(100), i18n: { en: { name: ' ' } } }]],
  ['the same number twice', [licence, payments].map((each) => ({ ...each, id: 4 }))],
  ['a hidden character', [{ weights: inCasino(100), i18n: criterionTexts('Li\u200bcence') }]],
  ['too many criteria', Array.from({ length: 21 }, () => ({ ...licence, weights: [] }))],
])('criteria are refused with %s', async (_, criteria) => {
  expect((await putCriteria(criteria)).status).toBe(400);
  expect((await given.call('GET', '/admin/scoring')).body.criteria).toEqual([]);
});

test('only owners can change criteria, and every role can read them', async () => {
  const { token } = await given.make.person();
  const headers = { 'x-admin-token': token };
  const put = await given.call('PUT', '/admin/scoring', { criteria: [] }, { headers });
  expect([put.status, put.body.code]).toEqual([403, 'forbidden']);
  expect((await given.call('GET', '/admin/scoring', undefined, { headers })).status).toBe(200);
});

test('criteria are shown to visitors by category, in their language', async () => {
  await putCriteria([
    { ...licence, i18n: { en: { name: 'Licence' }, tr: { name: 'Lisans' } } },
    { ...payments, weights: [...inCasino(40), { category_id: categoryId.bets, weight: 100 }] },
  ]);
  expect((await given.call('GET', '/scoring?lang=tr')).body).toEqual({
    categories: [
      {
        slug: 'casino',
        name: 'Casino',
        criteria: [
          { name: 'Lisans', description: null, weight: 60 },
          { name: 'Payments', description: null, weight: 40 },
        ],
      },
      {
        slug: 'bets',
        name: expect.any(String),
        criteria: [{ name: 'Payments', description: null, weight: 100 }],
      },
    ],
    changed_on: '2026-11-01',
  });
});
