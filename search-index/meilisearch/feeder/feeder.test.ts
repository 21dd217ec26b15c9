// Runs on PostgreSQL too: no other test runs its SQL there.
import { expect, test, vi } from 'vitest';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { insertPromoCode } from '../../../db/repositories/catalogue/promo-code.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { connectTo } from '../server/server-access.ts';
import { isDocumentWrite } from '../testing/fake-server.ts';
import {
  expectAgreement,
  expectHealth,
  importCatalogue,
  namesFound,
  openCatalogue,
  openFedCatalogue,
  startSearch,
  writeProduct,
} from '../testing/fed-catalogue.ts';
import { beginSwap, findGeneration, liveNames } from './index-generation.ts';
import { rebuildIndexes, rebuiltNames } from './rebuild-index.ts';

const isSearch = ({ path }: { path: string }) => path === '/multi-search';
const isWrite = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' && path !== '/multi-search';

test('an empty server is filled at startup, and then searched', async () => {
  const { server, database, search } = await openFedCatalogue();
  await expectAgreement(server, database);
  expect([...server.indexes.keys()].sort()).toEqual(['aceboard-en', 'aceboard-tr']);
  expect(await namesFound(search, database, 'amber')).toEqual(['Amber Orrery']);
  expect(server.calls.filter(isSearch)).toHaveLength(1);
});

test('an index that is behind by one write is not searched', async () => {
  const { server, database, search } = await openFedCatalogue();
  server.hold();
  await writeProduct(database, 'Velvet Otter');
  expect(await namesFound(search, database, 'velvet')).toEqual(['Velvet Otter']);
  expect(server.calls.filter(isSearch)).toHaveLength(0);
  server.letGo();
  await expectHealth(search, { pending: 0 });
  // The database determines whether the index is up to date. Its first responses may still contain the previous state.
  const searchesOfServer = async () => {
    expect(await namesFound(search, database, 'velvet')).toEqual(['Velvet Otter']);
    return server.calls.filter(isSearch).length;
  };
  await expect.poll(searchesOfServer).toBe(1);
});

test('a search is one request, for IDs only, without compression', async () => {
  const { server, database, search } = await openFedCatalogue();
  server.calls.length = 0;
  expect(await namesFound(search, database, 'amber')).toEqual(['Amber Orrery']);
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: '/multi-search',
      headers: expect.objectContaining({ 'accept-encoding': 'identity' }),
      body: { queries: [expect.objectContaining({ attributesToRetrieve: ['id'] })] },
    },
  ]);
});

test('the indexes are not searched while another process swaps in its own', async () => {
  const { server, database, search } = await openFedCatalogue();
  server.indexes.get('aceboard-en')?.documents.clear();
  expect(await namesFound(search, database, 'amber')).toEqual([]);
  await beginSwap(database.db, 'another generation');
  expect(await namesFound(search, database, 'amber')).toEqual(['Amber Orrery']);
});

test('an index that Meilisearch recreated for a single document is not searched', async () => {
  const { server, database, search } = await openFedCatalogue();
  server.failWith((call) => {
    if (isDocumentWrite(call)) server.indexes.delete('aceboard-en');
    return undefined;
  });
  await writeProduct(database, 'Velvet Otter');
  await expectHealth(search, { pending: 0 });
  expect(await namesFound(search, database, 'amber')).toEqual(['Amber Orrery']);
});

test('a product’s new name also finds its codes', async () => {
  const { server, database, search } = await openFedCatalogue();
  await inTransaction(database.db, (trx) =>
    insertPromoCode(trx, promoCodeDraft.parse({ code: 'WELCOME', product_id: 1 })),
  );
  await writeProduct(database, 'Even Keel', 1);
  await expectHealth(search, { pending: 0 });
  const code = server.indexes.get('aceboard-en')?.documents.get('promocodes-1');
  expect(code?.partner).toEqual(['even keel']);
});

test('the index of a catalogue that was replaced as a whole is built separately and swapped in', async () => {
  const { server, database, search } = await openFedCatalogue();
  server.calls.length = 0;
  await importCatalogue(database, ['Pomegranate Court', 'Tidal Marquee']);
  await expectHealth(search, { status: 'ok', pending: 0 });
  await expectAgreement(server, database);
  expect(server.calls.some(({ path }) => path === '/swap-indexes')).toBe(true);
});

test('the next process resumes where the last one stopped', async () => {
  const catalogue = await openFedCatalogue();
  await catalogue.search.close();
  const { server, database } = catalogue;
  await writeProduct(database, 'Velvet Otter');
  server.calls.length = 0;
  const next = await startSearch(catalogue);
  await expectHealth(next, { status: 'ok', pending: 0 });
  expect(server.calls.filter(isWrite)).toHaveLength(2);
  await expectAgreement(server, database);
});

test('indexes that were lost while the site was stopped are rebuilt', async () => {
  const { server, database, search, log } = await openFedCatalogue();
  server.indexes.clear();
  await vi.waitFor(() => expect(server.indexes.has('aceboard-tr')).toBe(true), 20_000);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(3), 20_000);
  await expectHealth(search, { status: 'ok', pending: 0 });
  await expectAgreement(server, database);
});

test('repairs differences found at startup in both directions', async () => {
  const catalogue = await openFedCatalogue();
  const { server, database } = catalogue;
  await writeProduct(database, 'Velvet Otter');
  await writeProduct(database, 'Brass Heron');
  await expectHealth(catalogue.search, { pending: 0 });
  await catalogue.search.close();

  const documents = server.indexes.get('aceboard-tr')?.documents;
  const otter = documents?.get('products-2');
  if (!documents || !otter) throw new Error('The otter is not indexed');
  documents.delete('products-1');
  documents.set('products-2', { ...otter, hash: 'another' });
  documents.set('products-77', { ...otter, id: 'products-77', number: 77 });
  const next = await startSearch(catalogue);
  await expectHealth(next, { status: 'ok', pending: 0 });
  await expectAgreement(server, database);
  expect(catalogue.log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('2 documents were rewritten, 1 removed'),
  );
});

test('a reindex never leaves searches without an index, and loses no write', async () => {
  const { server, database, search, log } = await openFedCatalogue();
  const client = connectTo({ url: server.url });
  let missing = 0;
  server.failWith(async ({ path }) => {
    if (!server.indexes.has('aceboard-en')) missing += 1;
    if (path !== '/swap-indexes') return undefined;
    // Too late to be in the new indexes, but written to the old ones before they are deleted.
    await writeProduct(database, 'Last Minute');
    await vi.waitFor(() => expect(server.documentsIn('aceboard-tr')).toHaveLength(4), 20_000);
    return undefined;
  });
  const before = await findGeneration(client, liveNames);
  server.hold();
  const rebuilding = rebuildIndexes({ db: database.db, client, log, refused: new Set() });
  await writeProduct(database, 'Velvet Otter');
  server.letGo();
  await writeProduct(database, 'Brass Heron');
  await rebuilding;
  expect(await namesFound(search, database, 'minute')).toEqual(['Last Minute']);
  await writeProduct(database, 'Even Keel');

  await vi.waitFor(() => expectAgreement(server, database), 20_000);
  await expectHealth(search, { status: 'ok', pending: 0 });
  expect(await findGeneration(client, liveNames)).not.toBe(before);
  expect(missing).toBe(0);
  expect([...server.indexes.keys()].sort()).toEqual(['aceboard-en', 'aceboard-tr']);
});

test('a reindex removes the leftovers of a killed one, but not the indexes of one in progress', async () => {
  const { server, database, log } = await openCatalogue();
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  server.makeIndex('aceboard-en-rebuilt-by-one-before').createdAt = ago(61);
  server.makeIndex(`aceboard-en-rebuilt-by-${process.pid}`).createdAt = ago(61);
  server.makeIndex('aceboard-en-rebuilt-by-another').createdAt = ago(59);
  server.makeIndex('somebody-elses');
  const client = connectTo({ url: server.url });
  await rebuildIndexes({ db: database.db, client, log, refused: new Set() });
  expect([...server.indexes.keys()].sort()).toEqual([
    'aceboard-en',
    'aceboard-en-rebuilt-by-another',
    'aceboard-tr',
    'somebody-elses',
  ]);
  await expectAgreement(server, database);
});

test('indexes deleted by someone else during the rebuild are not swapped in', async () => {
  const { server, database, log } = await openCatalogue();
  const client = connectTo({ url: server.url });
  server.failWith(({ method, path }) => {
    const name = rebuiltNames.en;
    if (method === 'POST' && path.startsWith(`/indexes/${name}/documents`)) {
      server.indexes.delete(name);
    }
    return undefined;
  });
  await expect(
    rebuildIndexes({ db: database.db, client, log, refused: new Set() }),
  ).rejects.toThrow('The indexes were deleted');
  expect(server.indexes.has('aceboard-en')).toBe(false);
});
