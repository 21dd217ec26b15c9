/** Challenges that a passkey has answered, until they would have expired anyway. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../tables.ts';

/** Returns false if the challenge was answered before. */
export async function insertUsedChallenge(
  trx: Transaction<Database>,
  challenge: string,
  ends_at: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_challenge')
    .values({ challenge, ends_at })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteUsedChallengesBefore(db: Kysely<Database>, end: string): Promise<void> {
  await db.deleteFrom('used_challenge').where('ends_at', '<', end).execute();
}
