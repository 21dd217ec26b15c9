import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseBytes } from '../../db/copy/preview-copy.ts';
import { openDatabase } from '../../db/open.ts';
import { testDatabase } from '../../db/testing/database.ts';
import { copyAlone } from './copy-alone.ts';

let one: Awaited<ReturnType<typeof testDatabase>>;
let two: Awaited<ReturnType<typeof openDatabase>>;
beforeEach(async () => {
  one = await testDatabase();
  two = await openDatabase(one.address);
});
afterEach(async () => {
  await two.close();
  await one.close();
});

const MiB = 1024 * 1024;

test('the size of a new database is between 100 KiB and 30 MiB', async () => {
  const bytes = await databaseBytes(one.db);
  expect(bytes).toBeGreaterThan(MiB / 10);
  expect(bytes).toBeLessThan(30 * MiB);
});

/** Starts two copies, and returns whether the second begins while the first is still running. */
async function overlaps(largeBytes: number) {
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const events: string[] = [];
  const running = copyAlone(
    one.db,
    async () => {
      begun.resolve();
      await first.promise;
      events.push('first ends');
    },
    { largeBytes },
  );
  await begun.promise;
  const other = copyAlone(two.db, async () => void events.push('second begins'), { largeBytes });
  if (largeBytes > 0) await other;
  first.resolve();
  await Promise.all([running, other]);
  return events;
}

test('large databases are copied one after the other, small ones together', async () => {
  expect(await overlaps(0)).toEqual(['first ends', 'second begins']);
  expect(await overlaps(500 * MiB)).toEqual(['second begins', 'first ends']);
});

test('a copy that would wait too long is refused, and one that fails makes room', async () => {
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const running = copyAlone(
    one.db,
    () => {
      begun.resolve();
      return first.promise;
    },
    { largeBytes: 0 },
  );
  await begun.promise;
  const waiting = copyAlone(two.db, async () => {}, { largeBytes: 0, timeout: 10 });
  await expect(waiting).rejects.toThrow(
    'Another preview of this large database is being prepared.',
  );
  first.reject(new Error('The disk is full.'));
  await expect(running).rejects.toThrow('The disk is full.');
  await copyAlone(two.db, async () => {}, { largeBytes: 0 });
});
