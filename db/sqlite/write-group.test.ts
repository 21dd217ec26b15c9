import { afterEach, beforeEach, expect, test } from 'vitest';
import { pagedList } from '../paged-list.ts';
import { inLongSnapshot, inSnapshot } from '../read-snapshot.ts';
import { testDatabase } from '../testing/database.ts';
import { fillDisk, freeDisk, holdLock } from '../testing/failure.ts';
import { inLongTransaction, inTransaction } from '../transaction.ts';

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
    throw new Error(`${key} is refused`);
  });

async function settings(db = given.db) {
  const rows = await db.selectFrom('setting').select('key').where('key', 'like', 'new %').execute();
  return rows.map(({ key }) => key).sort();
}

const turn = () => new Promise(setImmediate);

test('a read sees nothing of a write that goes on, and does not wait for its end', async () => {
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
  const first = insert('new 1').then(() => settings());
  const others = [insert('new 2'), insert('new 3')];
  expect(await first).toEqual(['new 1', 'new 2', 'new 3']);
  await Promise.all(others);
});

test('a write that is refused is undone alone, wherever it stands in its group', async () => {
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

test('a single statement waits for the commit of its group too, and is undone alone', async () => {
  await insert('new 1');
  const single = (key: string) =>
    given.db.insertInto('setting').values({ key, value: '' }).execute();
  const ended = await Promise.allSettled([single('new 2'), single('new 1'), insert('new 3')]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await settings()).toEqual(['new 1', 'new 2', 'new 3']);
});

test('a write that waits behind a long one is made after it', async () => {
  let waiting: Promise<unknown> | undefined;
  await inTransaction(given.db, async (trx) => {
    waiting = insert('new 2');
    await turn();
    await trx.insertInto('setting').values({ key: 'new 1', value: '' }).execute();
  });
  await waiting;
  expect(await settings()).toEqual(['new 1', 'new 2']);
});

test('on a full disk no write of a group is answered as done', async () => {
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

test('a long read sees one state, and no other read waits for it', async () => {
  await insert('new 1');
  await inLongSnapshot(given.db, async (snapshot) => {
    expect(await settings(snapshot)).toEqual(['new 1']);
    await insert('new 2');
    expect(await inSnapshot(given.db, settings)).toEqual(['new 1', 'new 2']);
    expect(await settings(snapshot)).toEqual(['new 1']);
  });
});

test('a setting is changed between two groups', async () => {
  const write = insert('new 1');
  await given.db.schema.alterTable('setting').addColumn('note', 'text').execute();
  await write;
  const [row] = await given.db.selectFrom('setting').selectAll().execute();
  expect(row).toHaveProperty('note', null);
});

test('a finished write does not wait for a long one that begins in its group', async () => {
  const finished = insert('new 1');
  await inLongTransaction(given.db, async (trx) => {
    await finished;
    await trx.insertInto('setting').values({ key: 'new 2', value: '' }).execute();
  });
  expect(await settings()).toEqual(['new 1', 'new 2']);
});

test('while another process writes, reads are answered, and a write waits for it', async () => {
  const release = await holdLock(given.address);
  const waiting = insert('new 1');
  await turn();
  expect(await settings()).toEqual([]);
  await release();
  await waiting;
  expect(await settings()).toEqual(['new 1']);
});

test('no read waits for a list without a bound', async () => {
  const list = pagedList(async () => ({ items: await settings(), total: 0 }));
  expect(await list(given.db, { offset: 0 })).toMatchObject({ items: [] });
});
