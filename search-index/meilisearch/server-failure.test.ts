// Runs in test:long only: waits until a failed server is tried again.
// Runs on SQLite only: this tests failures of Meilisearch, and feeder.test.ts covers the SQL.
import { expect, test, vi } from 'vitest';
import { type Call, type FakeServer, isDocumentWrite } from './testing/fake-server.ts';
import {
  expectAgreement,
  expectHealth,
  importCatalogue,
  namesFound,
  openFedCatalogue,
  removeProduct,
  startSearch,
  writeProduct,
} from './testing/fed-catalogue.ts';

const internal = { code: 'internal', type: 'internal', message: 'index is corrupted' };
const invalid = { code: 'invalid_document_fields', type: 'invalid_request', message: 'bad' };

const names = ({ body }: Call) => JSON.stringify(body);

/** Makes this many document writes fail with the given fault. */
function failWrites(
  server: FakeServer,
  count: number,
  fault: Parameters<FakeServer['failWith']>[0],
) {
  let left = count;
  server.failWith((call) => {
    if (!isDocumentWrite(call) || left === 0) return undefined;
    left -= 1;
    return fault(call);
  });
}

test('the embedded engine takes over while connections are refused, and no write is missing afterwards', async () => {
  const { server, database, search, log } = await openFedCatalogue();
  await server.stop();
  const id = await writeProduct(database, 'Velvet Otter');
  await writeProduct(database, 'Brass Heron', 1);
  expect(await namesFound(search, database, 'velvet')).toEqual(['Velvet Otter']);
  await expectHealth(search, { status: 'degraded', pending: 2 });
  expect(log.warn).toHaveBeenCalledTimes(1);

  await removeProduct(database, id);
  expect(await namesFound(search, database, 'velvet')).toEqual([]);
  await server.startAgain();
  await expectHealth(search, { status: 'ok', pending: 0 });
  await expectAgreement(server, database);
});

test.each([
  ['a timeout after the task was accepted', 'no answer'],
  ['losing the response after the task was accepted', 'lost answer'],
  ['a 503', { status: 503 }],
  ['a 500', { status: 500 }],
  ['a failed task', { task: internal }],
] as const)('retries the write after %s', async (_, fault) => {
  const { server, database, search } = await openFedCatalogue();
  failWrites(server, 1, () => fault);
  await writeProduct(database, 'Velvet Otter');
  await expectHealth(search, { status: 'degraded', pending: 1 });
  expect(await namesFound(search, database, 'velvet')).toEqual(['Velvet Otter']);
  await expectHealth(search, { status: 'ok', pending: 0 });
  await expectAgreement(server, database);
});

test('no write is lost if the server restarts before processing an accepted task', async () => {
  const { server, database, search } = await openFedCatalogue();
  server.hold();
  await writeProduct(database, 'Velvet Otter');
  await expect.poll(() => server.calls.some(isWriteOf('velvet'))).toBe(true);
  await server.stop();
  await expectHealth(search, { status: 'degraded', pending: 1 });
  server.letGo();
  await server.startAgain();
  await expectHealth(search, { status: 'ok', pending: 0 });
  await expectAgreement(server, database);
});

test('no write is lost if our own process exits before an accepted task is processed', async () => {
  const catalogue = await openFedCatalogue();
  const { server, database, search } = catalogue;
  server.hold();
  await writeProduct(database, 'Velvet Otter');
  await expect.poll(() => server.calls.some(isWriteOf('velvet'))).toBe(true);
  await search.close();
  server.calls.length = 0;
  server.letGo();
  const next = await startSearch(catalogue);
  await expectHealth(next, { status: 'ok', pending: 0 });
  expect(server.calls.some(isWriteOf('velvet'))).toBe(true);
  await expectAgreement(server, database);
});

test('the cursor only moves once the task has succeeded', async () => {
  const { server, database, search } = await openFedCatalogue();
  server.hold();
  await writeProduct(database, 'Velvet Otter');
  await expect.poll(() => server.calls.some(isWriteOf('velvet'))).toBe(true);
  expect((await search.health()).pending).toBe(1);
  server.letGo();
  await expectHealth(search, { pending: 0 });
});

test('a rejected document is logged and counted, and the rest of its batch is indexed', async () => {
  const { server, database, search, log } = await openFedCatalogue();
  server.failWith((call) =>
    isDocumentWrite(call) && names(call).includes('poison') ? { task: invalid } : undefined,
  );
  await importCatalogue(database, ['Brass Heron', 'Poison Apple', 'Velvet Otter', 'Even Keel']);
  await expectHealth(search, { status: 'degraded', pending: 1 });
  expect(server.documentsIn('aceboard-en').map(({ number }) => number)).toEqual([1, 2, 4, 5]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('products-3'));

  await writeProduct(database, 'Healed Apple', 3);
  await expectHealth(search, { status: 'ok', pending: 0 });
  await expectAgreement(server, database);
});

test('a document whose task always fails does not block the others forever', async () => {
  const { server, database, log } = await openFedCatalogue();
  server.failWith((call) =>
    isDocumentWrite(call) && names(call).includes('poison') ? { task: internal } : undefined,
  );
  await writeProduct(database, 'Poison Apple');
  await writeProduct(database, 'Velvet Otter');
  await vi.waitFor(
    () => expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('products-2')),
    { timeout: 60_000 },
  );
  await expect
    .poll(() => server.documentsIn('aceboard-tr').map(({ number }) => number))
    .toEqual([1, 3]);
});

const isWriteOf = (name: string) => (call: Call) =>
  isDocumentWrite(call) && names(call).includes(name);
