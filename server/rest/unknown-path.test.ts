// Runs on SQLite only: an unknown path reads nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { describedCalls, expectProblem } from '../testing/rest.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
  await given.make.product();
});

afterAll(() => given.app.close());

test.each(['/products/999', '/products/abc', '/layout/nothing', '/nothing', '/', ''])(
  'GET %s answers 404',
  async (path) => {
    expectProblem(await given.call('GET', path), 'not_found', 404);
  },
);

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

test('a path’s unknown method answers 405 and lists the known ones', async () => {
  const calls = (await describedCalls(given)).filter(({ path }) => path.startsWith('/api/'));
  expect(calls.map(({ path }) => path)).toContain('/api/admin/products/bulk');
  for (const { path, methods } of calls) {
    const url = path.replace('/api', '').replace(/\{\w+\}/g, '1');
    // A HEAD of the archive would make the whole archive.
    const hasHead = methods.includes('GET') && !path.endsWith('/archive');
    const allowed = [...methods, ...(hasHead ? ['HEAD'] : [])].toSorted();
    for (const method of everyMethod.filter((name) => !methods.includes(name))) {
      const response = await given.call(method, url, undefined, { payload: '{not JSON' });
      expectProblem(response, 'method_not_allowed', 405);
      expect([method, url, `${response.headers.allow}`.split(', ').toSorted()]).toEqual([
        method,
        url,
        allowed,
      ]);
    }
  }
});
