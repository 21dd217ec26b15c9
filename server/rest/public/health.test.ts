import { afterAll, beforeAll, expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
});
afterAll(() => given.app.close());

test('returns the version of the release, and the state of the database and the search', async () => {
  const { status, body } = await given.call('GET', '/health');
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'ok',
    version: packageFile.version,
    database: 'ok',
    search: { engine: 'embedded', status: 'ok', pending: expect.any(Number) },
  });
});
