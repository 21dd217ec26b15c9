import type { Kysely, Transaction } from 'kysely';
import {
  type DocumentDraft,
  maxAllDocumentBytes,
  maxDocumentBytes,
  maxDocuments,
} from '#contract/money/document.ts';
import {
  deleteDocumentsBefore,
  findDocument,
  findFullDocument,
  findStoredSize,
  insertDocument,
  listUsedDocuments,
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
    await makeRoom(trx, bytes);
    const id = await insertDocument(trx, { ...draft, bytes, actor });
    const inserted = await findDocument(trx, id);
    if (!inserted) throw unknownId('document', id);
    return inserted;
  });

const dayLength = 86_400_000;

/** A document is stored before its form is saved, so one without a use may still get it. */
async function makeRoom(trx: Transaction<Database>, bytes: number) {
  if (!(await refusalOf(trx, bytes))) return;
  const yesterday = new Date(Date.now() - dayLength).toISOString();
  await deleteDocumentsBefore(trx, yesterday, await listUsedDocuments(trx));
  const refusal = await refusalOf(trx, bytes);
  if (refusal) throw new AppError('conflict', refusal);
}

async function refusalOf(trx: Transaction<Database>, bytes: number): Promise<string | undefined> {
  const stored = await findStoredSize(trx);
  if (stored.documents >= maxDocuments) return `There are already ${maxDocuments} documents.`;
  if (stored.bytes + bytes <= maxAllDocumentBytes) return undefined;
  return 'Documents can take up 500 MB in total.';
}

export async function getDocument(db: Kysely<Database>, id: number) {
  const found = await findFullDocument(db, id);
  if (!found) throw unknownId('document', id);
  return found;
}
