import type { Meilisearch } from 'meilisearch';
import { type Language, languages } from '#contract/language.ts';
import { inSlices } from '../../../db/time-slice.ts';
import type { SearchDocument, WrittenIndex } from '../../search-index.ts';
import { indexSettings } from './index-settings.ts';
import { documentId, type IndexedDocument, indexedDocument } from './indexed-document.ts';
import { succeeded } from './task.ts';

/** One index per language. */
export type IndexNames = Readonly<Record<Language, string>>;

const documentsPerBatch = 500;

/** Writes resolve once their task in Meilisearch has succeeded. */
export function createMeilisearchIndex(
  client: () => Meilisearch,
  names: IndexNames,
  closing?: AbortSignal,
): WrittenIndex {
  const index = (language: Language) => client().index<IndexedDocument>(names[language]);
  return {
    async upsert(documents) {
      for (let start = 0; start < documents.length; start += documentsPerBatch) {
        const some = documents.slice(start, start + documentsPerBatch);
        const tasks = languages.map(async (language) => {
          const indexed = await indexedDocuments(some, language);
          return index(language).addDocuments(indexed, { primaryKey: 'id' });
        });
        const enqueued = await Promise.all(tasks);
        await succeeded(client(), enqueued, closing);
      }
    },
    async remove(keys) {
      if (keys.length === 0) return;
      const ids = keys.map(documentId);
      const tasks = languages.map((language) => index(language).deleteDocuments(ids));
      const enqueued = await Promise.all(tasks);
      await succeeded(client(), enqueued, closing);
    },
  };
}

async function indexedDocuments(documents: readonly SearchDocument[], language: Language) {
  const indexed: IndexedDocument[] = [];
  for await (const document of inSlices(documents)) {
    indexed.push(indexedDocument(document, language));
  }
  return indexed;
}

/** Creates empty indexes with our settings. */
export async function createIndexes(
  client: Meilisearch,
  names: IndexNames,
  closing?: AbortSignal,
): Promise<void> {
  const created = languages.map((language) =>
    client.createIndex(names[language], { primaryKey: 'id' }),
  );
  await succeeded(client, await Promise.all(created), closing);
  const set = languages.map((language) =>
    client.index(names[language]).updateSettings(indexSettings),
  );
  await succeeded(client, await Promise.all(set), closing);
}
