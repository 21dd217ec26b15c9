import type { Kysely } from 'kysely';
import {
  type DocumentDraft,
  maxAllDocumentBytes,
  maxDocumentBytes,
  maxDocuments,
} from '#contract/money/document.ts';
import {
  findDocument,
  findFullDocument,
  findStoredSize,
  insertDocument,
} from '../../db/repositories/money/document.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, badInput } from '../errors.ts';
import { rejectHiddenCharacters } from '../resource/check/hidden-character.ts';
import { unknownId, type Writer } from '../resource/resource.ts';

export const addDocument = ({ db, actor }: Writer, draft: DocumentDraft) =>
  inTransaction(db, async (trx) => {
    rejectHiddenCharacters({ name: draft.name });
    const bytes = Buffer.byteLength(draft.content, 'base64');
    if (bytes > maxDocumentBytes) {
      throw badInput([{ path: 'content', message: 'Must be at most 5 MB' }]);
    }
    const stored = await findStoredSize(trx);
    if (stored.documents >= maxDocuments) {
      throw new AppError('conflict', `There are already ${maxDocuments} documents.`);
    }
    if (stored.bytes + bytes > maxAllDocumentBytes) {
      throw new AppError('conflict', 'All documents together can have at most 500 MB.');
    }
    const id = await insertDocument(trx, { ...draft, bytes, actor });
    const inserted = await findDocument(trx, id);
    if (!inserted) throw unknownId('document', id);
    return inserted;
  });

export async function getDocument(db: Kysely<Database>, id: number) {
  const found = await findFullDocument(db, id);
  if (!found) throw unknownId('document', id);
  return found;
}
