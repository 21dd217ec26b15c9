/** Editors give points by criteria, and ratings are computed once every criterion has points. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

const point = (criterion_id: number, points: number, more: object = {}) => ({
  criterion_id,
  points,
  given_on: '2026-10-30',
  i18n: { en: { reason: `Reason ${criterion_id}` } },
  ...more,
});

const putCriteria = (criteria: object[]) => given.call('PUT', '/admin/scoring', { criteria });
const productOf = (points: object[], more: object = {}) => ({
  rating: 3.1,
  categories: [categoryId.casino],
  i18n: { en: { name: 'Fig' } },
  score: { points },
  ...more,
});
const create = async (points: object[]) =>
  (await given.call('POST', '/admin/products', productOf(points))).body;
const replace = (id: number, points: object[], more: object = {}) =>
  given.call('PUT', `/admin/products/${id}`, productOf(points, more));
const shown = async (id: number, query = '') =>
  (await given.call('GET', `/products/${id}${query}`)).body;

describe('a rating', () => {
  beforeEach(() => putCriteria([licence, payments]));

  test('is calculated once every criterion has points, and is the entered one otherwise', async () => {
    const { id, rating, shown_rating } = await create([point(1, 4.5)]);
    expect([rating, shown_rating, (await shown(id)).rating]).toEqual([3.1, 3.1, 3.1]);
    // 0.6 × 4.5 + 0.4 × 2 = 3.5
    const whole = (await replace(id, [point(1, 4.5), point(2, 2)])).body;
    expect([whole.rating, whole.shown_rating]).toEqual([3.1, 3.5]);
    expect(await shown(id)).toMatchObject({ rating: 3.5, score: { is_computed: true } });
    await replace(id, [point(2, 2)]);
    expect(await shown(id)).toMatchObject({ rating: 3.1, score: { is_computed: false } });
  });

  test('is used to sort lists and is found in search, like an entered one', async () => {
    const better = await create([point(1, 5), point(2, 5)]);
    const typed = await create([]);
    const listed = async () =>
      (await given.call('GET', '/products')).body.items.map(
        ({ id, rating }: { id: number; rating: number }) => [id, rating],
      );
    expect(await listed()).toEqual([
      [better.id, 5],
      [typed.id, 3.1],
    ]);
    await replace(better.id, [point(1, 1), point(2, 1)]);
    expect(await listed()).toEqual([
      [typed.id, 3.1],
      [better.id, 1],
    ]);
    const found = (await given.call('GET', '/search?q=fig')).body.results.products;
    expect(found.map(({ rating }: { rating: number }) => rating).toSorted()).toEqual([1, 3.1]);
  });

  test('follows the weights, and the history lists each product whose rating changed', async () => {
    const moved = await create([point(1, 5), point(2, 0)]);
    const same = await create([point(1, 2), point(2, 2)]);
    const unscored = await create([]);
    expect((await shown(moved.id)).rating).toBe(3);
    const { criteria } = (await given.call('GET', '/admin/scoring')).body;
    await putCriteria([
      { ...criteria[0], weights: inCasino(10) },
      { ...criteria[1], weights: inCasino(90) },
    ]);
    expect((await shown(moved.id)).rating).toBe(0.5);
    expect((await shown(same.id)).rating).toBe(2);
    expect((await shown(unscored.id)).rating).toBe(3.1);
    const { items } = (await given.call('GET', '/admin/changes?limit=2')).body;
    expect(items.map((change: { entity: string }) => change.entity)).toEqual([
      'product',
      'scoring',
    ]);
    expect(items[0]).toMatchObject({ entity_id: moved.id, changed: ['shown_rating'] });
  });

  test('is the entered one again after a criterion is added, and the calculated one once the criteria are restored', async () => {
    const { id } = await create([point(1, 5), point(2, 0)]);
    const [change] = (await given.call('GET', '/admin/changes?entity=scoring')).body.items;
    const { criteria } = (await given.call('GET', '/admin/scoring')).body;
    await putCriteria([
      { ...criteria[0], weights: inCasino(50) },
      criteria[1],
      { weights: inCasino(10), i18n: criterionTexts('Support') },
    ]);
    expect((await shown(id)).rating).toBe(3.1);
    expect((await given.call('POST', `/admin/changes/${change.seq}/restore`)).status).toBe(201);
    expect((await shown(id)).rating).toBe(3);
  });

  test('is kept when the entered rating is written', async () => {
    const { id } = await create([point(1, 4), point(2, 4)]);
    const whole = (await given.call('GET', `/admin/products/${id}`)).body;
    const { body } = await given.call('PUT', `/admin/products/${id}`, { ...whole, rating: 1.2 });
    expect([body.rating, body.shown_rating]).toEqual([1.2, 4]);
  });
});

describe('points', () => {
  beforeEach(() => putCriteria([licence, payments]));

  test.each([
    ['an unknown criterion', [point(9, 4)], 'score.points.0.criterion_id'],
    ['the same criterion twice', [point(1, 4), point(1, 5)], 'score.points'],
    ['more than five', [point(1, 5.1)], 'score.points.0.points'],
    ['two decimals', [point(1, 4.25)], 'score.points.0.points'],
    ['no reason', [point(1, 4, { i18n: {} })], 'score.points.0.i18n.en.reason'],
    ['no day', [{ ...point(1, 4), given_on: undefined }], 'score.points.0.given_on'],
    [
      'a script as source',
      [point(1, 4, { source_url: 'javascript:1' })],
      'score.points.0.source_url',
    ],
  ])('are refused with %s', async (_, points, path) => {
    const { status, body } = await given.call('POST', '/admin/products', productOf(points));
    expect([status, body.errors?.[0].path]).toEqual([400, path]);
  });

  test('are shown with their weight, reason, source and day, in the order of the criteria', async () => {
    const source_url = 'https://register.example/fig';
    const i18n = { en: { reason: 'Pays late' }, tr: { reason: 'Geç ödüyor' } };
    const { id } = await create([point(2, 2, { i18n }), point(1, 4.5, { source_url })]);
    expect((await shown(id, '?lang=tr')).score).toEqual({
      is_computed: true,
      criteria: [
        {
          ...{ name: 'Licence', description: null, weight: 60, points: 4.5 },
          ...{ reason: 'Reason 1', source_url, given_on: '2026-10-30', changes: [] },
        },
        {
          ...{ name: 'Payments', description: null, weight: 40, points: 2 },
          ...{ reason: 'Geç ödüyor', source_url: null, given_on: '2026-10-30', changes: [] },
        },
      ],
      ...{ verdict: null, pros: [], cons: [] },
    });
  });

  test('of a closed partner have no source', async () => {
    const source_url = 'https://fig.example/terms';
    const { id } = await create([point(1, 4.5, { source_url })]);
    const markets = [{ market_code: 'US', availability: 'closed' }];
    await replace(id, [point(1, 4.5, { source_url })], { markets });
    expect((await shown(id)).score.criteria[0].source_url).toBeNull();
  });

  test('list changes, at most one per day, newest first', async () => {
    const { id } = await create([point(1, 4), point(2, 3)]);
    const write = async (day: string, licencePoints: number) => {
      vi.setSystemTime(new Date(`${day}T10:00:00Z`));
      await replace(id, [point(1, licencePoints), point(2, 3)]);
    };
    await write('2026-11-02', 3.5);
    await write('2026-11-02', 3);
    await write('2026-11-05', 2);
    await write('2026-11-05', 3);
    await write('2026-11-09', 4.5);
    expect(
      (await shown(id)).score.criteria.map(({ changes }: { changes: object[] }) => changes),
    ).toEqual([
      [
        { on: '2026-11-09', before: 3, after: 4.5 },
        { on: '2026-11-02', before: 4, after: 3 },
      ],
      [],
    ]);
  });

  test('are restored from the history, without those of removed criteria', async () => {
    const { id } = await create([point(1, 4), point(2, 3)]);
    const [change] = (await given.call('GET', '/admin/changes?entity=product')).body.items;
    await replace(id, []);
    const { criteria } = (await given.call('GET', '/admin/scoring')).body;
    await putCriteria([{ ...criteria[1], weights: inCasino(100) }]);
    const restored = await given.call('POST', `/admin/changes/${change.seq}/restore`);
    expect(restored.body).toMatchObject({ left_out: [{ path: 'score.points.0.criterion_id' }] });
    expect(await shown(id)).toMatchObject({ rating: 3, score: { criteria: [{ points: 3 }] } });
  });
});

test('a verdict, pros and cons fall back to English one by one', async () => {
  const i18n = {
    en: { verdict: 'Solid', pros: ['Pays fast'], cons: ['No phone'] },
    tr: { pros: ['Hızlı öder'] },
  };
  const score = { points: [], i18n };
  const { body } = await given.call('POST', '/admin/products', productOf([], { score }));
  expect((await shown(body.id, '?lang=tr')).score).toEqual({
    ...{ is_computed: false, criteria: [], verdict: 'Solid' },
    ...{ pros: ['Hızlı öder'], cons: ['No phone'] },
  });
});
