import type { Meilisearch } from 'meilisearch';
import type { Language } from '#contract/field.ts';
import type { SearchIndex } from '../search-index.ts';
import { indexSettings } from './index-settings.ts';
import { documentId, type IndexedDocument, indexedDocument } from './indexed-document.ts';
import { searchMeilisearch } from './search.ts';
import { succeeded } from './task.ts';

/** An index for each language. */
export type IndexNames = Readonly<Record<Language, string>>;

export const languages: readonly Language[] = ['en', 'tr'];
const documentsAtOnce = 500;

/** Writes are done when Meilisearch has done them. */
export function createMeilisearchIndex(
  client: () => Meilisearch,
  names: IndexNames,
  closing?: AbortSignal,
): SearchIndex {
  const index = (language: Language) => client().index<IndexedDocument>(names[language]);
  return {
    async upsert(documents) {
      for (let start = 0; start < documents.length; start += documentsAtOnce) {
        const some = documents.slice(start, start + documentsAtOnce);
        const tasks = languages.map((language) =>
          index(language).addDocuments(
            some.map((document) => indexedDocument(document, language)),
            { primaryKey: 'id' },
          ),
        );
        await succeeded(client(), await Promise.all(tasks), closing);
      }
    },
    async remove(keys) {
      if (keys.length === 0) return;
      const ids = keys.map(documentId);
      const tasks = languages.map((language) => index(language).deleteDocuments(ids));
      await succeeded(client(), await Promise.all(tasks), closing);
    },
    search: (query) => searchMeilisearch(client(), names[query.language], query),
  };
}

/** Empty ones. */
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
