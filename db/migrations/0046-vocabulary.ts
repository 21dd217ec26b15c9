/** Regulators, payment methods and game providers. Names are unique: name_key is the name normalized for comparison. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const createVocabulary = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique());

  await createVocabulary('regulator')
    .addColumn('country', 'text')
    .addColumn('register_url', 'text')
    .addColumn('complaints_url', 'text')
    .execute();
  await createVocabulary('payment_method')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('icon_url', 'text')
    .execute();
  await createVocabulary('provider').execute();
}
