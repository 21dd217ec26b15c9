/** Invitations and recovery codes. Stored as hashes. Used ones are kept for a while. */
import type { Kysely, Transaction } from 'kysely';
import type { OneTimeSecretKind } from '#contract/people/one-time-secret.ts';
import type { Database } from '../../tables.ts';
import { type PersonId, sameAs } from './person.ts';

type NewOneTimeSecret = {
  kind: OneTimeSecretKind;
  person_id: PersonId;
  hash: string;
  created_at: string;
  created_by: string;
  ends_at: string | null;
};

/** Replaces the person's earlier secret of this kind. */
export async function replaceOneTimeSecret(
  trx: Transaction<Database>,
  given: NewOneTimeSecret,
): Promise<void> {
  await deleteOneTimeSecrets(trx, given);
  await trx.insertInto('one_time_secret').values(given).execute();
}

async function deleteOneTimeSecrets(
  trx: Transaction<Database>,
  { kind, person_id }: { kind: OneTimeSecretKind; person_id: PersonId },
): Promise<void> {
  await trx
    .deleteFrom('one_time_secret')
    .where('kind', '=', kind)
    .where('person_id', sameAs(person_id), person_id)
    .execute();
}

export const findOneTimeSecret = (db: Kysely<Database>, kind: OneTimeSecretKind, hash: string) =>
  db
    .selectFrom('one_time_secret')
    .leftJoin('admin_token', 'admin_token.id', 'one_time_secret.person_id')
    .select([
      'one_time_secret.id',
      'one_time_secret.person_id',
      'one_time_secret.ends_at as secret_ends_at',
      'one_time_secret.used_at',
      'one_time_secret.hash',
      'admin_token.name as person',
    ])
    .where('one_time_secret.kind', '=', kind)
    .where('one_time_secret.hash', '=', hash)
    .executeTakeFirst();

export type StoredOneTimeSecret = NonNullable<Awaited<ReturnType<typeof findOneTimeSecret>>>;

/** Returns false if it was used in the meantime. */
export async function markSecretUsed(
  trx: Transaction<Database>,
  id: number,
  used_at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('one_time_secret')
    .set({ used_at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns when the person's unused recovery code was created. */
export const findRecoveryCode = (db: Kysely<Database>, person: PersonId) =>
  db
    .selectFrom('one_time_secret')
    .select('created_at')
    .where('kind', '=', 'recovery')
    .where('person_id', sameAs(person), person)
    .where('used_at', 'is', null)
    .executeTakeFirst();

export async function deleteSecretsOf(trx: Transaction<Database>, person: number): Promise<void> {
  await trx.deleteFrom('one_time_secret').where('person_id', '=', person).execute();
}

export async function deleteAllSecrets(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('one_time_secret').execute();
}

/** Deletes those that were used or expired before a time. */
export async function deleteSecretsBefore(db: Kysely<Database>, end: string): Promise<void> {
  await db
    .deleteFrom('one_time_secret')
    .where(({ eb, or }) => or([eb('used_at', '<', end), eb('ends_at', '<', end)]))
    .execute();
}
