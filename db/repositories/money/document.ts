import type { Kysely, Transaction } from 'kysely';
import type { DocumentDraft } from '#contract/money/document.ts';
import type { Database } from '../../tables.ts';

const listed = ['id', 'name', 'type', 'bytes', 'actor', 'created_at'] as const;

export const findDocument = (db: Kysely<Database>, id: number) =>
  db.selectFrom('money_document').select(listed).where('id', '=', id).executeTakeFirst();

export const findFullDocument = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('money_document')
    .select([...listed, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function findStoredSize(
  db: Kysely<Database>,
): Promise<{ documents: number; bytes: number }> {
  const { documents, bytes } = await db
    .selectFrom('money_document')
    .select(({ fn }) => [fn.countAll().as('documents'), fn.sum('bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  return { documents: Number(documents), bytes: Number(bytes) };
}

export async function insertDocument(
  trx: Transaction<Database>,
  draft: DocumentDraft & { bytes: number; actor: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('money_document')
    .values(draft)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
