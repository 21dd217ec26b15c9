/** Programs that read and propose in the name of a person, and what each person has allowed them. */
import type { Kysely } from 'kysely';

type Columns = Record<string, 'text' | 'integer' | 'text?' | 'integer?'>;

async function createTable(db: Kysely<unknown>, name: string, key: 'id' | 'hash', more: Columns) {
  const given = db.schema.createTable(name);
  let table =
    name === 'agent_grant'
      ? given.addColumn(key, 'integer', (column) => column.primaryKey().autoIncrement())
      : given.addColumn(key, 'text', (column) => column.primaryKey());
  for (const [column, type] of Object.entries(more)) {
    const isOptional = type.endsWith('?');
    table = table.addColumn(column, type.replace('?', '') as 'text' | 'integer', (built) =>
      isOptional ? built : built.notNull(),
    );
  }
  await table.execute();
}

/** Codes and grants both record the person's consent, and how the person had signed in. */
const consent: Columns = {
  ...{ person_id: 'integer?', method: 'text', credential: 'text' },
  ...{ client_id: 'text', client_name: 'text', client_host: 'text' },
  ...{ scopes: 'text', resource: 'text', created_at: 'text' },
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'oauth_client', 'id', {
    ...{ name: 'text', redirect_uris: 'text', created_at: 'text', last_used_at: 'text?' },
  });
  await createTable(db, 'oauth_code', 'hash', {
    ...consent,
    ...{ redirect_uri: 'text', challenge: 'text' },
    ...{ ends_at: 'text', used_at: 'text?', grant_id: 'integer?' },
  });
  await createTable(db, 'agent_grant', 'id', {
    ...consent,
    ...{ last_used_at: 'text?', last_network: 'text?', ended_at: 'text?', ended_by: 'text?' },
    ...{ access_hash: 'text', access_ends_at: 'text', family_hash: 'text', refresh_hash: 'text' },
  });
  for (const column of ['access_hash', 'family_hash']) {
    await db.schema
      .createIndex(`agent_grant_${column}`)
      .unique()
      .on('agent_grant')
      .column(column)
      .execute();
  }
  await db.schema
    .createIndex('agent_grant_person')
    .on('agent_grant')
    .columns(['person_id', 'ended_at'])
    .execute();
}
