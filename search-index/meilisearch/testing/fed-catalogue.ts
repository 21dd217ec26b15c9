/** Builds a catalogue, a search over it, and a fake server for the feeder. */
import { expect, onTestFinished, vi } from 'vitest';
import { productDraft } from '#contract/catalogue/product.ts';
import { languages } from '#contract/language.ts';
import { appendChange } from '../../../db/change-log.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import {
  deleteProduct,
  insertProduct,
  updateProduct,
} from '../../../db/repositories/catalogue/product.ts';
import { marketWithoutRules } from '../../../db/repositories/site/visitor-market.ts';
import { testDatabase } from '../../../db/testing/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { openSearch } from '../../open-search-engine.ts';
import { allDocuments } from '../../testing/all-documents.ts';
import { liveNames } from '../feeder/index-generation.ts';
import { documentId, indexedDocument } from '../index/indexed-document.ts';
import { runningServer } from '../server/server-access.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';

const named = (name: string) => productDraft.parse({ i18n: { en: { name } } });

export const writeProduct = ({ db }: OpenDatabase, name: string, id?: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    if (id !== undefined) await updateProduct(trx, id, named(name));
    const entityId = id ?? (await insertProduct(trx, named(name)));
    const action = id === undefined ? 'create' : 'update';
    await appendChange(trx, { ...change, action, entity: 'product', entityId });
    return entityId;
  });

export const removeProduct = ({ db }: OpenDatabase, id: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    await deleteProduct(trx, id);
    await appendChange(trx, { ...change, action: 'delete', entity: 'product', entityId: id });
  });

export const importCatalogue = ({ db }: OpenDatabase, names: readonly string[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const name of names) await insertProduct(trx, named(name));
    await appendChange(trx, { ...change, action: 'import', entity: 'catalogue', entityId: 0 });
  });

const change = { actor: 'test', snapshot: {} };

export async function openCatalogue() {
  const database = await testDatabase();
  const server = await fakeServer();
  onTestFinished(async () => {
    await server.stop();
    await database.close();
  });
  await writeProduct(database, 'Amber Orrery');
  return { database, server, log: { info: vi.fn(), warn: vi.fn() } };
}

type Catalogue = Pick<Awaited<ReturnType<typeof openCatalogue>>, 'server' | 'log'> & {
  database: OpenDatabase;
};

export async function startSearch({ database, server, log }: Catalogue) {
  const search = openSearch(database, { server: runningServer({ url: server.url }) });
  search.start(log);
  onTestFinished(() => search.close());
  return search;
}

export async function openFedCatalogue() {
  const catalogue = await openCatalogue();
  const search = await startSearch(catalogue);
  await expectHealth(search, { status: 'ok', pending: 0 });
  return { ...catalogue, search };
}

type Search = Awaited<ReturnType<typeof startSearch>>;

export const expectHealth = (search: Search, health: { status?: string; pending?: number }) =>
  vi.waitFor(async () => expect(await search.health()).toMatchObject(health), {
    timeout: 25_000,
    interval: 20,
  });

export const namesFound = async (search: Search, database: OpenDatabase, q: string) => {
  const now = Date.now() / 1000;
  const asked = {
    q,
    market: marketWithoutRules('US'),
    language: 'en',
    types: ['products'],
    limit: 8,
    now,
  } as const;
  const ids = (await search.find(asked)).products.hits.map(({ id }) => id);
  const documents = await allDocuments(database.db);
  return documents
    .filter(({ type, id }) => type === 'products' && ids.includes(id))
    .map(({ texts }) => texts.en.name);
};

/** Expects each index to contain exactly the catalogue's documents. */
export async function expectAgreement(server: FakeServer, database: OpenDatabase): Promise<void> {
  const documents = await allDocuments(database.db);
  for (const language of languages) {
    const indexed = server.documentsIn(liveNames[language]);
    const hashes = Object.fromEntries(indexed.map(({ id, hash }) => [id, hash]));
    const wanted = documents.map((document) => [
      documentId(document),
      indexedDocument(document, language).hash,
    ]);
    expect(hashes).toEqual(Object.fromEntries(wanted));
  }
}
