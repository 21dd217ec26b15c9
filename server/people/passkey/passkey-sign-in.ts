/** Signing in with a passkey, and confirming with one later. */
import type { PasskeyRequest, PasskeySignature } from '#contract/people/passkey.ts';
import type { NewSession } from '#contract/people/session.ts';
import { listPasskeysOf } from '../../../db/repositories/people/passkey.ts';
import type { Administrator } from '../../caller/administrator.ts';
import { recordAlone } from '../../caller/record-event.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import type { Deps } from '../../deps.ts';
import { AppError, asAppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import { confirmSession, openSession } from '../session/staff-session.ts';
import { actOnSignature, ceremonyFor, type PasskeyDeps } from './passkey-answer.ts';
import { keepingSignedIn, notVerified } from './passkey-signer.ts';
import { passkeyRequestFor } from './verify-passkey.ts';

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
    return await actOnSignature(deps, 'sign in', signature, async (trx, stored, spend) => {
      isStranger = false;
      await spend();
      const { credential } = stored;
      const opening = { from, method: 'passkey', credential } as const;
      return openSession(trx, deps.settings, stored, opening);
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
    const purpose = `confirm ${session.id}` as const;
    await actOnSignature(deps, purpose, signature, async (trx, { person_id }, spend) => {
      if (person_id !== (tokenId ?? null)) throw notVerified();
      await spend();
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
