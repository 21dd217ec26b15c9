/**
 * Collects all links again, now including those in content pages. The cursor gets a new name, because a process of the
 * previous version could move the old one past pages whose links it doesn't collect.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db
    .withTables<{ setting: { key: string } }>()
    .deleteFrom('setting')
    .where('key', '=', 'link_cursor')
    .execute();
}
