/** Logs and skips documents that Meilisearch rejects, and indexes the others. */

import type { SearchLog } from '../../engine-log.ts';
import type { SearchDocument, WrittenIndex } from '../../search-index.ts';
import { documentId } from './indexed-document.ts';
import { isRefusal } from './task.ts';

type Tolerance = {
  /** The keys of the documents that are currently skipped. */
  refused: Set<string>;
  log: SearchLog;
  /** Errors, other than a rejection, that a document may cause. */
  isFault?: (error: unknown) => boolean;
};

export function tolerantIndex(
  index: WrittenIndex,
  { refused, log, isFault = () => false }: Tolerance,
): WrittenIndex {
  async function upsert(documents: readonly SearchDocument[]): Promise<void> {
    try {
      await index.upsert(documents);
      for (const document of documents) refused.delete(documentId(document));
    } catch (error) {
      if (!isRefusal(error) && !isFault(error)) throw error;
      const [first] = documents;
      if (documents.length === 1 && first) return refuse(first, error);
      const half = Math.ceil(documents.length / 2);
      await upsert(documents.slice(0, half));
      await upsert(documents.slice(half));
    }
  }

  function refuse(document: SearchDocument, error: unknown) {
    const id = documentId(document);
    if (!refused.has(id)) log.warn(`Meilisearch rejected the document ${id}: ${error}`);
    refused.add(id);
  }

  return {
    upsert,
    async remove(keys) {
      await index.remove(keys);
      for (const key of keys) refused.delete(documentId(key));
    },
  };
}
