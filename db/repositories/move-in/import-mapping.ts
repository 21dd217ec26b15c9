/** The options of imports, kept by name for other files of the same site. */
import type { Kysely, Transaction } from 'kysely';
import { type ImportMapping, importOptions } from '#contract/move-in/import-options.ts';
import type { Database } from '../../tables.ts';

type Row = { name: string; options: string };

const toMapping = ({ name, options }: Row): ImportMapping => ({
  name,
  options: importOptions.parse(JSON.parse(options)),
});

export async function listImportMappings(db: Kysely<Database>): Promise<ImportMapping[]> {
  const rows = await db.selectFrom('import_mapping').selectAll().orderBy('name').execute();
  return rows.map(toMapping);
}

export async function findImportMapping(
  db: Kysely<Database>,
  name: string,
): Promise<ImportMapping | undefined> {
  const row = await db
    .selectFrom('import_mapping')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  return row && toMapping(row);
}

export async function saveImportMapping(
  trx: Transaction<Database>,
  { name, options }: ImportMapping,
): Promise<void> {
  const row = { name, options: JSON.stringify(options) };
  await trx
    .insertInto('import_mapping')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
