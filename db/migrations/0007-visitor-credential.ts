import { type Kysely, sql } from 'kysely';

/** Confirming two emails at the same moment could create two passwords for one visitor. Only the later one is valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from visitor_credential where exists (
      select 1 from visitor_credential as later
      where later.visitor_id = visitor_credential.visitor_id
        and later.provider_id = visitor_credential.provider_id
        and (later.updated_at, later.id) > (visitor_credential.updated_at, visitor_credential.id))
  `.execute(db);
  await db.schema
    .createIndex('visitor_credential_key')
    .on('visitor_credential')
    .columns(['visitor_id', 'provider_id'])
    .unique()
    .execute();
  await db.schema.dropIndex('visitor_credential_visitor_id').execute();
}
