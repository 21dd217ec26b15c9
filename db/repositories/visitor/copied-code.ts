import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

const maxCopiedCodes = 20;

/** Last copied first. */
export const listCopiedCodes = (db: Kysely<Database>, visitorId: string) =>
  db
    .selectFrom('copied_code')
    .select(['promo_code_id as id', 'copied_at'])
    .where('visitor_id', '=', visitorId)
    .orderBy('copied_at', 'desc')
    .orderBy('promo_code_id')
    .execute();

/** Expects ids from latest to earliest. Stores only the latest codes, and drops deleted ones. */
export async function insertCopiedCodes(
  db: Kysely<Database>,
  visitorId: string,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const now = Date.now();
  await db
    .insertInto('copied_code')
    .values(
      ids.map((id, place) => ({
        visitor_id: visitorId,
        promo_code_id: id,
        copied_at: new Date(now - place).toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['visitor_id', 'promo_code_id'])
        .doUpdateSet(({ ref }) => ({ copied_at: ref('excluded.copied_at') })),
    )
    .execute();
  await db
    .deleteFrom('copied_code')
    .where('visitor_id', '=', visitorId)
    .where('promo_code_id', 'not in', db.selectFrom('promo_code').select('id'))
    .execute();
  const copied = await listCopiedCodes(db, visitorId);
  const old = copied.slice(maxCopiedCodes).map(({ id }) => id);
  if (old.length === 0) return;
  await db
    .deleteFrom('copied_code')
    .where('visitor_id', '=', visitorId)
    .where('promo_code_id', 'in', old)
    .execute();
}
