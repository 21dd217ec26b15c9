/** Reads the sign-ins in the security log. */
import type { Kysely } from 'kysely';
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

/** Counts no further than the limit, because a flood of them may be stored. */
export async function countFailedSignIns(
  db: Kysely<Database>,
  since: string,
  limit: number,
): Promise<number> {
  const rows = await signIns(db)
    .where('outcome', '=', 'refused')
    .where('at', '>', since)
    .select('seq')
    .limit(limit)
    .execute();
  return rows.length;
}

export type NewNetworkSignIn = { actor: string; network: string; at: string };

/** The latest first. */
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
