import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxReportViews } from '#contract/partner/report-view.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const path = '/admin/reports/views';
const save = (name: string, filter: object = {}) => given.call('POST', path, { name, filter });
const names = async () =>
  (await given.call('GET', path)).body.items.map(({ name }: { name: string }) => name);

test('a view is saved with its filter, listed by name and deleted', async () => {
  const filter = { by: 'page', cross: 'week', period: '90d', market: 'TR' };
  const { status, body } = await save(' Pages by week ', filter);
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Pages by week',
      filter: { ...filter, compare: 'previous', examples: 'include' },
      created_at: expect.stringMatching(/Z$/),
      created_by: expect.any(String),
    },
  ]);
  await save('Days', { by: 'day', from: '2026-01-01', to: '2026-01-31' });
  expect(await names()).toEqual(['Days', 'Pages by week']);
  expect((await given.call('DELETE', `${path}/${body.id}`)).status).toBe(204);
  expect(await names()).toEqual(['Days']);
  expectProblem(await given.call('DELETE', `${path}/${body.id}`), 'not_found', 404);
});

test.each([
  ['', {}],
  ['  ', {}],
  ['x'.repeat(300), {}],
  ['Pages', { by: 'visitor' }],
  ['Pages', { by: 'page', cross: 'device' }],
  ['Pages', { from: '2026-01-02', to: '2026-01-01' }],
])('refuses a view named “%s” with %o', async (name, filter) => {
  expectProblem(await save(name, filter), 'bad_input', 400);
});

test('two views cannot have the same name', async () => {
  await save('Days');
  const { body } = await save('Days', { by: 'day' });
  expect(body.errors).toEqual([{ path: 'name', message: 'Another view already has this name' }]);
});

test('the number of views is limited', async () => {
  for (let at = 0; at < maxReportViews; at += 1)
    expect((await save(`View ${at}`)).status).toBe(201);
  expectProblem(await save('One more'), 'conflict', 409);
});
