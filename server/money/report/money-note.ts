import type { Kysely } from 'kysely';
import {
  deleteMoneyNote,
  findMoneyNote,
  insertMoneyNote,
} from '../../../db/repositories/money/money-note.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { rejectHiddenCharacters } from '../../resource/check/hidden-character.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';
import { programmeResource } from '../programme-resource.ts';

async function getNote(db: Kysely<Database>, id: number) {
  const found = await findMoneyNote(db, id);
  if (!found) throw unknownId('note', id);
  return found;
}

type Draft = { programme_id: number; month: string; note: string };

export const addNote = ({ db, actor }: Writer, draft: Draft) =>
  inTransaction(db, async (trx) => {
    rejectHiddenCharacters(draft);
    await programmeResource.get(trx, draft.programme_id);
    return getNote(trx, await insertMoneyNote(trx, { ...draft, actor }));
  });

export const removeNote = ({ db }: Writer, id: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    await getNote(trx, id);
    await deleteMoneyNote(trx, id);
  });
