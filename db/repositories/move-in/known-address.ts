import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

const pathsAtOnce = 500;

/** Returns those of the old addresses that an import has, with where they lead. */
export async function findKnownAddresses(
  db: Kysely<Database>,
  importId: number,
  paths: readonly string[],
): Promise<Map<string, string | null>> {
  const known = new Map<string, string | null>();
  for (let at = 0; at < paths.length; at += pathsAtOnce) {
    const rows = await db
      .selectFrom('import_address')
      .select(['from_path', 'to_path'])
      .where('import_id', '=', importId)
      .where('from_path', 'in', paths.slice(at, at + pathsAtOnce))
      .execute();
    for (const { from_path, to_path } of rows) known.set(from_path, to_path);
  }
  return known;
}
