import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());
test('speed', { timeout: 280_000 }, async () => {
  const n = Number(process.env.N ?? 3000);
  const csv = [
    'old,new',
    ...Array.from({ length: n }, (_, i) => `/post-${i},/guides/g-${i % 50}`),
  ].join('\n');
  for (const dry_run of [true, false, false]) {
    const t = performance.now();
    const { status, body } = await given.call('POST', '/admin/redirects/import', { csv, dry_run });
    console.log(status, status === 200 ? body.rows[0] : body, performance.now() - t);
  }
  expect(1).toBe(1);
});
