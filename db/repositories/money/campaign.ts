import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../tables.ts';

export const listCampaigns = (
  db: Kysely<Database>,
  programme_id: number,
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('programme_campaign')
    .select(['id', 'name'])
    .where('programme_id', '=', programme_id)
    .orderBy('name')
    .execute();

/** Adds the campaign, or returns the ID of the one that another import has just added. */
export async function ensureCampaign(
  trx: Transaction<Database>,
  programme_id: number,
  name: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('programme_campaign')
    .values({ programme_id, name })
    .onConflict((conflict) =>
      conflict.columns(['programme_id', 'name']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists campaigns that only undone imports had. Imports that are under way may be about to use them. */
export async function listUnusedCampaigns(
  db: Kysely<Database>,
  programme_id: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from programme_campaign
    where programme_id = ${programme_id}
      and id not in (select campaign_id from programme_stat where programme_id = ${programme_id})
      and id not in (
        select f.campaign_id from former_stat f
          join stat_import i on i.id = f.import_id
        where i.programme_id = ${programme_id})`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteCampaigns(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('programme_campaign').where('id', 'in', ids).execute();
}
