// Runs on SQLite only: it tests SQLite's driver.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { pagedList } from '../paged-list.ts';
import { inLongSnapshot, inSnapshot } from '../read-snapshot.ts';
import { isPostgres, testDatabase } from '../testing/database.ts';
import { fillDisk, freeDisk, holdLock } from '../testing/failure.ts';
import { inLongTransaction, inTransaction, inUnsyncedTransaction } from '../transaction.ts';

let given: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  given = await testDatabase();
});
afterEach(() => given.close());

const insert = (key: string, value = '') =>
  inTransaction(given.db, (trx) => trx.insertInto('setting').values({ key, value }).execute());

const refuse = (key: string) =>
  inTransaction(given.db, async (trx) => {
    await trx.insertInto('setting').values({ key, value: '' }).execute();
    throw new Error(`${key} is rejected`);
  });

async function settings(db = given.db) {
  const rows = await db.selectFrom('setting').select('key').where('key', 'like', 'new %').execute();
  return rows.map(({ key }) => key).sort();
}

const turn = () => new Promise(setImmediate);

test('a read sees nothing of a write in progress, and does not wait for it', async () => {
  await inTransaction(given.db, async (trx) => {
    await trx.insertInto('setting').values({ key: 'new 1', value: '' }).execute();
    await turn();
    expect(await settings(trx)).toEqual(['new 1']);
    expect(await settings()).toEqual([]);
    expect(await inSnapshot(given.db, settings)).toEqual([]);
  });
  expect(await settings()).toEqual(['new 1']);
});

test('writes that arrive together are committed together', async () => {
  // A group is committed early once it is old, which would happen on a busy machine.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = insert('new 1').then(() => settings());
  const others = [insert('new 2'), insert('new 3')];
  expect(await first).toEqual(['new 1', 'new 2', 'new 3']);
  await Promise.all(others);
});

test('only the failed write is rolled back, regardless of its position in the group', async () => {
  const ended = await Promise.allSettled([
    refuse('new 1'),
    insert('new 2'),
    refuse('new 3'),
    insert('new 4'),
    refuse('new 5'),
  ]);
  expect(ended.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(await settings()).toEqual(['new 2', 'new 4']);
});

test.each([
  ['a write', inTransaction],
  ['an unsynced write', inUnsyncedTransaction],
])('other work continues before %s that took long returns', async (_, write) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let isOtherDone = false;
  const other = turn().then(() => {
    isOtherDone = true;
  });
  await write(given.db, async (trx) => {
    await trx.insertInto('setting').values({ key: 'new 1', value: '' }).execute();
    vi.advanceTimersByTime(50);
  });
  expect(isOtherDone).toBe(true);
  await other;
});

test('a single statement also waits for its group’s commit, and is rolled back on its own', async () => {
  await insert('new 1');
  const single = (key: string) =>
    given.db.insertInto('setting').values({ key, value: '' }).execute();
  const ended = await Promise.allSettled([single('new 2'), single('new 1'), insert('new 3')]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await settings()).toEqual(['new 1', 'new 2', 'new 3']);
});

test('a write queued behind a long one runs after it', async () => {
  let waiting: Promise<unknown> | undefined;
  await inTransaction(given.db, async (trx) => {
    waiting = insert('new 2');
    await turn();
    await trx.insertInto('setting').values({ key: 'new 1', value: '' }).execute();
  });
  await waiting;
  expect(await settings()).toEqual(['new 1', 'new 2']);
});

test('on a full disk no write in a group is reported as done', async () => {
  await fillDisk(given.db);
  const ended = await Promise.allSettled(
    ['new 1', 'new 2', 'new 3'].map((key) => insert(key, 'x'.repeat(100_000))),
  );
  expect(ended.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(await settings()).toEqual([]);
  await freeDisk(given.db);
  await insert('new 4');
  expect(await settings()).toEqual(['new 4']);
});

test('a long read sees a single snapshot, and no other read waits for it', async () => {
  await insert('new 1');
  await inLongSnapshot(given.db, async (snapshot) => {
    expect(await settings(snapshot)).toEqual(['new 1']);
    await insert('new 2');
    expect(await inSnapshot(given.db, settings)).toEqual(['new 1', 'new 2']);
    expect(await settings(snapshot)).toEqual(['new 1']);
  });
});

test('the schema is changed between two groups', async () => {
  const write = insert('new 1');
  await given.db.schema.alterTable('setting').addColumn('note', 'text').execute();
  await write;
  const [row] = await given.db.selectFrom('setting').selectAll().execute();
  expect(row).toHaveProperty('note', null);
});

test('a finished write does not wait for a long one that starts before the group commits', async () => {
  const finished = insert('new 1');
  await inLongTransaction(given.db, async (trx) => {
    await finished;
    await trx.insertInto('setting').values({ key: 'new 2', value: '' }).execute();
  });
  expect(await settings()).toEqual(['new 1', 'new 2']);
});

test('while another process writes, reads are served and writes wait', async () => {
  const release = await holdLock(given.address);
  const waiting = insert('new 1');
  await turn();
  expect(await settings()).toEqual([]);
  await release();
  await waiting;
  expect(await settings()).toEqual(['new 1']);
});

test('reads do not wait for a list without a limit', async () => {
  const list = pagedList(async () => ({ items: await settings(), total: 0 }));
  expect(await list(given.db, { offset: 0 })).toMatchObject({ items: [] });
});

describe.skipIf(isPostgres)('an unsynced write', () => {
  const [full, normal] = [2, 1];
  const syncOf = async (db = given.db) => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    return rows[0]?.synchronous;
  };
  const unsynced = (key: string, during = async (_trx: typeof given.db) => {}) =>
    inUnsyncedTransaction(given.db, async (trx) => {
      await trx.insertInto('setting').values({ key, value: '' }).execute();
      await during(trx);
    });

  beforeEach(async () => {
    await sql`pragma synchronous = full`.execute(given.db);
  });

  test('does not wait for the disk, unlike every write before and after it', async () => {
    const seen: unknown[] = [];
    const synced = (key: string) =>
      inTransaction(given.db, async (trx) => {
        await trx.insertInto('setting').values({ key, value: '' }).execute();
        seen.push([key, await syncOf(trx)]);
      });
    await Promise.all([
      synced('new 1'),
      unsynced('new 2', async (trx) => {
        seen.push(['new 2', await syncOf(trx)]);
        expect(await settings()).toEqual(['new 1']);
        await turn();
      }),
      synced('new 3'),
    ]);
    expect(seen).toEqual([
      ['new 1', full],
      ['new 2', normal],
      ['new 3', full],
    ]);
    expect(await settings()).toEqual(['new 1', 'new 2', 'new 3']);
  });

  test('leaves the setting as it was when it fails', async () => {
    const fail = () => Promise.reject(new Error('It fails.'));
    await expect(unsynced('new 1', fail)).rejects.toThrow('It fails.');
    expect(await syncOf()).toBe(full);
    expect(await settings()).toEqual([]);
    await fillDisk(given.db);
    await expect(unsynced('x'.repeat(100_000))).rejects.toThrow();
    await freeDisk(given.db);
    expect(await syncOf()).toBe(full);
  });
});
