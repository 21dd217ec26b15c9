/** Runs on PostgreSQL only: an SQLite database is a file that is always reachable. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToConnections } from '../../db/testing/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp({}, { pages: 'built' });
});
afterEach(() => given.app.close());

test('with the database unreachable, a page answers 503 with a retry time, and a cached one still works', async () => {
  await given.make.product({ categories: [1] });
  await given.make.contentPage({ slug: 'odds' });
  const paths = ['/casino', '/guides/odds'];
  const kept = await Promise.all(paths.map((path) => given.app.inject(path)));
  expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await closeToConnections(given.address);
  for (const [index, path] of paths.entries()) {
    expect((await given.app.inject(path)).body).toBe(kept[index]?.body);
    expect((await given.app.inject(`${path}?utm_source=a`)).body).toBe(kept[index]?.body);
  }
  for (const path of ['/bonuses', '/guides/other']) {
    const { statusCode, headers } = await given.app.inject(path);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});
