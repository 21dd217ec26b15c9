/** Compares the index with the catalogue in both directions, by id and hash, and repairs differences. */
import type { Kysely } from 'kysely';
import type { Meilisearch } from 'meilisearch';
import { inEachLanguage, languages } from '#contract/language.ts';
import type { Database } from '../../../db/tables.ts';
import { documentsInChunks, loadDocuments } from '../../load-documents.ts';
import type { WrittenIndex } from '../../search-index.ts';
import {
  documentId,
  documentKey,
  type IndexedDocument,
  indexedDocument,
} from '../index/indexed-document.ts';
import { liveNames } from './index-generation.ts';

type Repair = {
  db: Kysely<Database>;
  client: Meilisearch;
  index: WrittenIndex;
  /** Called after each step, so that new writes don't wait for the comparison to finish. */
  between(): Promise<void>;
};

type Repaired = { written: number; removed: number };

const pageSize = 1000;

export async function repairIndex({ db, client, index, between }: Repair): Promise<Repaired> {
  const hashes = inEachLanguage(() => new Map<string, string>());
  for (const language of languages) {
    for await (const page of indexedPages(client, liveNames[language])) {
      for (const { id, hash } of page) hashes[language].set(id, hash);
      await between();
    }
  }

  let written = 0;
  for await (const documents of documentsInChunks(db)) {
    const differing = documents.filter((document) =>
      languages.some(
        (language) =>
          hashes[language].get(documentId(document)) !== indexedDocument(document, language).hash,
      ),
    );
    if (differing.length > 0) await index.upsert(differing);
    written += differing.length;
    for (const document of documents) {
      for (const language of languages) hashes[language].delete(documentId(document));
    }
    await between();
  }

  // A document that was restored during the comparison has already been fed and must stay.
  const keys = [...new Set(Object.values(hashes).flatMap((known) => [...known.keys()]))].map(
    documentKey,
  );
  const { gone } = await loadDocuments(db, keys);
  await index.remove(gone);
  return { written, removed: gone.length };
}

async function* indexedPages(client: Meilisearch, name: string) {
  const index = client.index<IndexedDocument>(name);
  for (let offset = 0; ; offset += pageSize) {
    const { results } = await index.getDocuments({
      fields: ['id', 'hash'],
      limit: pageSize,
      offset,
    });
    yield results;
    if (results.length < pageSize) return;
  }
}
