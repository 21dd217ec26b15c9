/** Adding, naming, listing and removing passkeys. */
import type { Kysely } from 'kysely';
import type { Paging } from '#contract/list.ts';
import type { NewPasskey, Passkey, PasskeyCreation } from '#contract/people/passkey.ts';
import { firstOwner } from '#contract/people/role.ts';
import { pagedList } from '../../../db/paged-list.ts';
import {
  deletePasskey,
  findPasskey,
  listPasskeys,
  listPasskeysOf,
  renamePasskey,
  type StoredPasskey,
} from '../../../db/repositories/people/passkey.ts';
import type { PersonId } from '../../../db/repositories/people/person.ts';
import { endSessions } from '../../../db/repositories/people/staff-session.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import {
  type Administrator,
  forPrograms,
  refuseTokenForPrograms,
} from '../../caller/administrator.ts';
import { recordEvent } from '../../caller/record-event.ts';
import { rejectHiddenCharacters } from '../../resource/check/hidden-character.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';
import { endGrantsOf } from '../grant/end-grant.ts';
import { visibleTo } from '../session/staff-session.ts';
import { requireOwnersPasskey } from './owner-passkey.ts';
import { actOnRegistration, ceremonyFor, type PasskeyDeps } from './passkey-answer.ts';
import { keepingSignedIn } from './passkey-signer.ts';
import { passkeyCreationFor } from './verify-passkey.ts';

/** Refuses programs-only tokens, because a program needs no passkey and no recovery code. */
export async function requirePerson(
  db: Kysely<Database>,
  administrator: Administrator,
): Promise<PersonId> {
  if (administrator.token?.isForPrograms) throw forPrograms();
  await refuseTokenForPrograms(db, administrator);
  return administrator.tokenId ?? null;
}

export async function creationOfOwnPasskey(
  deps: PasskeyDeps,
  administrator: Administrator,
  siteName: string,
): Promise<PasskeyCreation> {
  const id = await requirePerson(deps.database.db, administrator);
  const passkeys = await listPasskeysOf(deps.database.db, id);
  const { name } = administrator;
  return passkeyCreationFor(ceremonyFor(deps, `add ${id}`), { id, name, passkeys }, siteName);
}

export async function addOwnPasskey(
  deps: PasskeyDeps,
  { db, actor, from }: Writer,
  administrator: Administrator,
  { name, registration }: NewPasskey,
): Promise<Passkey> {
  const person = await requirePerson(db, administrator);
  rejectHiddenCharacters({ name });
  const purpose = `add ${person}` as const;
  const addition = { purpose, person, source: { actor, from }, name, registration };
  return actOnRegistration(deps, addition, async (trx, store) =>
    listed(await getPasskey(trx, await store()), administrator),
  ).catch((error: unknown) => {
    throw keepingSignedIn(error);
  });
}

export const pageOfPasskeys = (
  db: Kysely<Database>,
  administrator: Administrator,
  query: Paging,
) => {
  const list = pagedList(async (snapshot, paging: Paging) => {
    const { items, total } = await listPasskeys(snapshot, visibleTo(administrator), paging);
    return { items: items.map((stored) => listed(stored, administrator)), total };
  });
  return list(db, query);
};

const listed = (
  { id, name, person, person_id, created_at, last_used_at, ...stored }: StoredPasskey,
  { tokenId }: Administrator,
): Passkey => ({
  id,
  name,
  created_at,
  last_used_at,
  person: person ?? firstOwner,
  is_own: person_id === (tokenId ?? null),
  is_synced: stored.is_synced === 1,
  is_backed_up: stored.is_backed_up === 1,
});

export const renameOwnPasskey = (
  { db }: Writer,
  administrator: Administrator,
  id: number,
  name: string,
): Promise<Passkey> => {
  rejectHiddenCharacters({ name });
  return inTransaction(db, async (trx) => {
    const stored = await getPasskey(trx, id);
    if (stored.person_id !== (administrator.tokenId ?? null)) throw unknownId('passkey', id);
    await renamePasskey(trx, id, name);
    return listed({ ...stored, name }, administrator);
  });
};

/** Also ends the sessions that were opened with it, and the access of agents given in them. Only owners can see other people's passkeys. */
export const removePasskey = (
  { db, actor, from }: Writer,
  administrator: Administrator,
  id: number,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { person_id, person, name, credential, role } = await getPasskey(trx, id);
    const isOwn = person_id === (administrator.tokenId ?? null);
    if (!isOwn && administrator.role !== 'owner') throw unknownId('passkey', id);
    await deletePasskey(trx, id);
    await endSessions(trx, { credential }, new Date().toISOString());
    await endGrantsOf(trx, { credential }, { actor, from }, person ?? firstOwner);
    const event = { kind: 'passkey_remove', subject: person ?? firstOwner, detail: name } as const;
    await recordEvent(trx, { actor, from }, event);
    if (person_id === null || role === 'owner') await requireOwnersPasskey(trx);
  });

async function getPasskey(db: Kysely<Database>, id: number): Promise<StoredPasskey> {
  const found = await findPasskey(db, id);
  if (!found) throw unknownId('passkey', id);
  return found;
}
