/** Signing in with a passkey, and confirming with one later. */
import type { Transaction } from 'kysely';
import type { PasskeyRequest, PasskeySignature } from '#contract/people/passkey.ts';
import { firstOwner } from '#contract/people/role.ts';
import type { NewSession } from '#contract/people/session.ts';
import {
  findPasskey,
  findPasskeyByCredential,
  listPasskeysOf,
  updatePasskeyUse,
} from '../../../db/repositories/people/passkey.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Administrator } from '../../caller/administrator.ts';
import { recordAlone } from '../../caller/record-event.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import type { Deps } from '../../deps.ts';
import { AppError, asAppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import { confirmSession, openSession } from '../session/staff-session.ts';
import { copied, passkeyRequestFor, verifySignature } from './ceremony.ts';
import { keepingSignedIn, notVerified, type Purpose, spendChallenge } from './passkey-signer.ts';
import { requireRelyingParty } from './relying-party.ts';

export type PasskeyDeps = Pick<Deps, 'database' | 'settings' | 'passkeySigner'>;

export const ceremonyFor = (
  { settings, passkeySigner: signer }: Pick<PasskeyDeps, 'settings' | 'passkeySigner'>,
  purpose: Purpose,
) => ({ party: requireRelyingParty(settings), signer, purpose });

export const signInRequest = (deps: PasskeyDeps): PasskeyRequest =>
  passkeyRequestFor(ceremonyFor(deps, 'sign in'));

export async function signInWithPasskey(
  deps: PasskeyDeps & Pick<Deps, 'guard'>,
  from: RequestOrigin,
  signature: PasskeySignature,
): Promise<NewSession> {
  let isStranger = true;
  try {
    if (signature.response.userHandle === undefined) throw notVerified();
    const { stored, use } = await verified(deps, 'sign in', signature);
    isStranger = false;
    const { person, person_id, credential } = stored;
    return await inTransaction(deps.database.db, async (trx) => {
      await use(trx);
      const holder = { name: person ?? firstOwner, tokenId: person_id ?? undefined };
      return openSession(trx, deps.settings, {
        person: holder,
        from,
        method: 'passkey',
        credential,
      });
    });
  } catch (error) {
    const { code, message } = asAppError(error);
    const isRefused = code === 'unauthorized' || code === 'forbidden';
    if (isRefused) {
      const { admitStranger, noteRefusal } = deps.guard;
      await (isStranger ? admitStranger(from, message) : noteRefusal(from, message));
    }
    throw error;
  }
}

export async function confirmationRequest(
  deps: PasskeyDeps,
  { session, tokenId }: Administrator,
): Promise<PasskeyRequest> {
  if (!session) throw onlySessions();
  const passkeys = await listPasskeysOf(deps.database.db, tokenId ?? null);
  return passkeyRequestFor(ceremonyFor(deps, `confirm ${session.id}`), passkeys);
}

export async function confirmWithPasskey(
  deps: PasskeyDeps,
  writer: Writer,
  { name, tokenId, session, from }: Administrator,
  signature: PasskeySignature,
): Promise<void> {
  if (!session) throw onlySessions();
  const { db } = deps.database;
  try {
    const { stored, use } = await verified(deps, `confirm ${session.id}`, signature);
    if (stored.person_id !== (tokenId ?? null)) throw notVerified();
    await inTransaction(db, async (trx) => {
      await use(trx);
      await confirmSession({ ...writer, db: trx }, session, 'passkey');
    });
  } catch (error) {
    const { code, message: detail } = asAppError(error);
    if (code === 'unauthorized') {
      const refused = { kind: 'confirmation', outcome: 'refused', detail } as const;
      await recordAlone(db, { actor: name, from }, refused);
    }
    throw keepingSignedIn(error);
  }
}

export const onlySessions = () => new AppError('conflict', 'Only a session needs a confirmation.');

/** Returns the passkey, and how to mark it as used in the transaction that acts on it. */
async function verified(deps: PasskeyDeps, purpose: Purpose, signature: PasskeySignature) {
  const ceremony = ceremonyFor(deps, purpose);
  const stored = await findPasskeyByCredential(deps.database.db, signature.id);
  if (!stored) throw unknownPasskey();
  const { challenge, ...counted } = await verifySignature(ceremony, stored, signature);
  const use = async (trx: Transaction<Database>) => {
    await spendChallenge(trx, challenge);
    const last_used_at = new Date().toISOString();
    if (await updatePasskeyUse(trx, stored, { ...counted, last_used_at })) return;
    // Somebody used or removed it in the meantime.
    throw (await findPasskey(trx, stored.id)) ? copied() : unknownPasskey();
  };
  return { stored, use };
}

const unknownPasskey = () =>
  new AppError('unauthorized', 'This passkey is not known here. It may have been removed.');
