/** Compares what is indexed with the catalogue, both ways, by id and hash, and mends what differs. */
import type { Kysely } from 'kysely';
import type { Meilisearch } from 'meilisearch';
import type { Database } from '../../db/tables.ts';
import { documentsInChunks } from '../load.ts';
import type { SearchIndex } from '../search-index.ts';
import { liveNames } from './generation.ts';
import { documentId, type IndexedDocument, indexedDocument } from './indexed-document.ts';
import { languages } from './meilisearch-index.ts';
import { succeeded } from './task.ts';

type Reconciliation = {
  db: Kysely<Database>;
  client: Meilisearch;
  index: Pick<SearchIndex, 'upsert'>;
  /** Has its turn after each step: new writes do not wait for the end. */
  between(): Promise<void>;
  closing?: AbortSignal | undefined;
};

export type Mended = { written: number; removed: number };

const pageSize = 1000;

export async function reconcile({
  db,
  client,
  index,
  between,
  closing,
}: Reconciliation): Promise<Mended> {
  const hashes = { en: new Map<string, string>(), tr: new Map<string, string>() };
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

  const removals = languages
    .filter((language) => hashes[language].size > 0)
    .map((language) =>
      client.index(liveNames[language]).deleteDocuments([...hashes[language].keys()]),
    );
  await succeeded(client, await Promise.all(removals), closing);
  return { written, removed: Math.max(hashes.en.size, hashes.tr.size) };
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
