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

/** Lists the documents of deals and statements, and of their former versions, which can be restored. */
export async function listUsedDocuments(db: Kysely<Database>): Promise<Set<number>> {
  const current = await db
    .selectFrom('deal')
    .select('document_id')
    .unionAll(db.selectFrom('statement').select('document_id'))
    .execute();
  const former = await db
    .selectFrom('money_change')
    .select('snapshot')
    .where('kind', 'in', ['deal', 'statement'])
    .execute();
  const ids = former.map(({ snapshot }) => /"document_id":(\d+)/.exec(snapshot ?? '')?.[1]);
  return new Set([...current.map(({ document_id }) => document_id), ...ids].map(Number));
}

export async function deleteDocumentsBefore(
  trx: Transaction<Database>,
  before: string,
  kept: ReadonlySet<number>,
): Promise<void> {
  const older = await trx
    .selectFrom('money_document')
    .select('id')
    .where('created_at', '<', before)
    .execute();
  for (const { id } of older) {
    if (!kept.has(id)) await trx.deleteFrom('money_document').where('id', '=', id).execute();
  }
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
