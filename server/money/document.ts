import type { Kysely } from 'kysely';
import { type DocumentDraft, maxDocumentBytes } from '#contract/money/document.ts';
import {
  findDocument,
  findFullDocument,
  insertDocument,
} from '../../db/repositories/money/document.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { badInput } from '../errors.ts';
import { rejectHiddenCharacters } from '../resource/check/hidden-character.ts';
import { unknownId, type Writer } from '../resource/resource.ts';

export const addDocument = ({ db, actor }: Writer, draft: DocumentDraft) =>
  inTransaction(db, async (trx) => {
    rejectHiddenCharacters({ name: draft.name });
    const bytes = Buffer.byteLength(draft.content, 'base64');
    if (bytes > maxDocumentBytes) {
      throw badInput([{ path: 'content', message: 'Must be at most 5 MB' }]);
    }
    const id = await insertDocument(trx, { ...draft, bytes, actor });
    const stored = await findDocument(trx, id);
    if (!stored) throw unknownId('document', id);
    return stored;
  });

export async function getDocument(db: Kysely<Database>, id: number) {
  const found = await findFullDocument(db, id);
  if (!found) throw unknownId('document', id);
  return found;
}
