/** Runs on PostgreSQL alone: the file of an SQLite database is always there. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToConnections } from '../../db/testing/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp({}, { pages: 'built' });
});
afterEach(() => given.app.close());

test('a page whose database cannot be reached is a 503 that says when to try again; a kept one goes on', async () => {
  await given.make.product({ categories: [1] });
  const kept = await given.app.inject('/casino');
  expect(kept.statusCode).toBe(200);
  await closeToConnections(given.address);
  expect((await given.app.inject('/casino')).body).toBe(kept.body);
  const { statusCode, headers } = await given.app.inject('/bonuses');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
});
