import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../tables.ts';

export const listMoneyNotes = (db: Kysely<Database>, month: string) =>
  db.selectFrom('money_note').selectAll().where('month', '=', month).orderBy('id').execute();

export const findMoneyNote = (db: Kysely<Database>, id: number) =>
  db.selectFrom('money_note').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertMoneyNote(
  trx: Transaction<Database>,
  note: { programme_id: number; month: string; note: string; actor: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('money_note')
    .values(note)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteMoneyNote(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('money_note').where('id', '=', id).execute();
}
