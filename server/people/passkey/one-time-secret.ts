/** Stores secrets that work once, finds the person behind one, and uses it up. */
import type { Transaction } from 'kysely';
import type { OneTimeSecretKind } from '#contract/people/one-time-secret.ts';
import {
  findOneTimeSecret,
  markSecretUsed,
  replaceOneTimeSecret,
  type StoredOneTimeSecret,
} from '../../../db/repositories/people/one-time-secret.ts';
import type { PersonId } from '../../../db/repositories/people/person.ts';
import type { Database } from '../../../db/tables.ts';
import { requireMaySignIn } from '../../caller/administrator.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';
import { type EventSource, recordEvent } from '../../caller/record-event.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import type { Deps } from '../../deps.ts';
import { AppError, type ErrorCode } from '../../errors.ts';

type Refusals = Record<'unknown' | 'used' | 'ended', string>;

const refusals: Record<OneTimeSecretKind, Refusals> = {
  invitation: {
    unknown: 'This invitation is not valid here. Ask for a new one.',
    used: 'This invitation was already used. Ask for a new one.',
    ended: 'This invitation has expired. Ask for a new one.',
  },
  recovery: {
    unknown: 'The recovery code is wrong.',
    used: 'This recovery code was already used.',
    ended: 'The recovery code is wrong.',
  },
};

const refused = (kind: OneTimeSecretKind, why: keyof Refusals, code: ErrorCode = 'unauthorized') =>
  new AppError(code, refusals[kind][why]);

const eventKinds = { invitation: 'invitation', recovery: 'recovery_code' } as const;

type NewSecret = { person: PersonId; subject: string; secret: string; ends_at: string | null };

/** Replaces the person's earlier secret of the kind. */
export async function storeSecret(
  trx: Transaction<Database>,
  source: EventSource,
  kind: OneTimeSecretKind,
  { person, subject, secret, ends_at }: NewSecret,
) {
  await replaceOneTimeSecret(trx, {
    kind,
    person_id: person,
    hash: hashOfToken(secret),
    created_at: new Date().toISOString(),
    created_by: source.actor,
    ends_at,
  });
  await recordEvent(trx, source, { kind: eventKinds[kind], subject });
}

/** An unknown secret counts as a guess, but one that was valid before doesn't. */
export async function getOneTimeSecret(
  { guard, database: { db } }: Pick<Deps, 'guard' | 'database'>,
  from: RequestOrigin,
  kind: OneTimeSecretKind,
  secret: string,
): Promise<StoredOneTimeSecret> {
  const find = () => findOneTimeSecret(db, kind, hashOfToken(secret));
  const stored = await guard.guess(from, find, refusals[kind].unknown);
  if (!stored) throw refused(kind, 'unknown');
  try {
    if (stored.used_at) throw refused(kind, 'used');
    const { secret_ends_at } = stored;
    if (secret_ends_at && Date.parse(secret_ends_at) <= Date.now()) throw refused(kind, 'ended');
    await requireMaySignIn(db, stored.person_id, from);
  } catch (error) {
    if (error instanceof AppError) await guard.noteRefusal(from, error.message);
    throw error;
  }
  return stored;
}

/** Must be part of the transaction that signs the person in. */
export async function spendSecret(
  trx: Transaction<Database>,
  kind: OneTimeSecretKind,
  { id }: StoredOneTimeSecret,
) {
  if (!(await markSecretUsed(trx, id, new Date().toISOString()))) throw refused(kind, 'used');
}
