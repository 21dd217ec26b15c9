import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSchema } from '../../../db/copy/copied-schema.ts';
import type { Database } from '../../../db/tables.ts';
import { testDatabase } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { openSearch } from '../../open-search-engine.ts';
import { product } from '../../testing/documents.ts';
import { productQuery, replaceCatalogue, writeProduct } from '../../testing/written-product.ts';
import { putDocument } from '../store/put-document.ts';
import { createStore } from '../store/store.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { writeSnapshot } from './write-snapshot.ts';

const warnings: string[] = [];
const log = { info() {}, warn: (message: string) => void warnings.push(message) };

/** Renames the first product without logging it. Only an index built from the rows finds the new name. */
const renameInSecret = (db: Kysely<Database>, name: string) =>
  db.updateTable('product_translation').set({ name }).where('product_id', '=', 1).execute();

type Opened = Awaited<ReturnType<typeof testDatabase>>;

let database: Opened;
let folder: string;
const file = () => join(folder, 'search-index');

/** Opens a search, runs the work and closes the search, like a process. */
async function run<Result>(
  work: (find: (q: string) => Promise<number[]>) => Promise<Result>,
  { given = database, minDocuments = 1 }: { given?: Opened; minDocuments?: number } = {},
): Promise<Result> {
  const search = openSearch(given, { snapshots: { folder, minDocuments } });
  search.start(log);
  const result = await work(async (q) => {
    const { products } = await search.find(productQuery(q));
    return products.hits.map(({ id }) => id);
  });
  await search.close();
  return result;
}

const ids = (q: string, options?: Parameters<typeof run>[1]) => run((find) => find(q), options);

beforeEach(async () => {
  database = await testDatabase();
  folder = temporaryFolder();
  warnings.length = 0;
  await writeProduct(database.db, 'Amber Orrery');
  await writeProduct(database.db, 'Velvet Otter');
  await ids('amber');
  await renameInSecret(database.db, 'Crimson Lantern');
});

afterEach(async () => {
  await database.close();
  expect(readdirSync(folder).filter((name) => name !== 'search-index')).toEqual([]);
  expect(warnings).toEqual([]);
});

const expectRead = async () => {
  expect(await ids('amber')).toEqual([1]);
  expect(await ids('crimson')).toEqual([]);
};

const expectRebuilt = async () => {
  expect(await ids('crimson')).toEqual([1]);
  expect(await ids('amber')).toEqual([]);
};

test('startup reads the snapshot instead of the catalogue', expectRead);

test('only the owner can read the file', () => {
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('startup replays the changes since the snapshot', async () => {
  await writeProduct(database.db, 'Brass Heron');
  await writeProduct(database.db, 'Tidal Marquee', 2);
  expect(await ids('heron')).toEqual([3]);
  expect(await ids('velvet')).toEqual([]);
  expect(await ids('tidal')).toEqual([2]);
  await expectRead();
});

test('an index read from a snapshot can be updated, and so can one read from its own snapshot', async () => {
  await run(async (find) => {
    await writeProduct(database.db, 'Velvet Heron', 2);
    await writeProduct(database.db, 'Otterly Amber');
    expect(await find('otter')).toEqual([3]);
    expect(await find('heron')).toEqual([2]);
  });
  expect(await ids('amber')).toEqual([1, 3]);
  expect(await ids('velvet heron')).toEqual([2]);
});

test('a replaced catalogue is read again', async () => {
  await replaceCatalogue(database.db);
  await expectRebuilt();
});

test('a log that ends before the snapshot makes the snapshot unusable', async () => {
  await database.db.deleteFrom('change').where('seq', '=', 2).execute();
  await expectRebuilt();
});

test('a log with other changes makes the snapshot unusable', async () => {
  await database.db.updateTable('change').set({ actor: 'other' }).where('seq', '=', 2).execute();
  await expectRebuilt();
});

test('a snapshot of another database is refused, even if its log is the same', async () => {
  await database.db
    .updateTable('setting')
    .set({ value: randomBytes(32).toString('hex') })
    .where('key', '=', 'search_snapshot_key')
    .execute();
  await expectRebuilt();
});

test('a snapshot made before a migration is refused', async () => {
  const rename = (from: string, to: string) =>
    (database.db as unknown as Kysely<{ migration: { name: string } }>)
      .updateTable('migration')
      .set({ name: to })
      .where('name', '=', from)
      .execute();
  const [last] = (await readSchema(database.db)).toReversed();
  await rename(last as string, 'another');
  await expectRebuilt();
  await rename('another', last as string);
});

test.each([
  ['is empty', () => Buffer.alloc(0)],
  ['is not a snapshot', () => randomBytes(100_000)],
  ['ends within its header', (stored: Buffer) => stored.subarray(0, 100)],
  ['is truncated', (stored: Buffer) => stored.subarray(0, -1)],
  ['continues after its end', (stored: Buffer) => Buffer.concat([stored, Buffer.alloc(4)])],
  ['has a changed header', (stored: Buffer) => replaced(stored, '"words":', '"words":1')],
  ['has a header in an unknown format', (stored: Buffer) => replaced(stored, 'index 1', 'index 2')],
  ['has huge columns', (stored: Buffer) => replaced(stored, '"lengths":[', '"lengths":[9')],
  ['has too few columns', (stored: Buffer) => replaced(stored, /"lengths":\[\d+,/, '"lengths":[')],
])('a snapshot that %s is refused and replaced', async (_, damage) => {
  writeFileSync(file(), damage(readFileSync(file())));
  await expectRebuilt();
});

test('a snapshot with any changed byte is refused', async () => {
  const stored = readFileSync(file());
  for (let at = stored.indexOf('\n'); at < stored.length; at += Math.ceil(stored.length / 12)) {
    const changed = Buffer.from(stored);
    changed[at] = (changed[at] as number) ^ 1;
    writeFileSync(file(), changed);
    expect(await ids('crimson')).toEqual([1]);
  }
});

const replaced = (stored: Buffer, from: string | RegExp, to: string) =>
  Buffer.from(stored.toString('latin1').replace(from, to), 'latin1');

test.each([
  ['needs no snapshot', 1],
  ['has a small index', 3],
])(
  'the leftovers of an interrupted process are removed by one that %s',
  async (_, minDocuments) => {
    writeFileSync(`${file()}.unfinished`, randomBytes(1000));
    await ids('amber', { minDocuments });
  },
);

test('the leftovers of an interrupted process are replaced by the next snapshot', async () => {
  writeFileSync(`${file()}.unfinished`, randomBytes(1000));
  await writeProduct(database.db, 'Brass Heron');
  expect(await ids('heron')).toEqual([3]);
});

test('a write aborts a snapshot in progress, and the previous snapshot is kept', async () => {
  const store = createStore();
  putDocument(store, product(1, 'Amber Orrery'));
  const place = { file: file(), key: 'key', shape: 'shape' };
  const write = (mayContinue: () => boolean) =>
    writeSnapshot(place, { store, seq: 1, log: 'log' }, mayContinue);
  const read = () => loadSnapshot(place, async () => true);
  expect(await write(() => true)).toBe(true);
  const isWritten = await write(() => {
    putDocument(store, product(2, 'Velvet Otter'));
    return true;
  });
  expect(isWritten).toBe(false);
  expect((await read())?.store.used).toBe(1);
  expect(await write(() => true)).toBe(true);
  expect((await read())?.store.used).toBe(2);
});

test('a small index has no snapshot', async () => {
  await ids('amber', { minDocuments: 3 });
  expect(existsSync(file())).toBe(false);
});

test('several processes with the same folder leave a complete snapshot', async () => {
  await writeProduct(database.db, 'Brass Heron');
  await Promise.all([ids('heron'), ids('heron'), ids('heron')]);
  await expectRead();
});

test('if a folder cannot be written to, only the snapshot is missing', async () => {
  folder = join(folder, 'missing');
  expect(await ids('crimson')).toEqual([1]);
  folder = temporaryFolder();
  warnings.length = 0;
});
