/** Manages tokens that owners create for people. A token appears only in the response to its creation. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { fold } from '#contract/fold.ts';
import type { AdminToken, AdminTokenDraft } from '#contract/people/admin-token.ts';
import { firstOwner } from '#contract/people/role.ts';
import { faultOf } from '../../db/database-fault.ts';
import {
  findAdminToken,
  findAdminTokenByName,
  insertAdminToken,
  revokeAdminToken,
  updateAdminToken,
} from '../../db/repositories/people/admin-token.ts';
import { deleteSecretsOf } from '../../db/repositories/people/one-time-secret.ts';
import { deletePasskeysOf, listPasskeysOf } from '../../db/repositories/people/passkey.ts';
import { endSessions, shortenSessions } from '../../db/repositories/people/staff-session.ts';
import { randomSecret } from '../../db/secret-file.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isPast } from '../caller/administrator.ts';
import { hashOfToken } from '../caller/first-owner-token.ts';
import { recordEvent } from '../caller/record-event.ts';
import { isMixedNetwork } from '../caller/staff-network.ts';
import { AppError, badInput } from '../errors.ts';
import { rejectHiddenCharacters } from '../resource/check/hidden-character.ts';
import { unknownId, type Writer } from '../resource/resource.ts';
import { endGrantsOf } from './grant/end-grant.ts';
import { requireOwnersPasskey } from './passkey/owner-passkey.ts';
import { requireStillOwner } from './require-still-owner.ts';

export async function createToken(owner: Writer, draft: AdminTokenDraft) {
  requireFutureEnd(draft);
  refuseMixedNetworks(draft);
  const token = randomSecret();
  const stored = await withFreeName(owner.db, draft, async (trx) => {
    await requireStillOwner(trx, owner);
    const parts = { hash: hashOfToken(token), created_by: owner.actor };
    const id = await insertAdminToken(trx, draft, parts);
    await recordEvent(trx, owner, {
      kind: 'person_add',
      subject: draft.name,
      detail: permissionsIn(draft),
    });
    return getToken(trx, id);
  });
  return { ...stored, token };
}

export const updateToken = (owner: Writer, id: number, draft: AdminTokenDraft) =>
  withFreeName(
    owner.db,
    draft,
    async (trx) => {
      refuseMixedNetworks(draft);
      await requireStillOwner(trx, owner);
      const before = await getValidToken(trx, id);
      if (before.role !== draft.role) refuseOwn(owner, id, 'change the role of');
      if (!hasSameLimits(before, draft)) refuseOwn(owner, id, 'limit');
      if (!isDeepStrictEqual(before.rights, draft.rights))
        refuseOwn(owner, id, 'change the rights of');
      // People whose token has expired can still be renamed.
      if (before.ends_at !== draft.ends_at) requireFutureEnd(draft);
      await updateAdminToken(trx, id, draft);
      await limitSessions(trx, before, draft);
      if (draft.programs_only) await endGrantsOf(trx, { person_id: id }, owner, draft.name);
      const detail =
        permissionsIn(before) === permissionsIn(draft) ? {} : { detail: permissionsIn(draft) };
      await recordEvent(trx, owner, { kind: 'person_change', subject: draft.name, ...detail });
      if (await isOwnerWithPasskey(trx, before)) await requireOwnersPasskey(trx);
      return getToken(trx, id);
    },
    id,
  );

export const revokeToken = (owner: Writer, id: number): Promise<void> =>
  inTransaction(owner.db, async (trx) => {
    await requireStillOwner(trx, owner);
    const token = await getValidToken(trx, id);
    refuseOwn(owner, id, 'revoke');
    const hadPasskey = await isOwnerWithPasskey(trx, token);
    const revoked_at = new Date().toISOString();
    await revokeAdminToken(trx, id, { revoked_at, revoked_by: owner.actor });
    await endSessions(trx, { person_id: id }, revoked_at);
    await endGrantsOf(trx, { person_id: id }, owner, token.name);
    await deletePasskeysOf(trx, id);
    await deleteSecretsOf(trx, id);
    await recordEvent(trx, owner, { kind: 'person_revoke', subject: token.name });
    // The command line can let owners back in, and must be able to revoke anyone.
    if (hadPasskey && owner.from) await requireOwnersPasskey(trx);
  });

const permissionsIn = ({ role, rights }: Pick<AdminTokenDraft, 'role' | 'rights'>) =>
  [role, ...rights].join(', ');

/** Ends sessions for good, so that lifting a limit doesn't revive them. */
async function limitSessions(
  trx: Transaction<Database>,
  { id, role }: AdminToken,
  draft: AdminTokenDraft,
) {
  if (draft.role !== role || draft.programs_only) {
    await endSessions(trx, { person_id: id }, new Date().toISOString());
  }
  if (draft.ends_at) await shortenSessions(trx, id, new Date(draft.ends_at).toISOString());
}

function requireFutureEnd({ ends_at }: AdminTokenDraft) {
  if (!isPast(ends_at)) return;
  throw badInput([{ path: 'ends_at', message: 'Must be in the future' }]);
}

function refuseMixedNetworks({ networks }: AdminTokenDraft) {
  const message = 'Must be a network such as 203.0.113.0/24';
  const mixed = networks.flatMap((network, index) =>
    isMixedNetwork(network) ? [{ path: `networks.${index}`, message }] : [],
  );
  if (mixed.length > 0) throw badInput(mixed);
}

const isOwnerWithPasskey = async (trx: Transaction<Database>, { id, role }: AdminToken) =>
  role === 'owner' && (await listPasskeysOf(trx, id)).length > 0;

const hasSameLimits = (before: AdminToken, draft: AdminTokenDraft) =>
  before.ends_at === draft.ends_at &&
  before.programs_only === draft.programs_only &&
  isDeepStrictEqual(before.networks, draft.networks);

/** Keeps owners from locking themselves out. */
function refuseOwn({ tokenId }: Writer, id: number, act: string) {
  if (tokenId !== id) return;
  throw new AppError(
    'conflict',
    `You are signed in with this token, so you cannot ${act} it. Ask another owner.`,
  );
}

async function withFreeName<Result>(
  db: Kysely<Database>,
  draft: AdminTokenDraft,
  write: (trx: Transaction<Database>) => Promise<Result>,
  ownId?: number,
): Promise<Result> {
  rejectHiddenCharacters(draft);
  if (fold(draft.name) === fold(firstOwner)) throw nameTaken(draft);
  try {
    return await inTransaction(db, async (trx) => {
      const holder = await findAdminTokenByName(trx, draft.name);
      if (holder && holder.id !== ownId) throw nameTaken(draft);
      return write(trx);
    });
  } catch (error) {
    throw faultOf(error) === 'unique' ? nameTaken(draft) : error;
  }
}

const nameTaken = ({ name }: AdminTokenDraft) => {
  const message = `Another valid token already has the name ${name}`;
  return new AppError('conflict', `${message}.`, { errors: [{ path: 'name', message }] });
};

async function getToken(db: Kysely<Database>, id: number): Promise<AdminToken> {
  const found = await findAdminToken(db, id);
  if (!found) throw unknownId('token', id);
  return found;
}

/** Refuses revoked tokens, which can no longer be changed. */
async function getValidToken(db: Kysely<Database>, id: number): Promise<AdminToken> {
  const token = await getToken(db, id);
  if (token.revoked_at) throw unknownId('valid token', id);
  return token;
}
