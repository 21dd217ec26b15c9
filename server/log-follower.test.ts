// Runs on PostgreSQL too: no other test runs its SQL there.
import { expect, test } from 'vitest';
import { testDatabase } from '../db/testing/database.ts';
import { logFollower } from './log-follower.ts';

test('concurrent first reads share one rebuild, and a failed one is retried', async () => {
  const { db, close } = await testDatabase();
  let rebuilds = 0;
  const { followAll } = logFollower({
    cursorKey: 'test_cursor',
    kinds: ['product'],
    update: async () => {},
    updateAll: async () => {
      rebuilds += 1;
      if (rebuilds === 1) throw new Error('The disk is full');
    },
  });
  const { signal } = new AbortController();
  await expect(followAll(db, signal)).rejects.toThrow('The disk is full');
  await Promise.all([followAll(db, signal), followAll(db, signal), followAll(db, signal)]);
  expect(rebuilds).toBe(2);
  await close();
});
