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

/** Another import may have added the campaign in the meantime. */
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

/** Deletes those that are only left of undone imports. Imports that are under way may still be about to use them. */
export async function deleteUnusedCampaigns(
  trx: Transaction<Database>,
  programme_id: number,
): Promise<void> {
  await sql`
    delete from programme_campaign
    where programme_id = ${programme_id}
      and id not in (select campaign_id from programme_stat where programme_id = ${programme_id})
      and id not in (
        select f.campaign_id from former_stat f
          join stat_import i on i.id = f.import_id
        where i.programme_id = ${programme_id})`.execute(trx);
}
