import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../db/open.ts';
import { takeLease } from '../../../db/repositories/operation/lease.ts';
import { allRows } from '../../../db/testing/database.ts';
import { openSearch } from '../../open-search-engine.ts';
import { connectTo, runningServer } from '../server/server-access.ts';
import { isDocumentWrite } from '../testing/fake-server.ts';
import {
  expectAgreement,
  expectHealth,
  namesFound,
  openCatalogue,
  openFedCatalogue,
  startSearch,
  writeProduct,
} from '../testing/fed-catalogue.ts';
import { createFeeder } from './feeder.ts';

const isWrite = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' && path !== '/multi-search';

/** The second process has its own connections to the same database, and its own search. */
async function openTwoProcesses() {
  const catalogue = await openFedCatalogue();
  const database = await openDatabase(catalogue.database.address);
  onTestFinished(() => database.close());
  const other = { ...catalogue, database: { ...catalogue.database, ...database } };
  const search = await startSearch(other);
  await expectHealth(search, { status: 'ok', pending: 0 });
  return { first: catalogue, second: { ...other, search }, server: catalogue.server };
}

test('one process feeds Meilisearch, and the other knows when a write is searchable', async () => {
  const { first, second, server } = await openTwoProcesses();
  server.calls.length = 0;
  server.hold();
  await writeProduct(second.database, 'Velvet Otter');
  await expect.poll(() => server.calls.filter(isDocumentWrite)).toHaveLength(2);
  await expectHealth(first.search, { pending: 1 });
  await expectHealth(second.search, { pending: 1 });
  expect(await namesFound(second.search, second.database, 'velvet')).toEqual(['Velvet Otter']);
  server.letGo();
  for (const { search } of [first, second]) await expectHealth(search, { pending: 0 });
  expect(server.calls.filter(isWrite)).toHaveLength(2);

  server.calls.length = 0;
  await vi.waitFor(async () => {
    expect(await namesFound(second.search, second.database, 'velvet')).toEqual(['Velvet Otter']);
    expect(server.calls.some(({ path }) => path === '/multi-search')).toBe(true);
  });
});

test('the second process takes over feeding once the first has exited, and compares the indexes', async () => {
  const { first, second, server } = await openTwoProcesses();
  await first.search.close();
  server.indexes.get('aceboard-en')?.documents.clear();
  await writeProduct(second.database, 'Velvet Otter');
  await vi.waitFor(() => expectAgreement(server, second.database), 20_000);
  await expectHealth(second.search, { status: 'ok', pending: 0 });
});

test('searches find writes that are not fed yet because a process on another machine holds the lease', async () => {
  const catalogue = await openCatalogue();
  const { db } = catalogue.database;
  const lease = { name: 'meilisearch feeder', holder: 'other machine|1|2' };
  await takeLease(db, { ...lease, milliseconds: 8_000 });
  const search = await startSearch(catalogue);
  await writeProduct(catalogue.database, 'Velvet Otter');
  await expect.poll(() => catalogue.server.calls.length).toBeGreaterThan(2);
  expect(await namesFound(search, catalogue.database, 'velvet')).toEqual(['Velvet Otter']);
  expect(catalogue.server.calls.some(isWrite)).toBe(false);
  await expectHealth(search, { status: 'degraded' });
  await db.updateTable('lease').set({ expires_at: 1 }).execute();
  await expectHealth(search, { status: 'ok', pending: 0 });
  await expectAgreement(catalogue.server, catalogue.database);
});

test('a process that has lost the lease updates neither the indexes nor its cursor', async () => {
  const catalogue = await openFedCatalogue();
  const { server, database, log, search } = catalogue;
  await search.close();
  let isHeld = true;
  const feeder = createFeeder({
    database,
    client: () => connectTo({ url: server.url }),
    log,
    closing: new AbortController().signal,
    lease: { isHeld: () => isHeld },
  });
  await feeder.catchUp();
  await writeProduct(database, 'Velvet Otter');
  const before = await database.db.selectFrom('setting').selectAll().orderBy('key').execute();

  server.calls.length = 0;
  server.failWith(({ path }) => {
    if (path.startsWith('/indexes?')) isHeld = false;
    return undefined;
  });
  await expect(feeder.catchUp()).rejects.toThrow('Another process has taken over');
  expect(server.calls.filter(isWrite)).toEqual([]);

  isHeld = true;
  server.failWith((call) => {
    if (isDocumentWrite(call)) isHeld = false;
    return undefined;
  });
  await expect(feeder.catchUp()).rejects.toThrow('Another process has taken over');
  expect(await database.db.selectFrom('setting').selectAll().orderBy('key').execute()).toEqual(
    before,
  );
});

test('a server that only this process can reach is fed without a lease', async () => {
  const { database, server, log } = await openCatalogue();
  const search = openSearch(database, {
    server: { ...runningServer({ url: server.url }), isShared: false },
  });
  onTestFinished(() => search.close());
  search.start(log);
  await expectHealth(search, { status: 'ok', pending: 0 });
  await expectAgreement(server, database);
  expect(await allRows(database.db, 'lease')).toEqual([]);
});
