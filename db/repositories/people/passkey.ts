/** The public keys of passkeys. The private keys never leave their authenticators. */
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { type Holder, type PersonId, sameAs } from './person.ts';

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

type NewStoredPasskey = {
  person_id: PersonId;
  credential: string;
  public_key: string;
  user_handle: string;
  name: string;
  transports: readonly string[];
  counter: number;
  isSynced: boolean;
  isBackedUp: boolean;
  created_at: string;
};

export async function insertPasskey(
  trx: Transaction<Database>,
  { transports, isSynced, isBackedUp, ...given }: NewStoredPasskey,
): Promise<number> {
  const { id } = await trx
    .insertInto('passkey')
    .values({
      ...given,
      transports: JSON.stringify(transports),
      is_synced: flag(isSynced),
      is_backed_up: flag(isBackedUp),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const withPerson = <Row>(passkeys: SelectQueryBuilder<Database, 'passkey', Row>) =>
  passkeys
    .leftJoin('admin_token', 'admin_token.id', 'passkey.person_id')
    .selectAll('passkey')
    .select(['admin_token.name as person', 'admin_token.role']);

export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

export const findPasskey = (db: Kysely<Database>, id: number) =>
  withPerson(db.selectFrom('passkey')).where('passkey.id', '=', id).executeTakeFirst();

export const findPasskeyByCredential = (db: Kysely<Database>, credential: string) =>
  withPerson(db.selectFrom('passkey'))
    .where('passkey.credential', '=', credential)
    .executeTakeFirst();

/** Oldest first. */
export async function listPasskeys(
  db: Kysely<Database>,
  holder: Holder,
  { limit, offset }: Paging,
): Promise<ListSlice<StoredPasskey>> {
  const passkeys = db.selectFrom('passkey');
  const held =
    holder === 'everybody'
      ? passkeys
      : passkeys.where('person_id', sameAs(holder.person), holder.person);
  const items = await withPerson(held)
    .orderBy('passkey.id')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return { items, total: await countRows(held) };
}

export const listPasskeysOf = (db: Kysely<Database>, person: PersonId) =>
  db
    .selectFrom('passkey')
    .select(['credential', 'transports', 'user_handle'])
    .where('person_id', sameAs(person), person)
    .orderBy('id')
    .execute();

/** Counts passkeys of owners whose access doesn't expire. Without one, someday no owner could sign in. */
export const countOwnersPasskeys = (db: Kysely<Database>): Promise<number> =>
  countRows(
    db
      .selectFrom('passkey')
      .leftJoin('admin_token', 'admin_token.id', 'passkey.person_id')
      .where(({ and, eb, or }) =>
        or([
          eb('passkey.person_id', 'is', null),
          and([
            eb('admin_token.role', '=', 'owner'),
            eb('admin_token.programs_only', '=', 0),
            eb('admin_token.ends_at', 'is', null),
          ]),
        ]),
      ),
  );

export async function renamePasskey(
  trx: Transaction<Database>,
  id: number,
  name: string,
): Promise<void> {
  await trx.updateTable('passkey').set({ name }).where('id', '=', id).execute();
}

/** Returns false if another sign-in has changed the counter in the meantime. */
export async function updatePasskeyUse(
  trx: Transaction<Database>,
  { id, counter: before }: { id: number; counter: number },
  { counter, isBackedUp, last_used_at }: Use,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter, is_backed_up: flag(isBackedUp), last_used_at })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
type Use = { counter: number; isBackedUp: boolean; last_used_at: string };

export async function deletePasskey(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('passkey').where('id', '=', id).execute();
}

export async function deletePasskeysOf(trx: Transaction<Database>, person: number): Promise<void> {
  await trx.deleteFrom('passkey').where('person_id', '=', person).execute();
}
