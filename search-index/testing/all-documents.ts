import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { documentsInChunks } from '../load-documents.ts';
import type { SearchDocument } from '../search-index.ts';

export async function allDocuments(db: Kysely<Database>): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for await (const chunk of documentsInChunks(db)) documents.push(...chunk);
  return documents;
}
