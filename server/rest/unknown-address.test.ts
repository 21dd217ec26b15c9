import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing.ts';
import { expectProblem } from './testing.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
  await given.make.product();
});

afterAll(() => given.app.close());

test.each(['/products/999', '/products/abc', '/layout/nothing', '/nothing', '/', ''])(
  'GET %s is a 404',
  async (path) => {
    expectProblem(await given.call('GET', path), 'not_found', 404);
  },
);

const publicPaths = ['/products', '/products/1', '/top', '/banners', '/bonuses', '/promocodes'];

describe.each([...publicPaths, '/layout/casino', '/health'])('%s', (path) => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is a 405',
    async (method) => {
      const answer = await given.call(method, path, undefined, { payload: '{not JSON' });
      expectProblem(answer, 'method_not_allowed', 405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );
});
