/** Reads the sign-ins in the security log. */
import type { Kysely } from 'kysely';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

const signIns = (db: Kysely<Database>) =>
  db.selectFrom('security_event').where('kind', '=', 'sign_in');

/** Lists the networks a person has signed in from. */
export async function listSignInNetworks(db: Kysely<Database>, actor: string): Promise<string[]> {
  const rows = await signIns(db)
    .where('actor', '=', actor)
    .where('outcome', '=', 'done')
    .select('network')
    .distinct()
    .execute();
  return rows.flatMap(({ network }) => network ?? []);
}

const failedSignIns = (db: Kysely<Database>, since: string) =>
  signIns(db).where('outcome', '=', 'refused').where('at', '>', since);

/** Reads only as many rows as needed, because an attack may have left a huge number of them. */
export async function hasFailedSignIns(
  db: Kysely<Database>,
  since: string,
  count: number,
): Promise<boolean> {
  const rows = await failedSignIns(db, since).select('seq').limit(count).execute();
  return rows.length === count;
}

export const countFailedSignIns = (db: Kysely<Database>, since: string): Promise<number> =>
  countRows(failedSignIns(db, since));

/** Returns the details of entries that summarize others. Only these have no network. */
export async function listFailedSignInSums(db: Kysely<Database>, since: string): Promise<string[]> {
  const rows = await failedSignIns(db, since)
    .where('network', 'is', null)
    .select('detail')
    .execute();
  return rows.flatMap(({ detail }) => detail ?? []);
}

type NewNetworkSignIn = { actor: string; network: string; at: string };

/** Newest first. */
export async function listNewNetworkSignIns(
  db: Kysely<Database>,
  since: string,
): Promise<NewNetworkSignIn[]> {
  const rows = await signIns(db)
    .where('outcome', '=', 'done')
    .where('new_network', '=', 1)
    .where('at', '>', since)
    .select(['actor', 'network', 'at'])
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(({ network, ...row }) => ({ ...row, network: network ?? '' }));
}
