import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { openEmbeddedSearch } from '../open-embedded-search.ts';

test('a failed snapshot is retried after a minute, then at increasing intervals up to an hour', async () => {
  const { db, close } = await testDatabase();
  await close();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let minute = 0;
  const attempts = new Set<number>();
  const current = () => {
    attempts.add(minute);
    return 1;
  };
  const search = openEmbeddedSearch(
    { db, version: { current } } as Parameters<typeof openEmbeddedSearch>[0],
    { folder: temporaryFolder(), minDocuments: 1 },
  );
  search.start({ info() {}, warn() {} });
  for (; minute < 200; minute += 1) {
    await vi.advanceTimersByTimeAsync(minute === 0 ? 0 : 60_000);
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  }
  await search.close();
  vi.useRealTimers();
  expect([...attempts]).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
});
