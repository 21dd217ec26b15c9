/**
 * The links of all things are collected anew, now that texts of content pages have some. The new cursor has another name:
 * a process of the version before could move the old one past pages, whose links it does not collect.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db
    .withTables<{ setting: { key: string } }>()
    .deleteFrom('setting')
    .where('key', '=', 'link_cursor')
    .execute();
}
