/** Verifies browsers' answers to challenges, and acts on them in the transaction that uses up the challenge. */
import type { Transaction } from 'kysely';
import { maxPasskeys, type NewPasskey, type PasskeySignature } from '#contract/people/passkey.ts';
import { faultOf } from '../../../db/database-fault.ts';
import {
  findPasskey,
  findPasskeyByCredential,
  insertPasskey,
  listPasskeysOf,
  type StoredPasskey,
  updatePasskeyUse,
} from '../../../db/repositories/people/passkey.ts';
import type { PersonId } from '../../../db/repositories/people/person.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type EventSource, recordEvent } from '../../caller/record-event.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { type Purpose, spendChallenge } from './passkey-signer.ts';
import { requireRelyingParty } from './relying-party.ts';
import { copied, verifyRegistration, verifySignature } from './verify-passkey.ts';

export type PasskeyDeps = Pick<Deps, 'database' | 'settings' | 'passkeySigner'>;

export const ceremonyFor = (
  { settings, passkeySigner: signer }: Pick<PasskeyDeps, 'settings' | 'passkeySigner'>,
  purpose: Purpose,
) => ({ party: requireRelyingParty(settings), signer, purpose });

/** The action must call `spend` once it has made sure that the sign-in is allowed. */
export async function actOnSignature<Result>(
  deps: PasskeyDeps,
  purpose: Purpose,
  signature: PasskeySignature,
  act: (
    trx: Transaction<Database>,
    stored: StoredPasskey,
    spend: () => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  const { db } = deps.database;
  const ceremony = ceremonyFor(deps, purpose);
  const stored = await findPasskeyByCredential(db, signature.id);
  if (!stored) throw unknownPasskey();
  const { challenge, ...counted } = await verifySignature(ceremony, stored, signature);
  return inTransaction(db, (trx) =>
    act(trx, stored, async () => {
      await spendChallenge(trx, challenge);
      const last_used_at = new Date().toISOString();
      if (await updatePasskeyUse(trx, stored, { ...counted, last_used_at })) return;
      // The passkey was used or removed in the meantime.
      throw (await findPasskey(trx, stored.id)) ? copied() : unknownPasskey();
    }),
  );
}

const unknownPasskey = () =>
  new AppError('unauthorized', 'This passkey is not recognized. It may have been removed.');

type Addition = NewPasskey & { purpose: Purpose; person: PersonId; source: EventSource };

/** The action must call `store` once it has made sure that adding the passkey is allowed. */
export async function actOnRegistration<Result>(
  deps: PasskeyDeps,
  { purpose, person, source, name, registration }: Addition,
  act: (trx: Transaction<Database>, store: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const { challenge, ...given } = await verifyRegistration(
    ceremonyFor(deps, purpose),
    registration,
  );
  const user_handle = Buffer.from(deps.passkeySigner.userHandle(person)).toString('base64url');
  const store = async (trx: Transaction<Database>) => {
    await spendChallenge(trx, challenge);
    if ((await listPasskeysOf(trx, person)).length >= maxPasskeys) {
      throw new AppError('conflict', `A person can have at most ${maxPasskeys} passkeys.`);
    }
    const created_at = new Date().toISOString();
    const passkey = { ...given, person_id: person, name, user_handle, created_at };
    const id = await insertPasskey(trx, passkey);
    await recordEvent(trx, source, { kind: 'passkey_add', subject: source.actor, detail: name });
    return id;
  };
  try {
    return await inTransaction(deps.database.db, (trx) => act(trx, () => store(trx)));
  } catch (error) {
    if (faultOf(error) !== 'unique') throw error;
    throw new AppError('conflict', 'This passkey was already added.');
  }
}
