/**
 * Scripts, styles and fonts of current and recent builds, so that any process can serve the files of another's pages.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

export type PageFile = { encoding: 'br' | null; content: Buffer };

export async function findPageFile(
  db: Kysely<Database>,
  name: string,
): Promise<PageFile | undefined> {
  const row = await db
    .selectFrom('page_file')
    .select(['encoding', 'content'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { encoding: row.encoding, content: Buffer.from(row.content, 'base64') };
}

/** Returns when each file was last marked as used. */
export async function listPageFileUses(db: Kysely<Database>): Promise<Map<string, Date>> {
  const rows = await db.selectFrom('page_file').select(['name', 'used_at']).execute();
  return new Map(rows.map(({ name, used_at }) => [name, new Date(used_at)]));
}

/** Several processes may write the same files. */
export async function insertPageFiles(
  db: Kysely<Database>,
  files: readonly [string, PageFile][],
  now: Date,
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(([name, { encoding, content }]) => ({
    name,
    encoding,
    content: content.toString('base64'),
    used_at: now.toISOString(),
  }));
  await db
    .insertInto('page_file')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function markPageFilesUsed(
  db: Kysely<Database>,
  names: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('page_file')
    .set({ used_at: now.toISOString() })
    .where('name', 'in', names)
    .execute();
}

export async function deletePageFilesUnusedSince(db: Kysely<Database>, time: Date): Promise<void> {
  await db.deleteFrom('page_file').where('used_at', '<', time.toISOString()).execute();
}
