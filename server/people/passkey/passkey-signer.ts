/**
 * Creates and checks challenges that authenticators sign. A challenge contains its expiry and is signed by us, so that
 * creating one stores nothing. Only answered ones are stored, so that each works once.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PersonId } from '../../../db/repositories/people/person.ts';
import { insertUsedChallenge } from '../../../db/repositories/people/used-challenge.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError, asAppError } from '../../errors.ts';

export const challengeLifetime = 5 * 60_000;

const timeBytes = 8;
const nonceBytes = 16;
const signatureBytes = 32;

/** The purpose of a challenge, so that one for signing in can't be used to confirm. */
export type Purpose = 'sign in' | `confirm ${number}` | `add ${PersonId}` | `invitation ${number}`;

export function passkeySigner(secret: () => string) {
  const sign = (label: string, data: Buffer | string) =>
    createHmac('sha256', secret()).update(`passkey ${label} `).update(data).digest();

  return {
    challenge(purpose: Purpose): Buffer {
      const body = Buffer.alloc(timeBytes + nonceBytes);
      body.writeBigUInt64BE(BigInt(Date.now() + challengeLifetime));
      randomBytes(nonceBytes).copy(body, timeBytes);
      return Buffer.concat([body, sign(purpose, body)]);
    },

    /** Throws if the challenge is not ours, not for this purpose, or has expired. */
    check(purpose: Purpose, challenge: string) {
      const bytes = Buffer.from(challenge, 'base64url');
      const body = bytes.subarray(0, timeBytes + nonceBytes);
      const signature = bytes.subarray(timeBytes + nonceBytes);
      // Decoding ignores characters outside base64url, but each challenge must have only one spelling.
      const isOurs =
        bytes.toString('base64url') === challenge &&
        signature.length === signatureBytes &&
        timingSafeEqual(signature, sign(purpose, body));
      if (!isOurs) throw notVerified();
      if (body.readBigUInt64BE() < BigInt(Date.now())) {
        throw new AppError('bad_input', 'This took too long. Try again.');
      }
    },

    /** Identifies a person to authenticators without a name. The same for all passkeys of a person. */
    userHandle: (person: PersonId): Uint8Array<ArrayBuffer> =>
      new Uint8Array(sign('user', String(person))),
  };
}

export type PasskeySigner = ReturnType<typeof passkeySigner>;

export const notVerified = (cause?: unknown) =>
  new AppError('unauthorized', 'The passkey could not be verified.', { cause });

/** For calls by signed-in people: a 401 would sign their browser out. */
export function keepingSignedIn(error: unknown): unknown {
  const { code, message } = asAppError(error);
  const isSignedOut = code === 'unauthorized' || code === 'session_ended';
  return isSignedOut ? new AppError('bad_input', message, { cause: error }) : error;
}

/** Must be part of the transaction that acts on the answer. */
export async function spendChallenge(trx: Transaction<Database>, challenge: string) {
  const ends_at = new Date(Date.now() + challengeLifetime).toISOString();
  if (await insertUsedChallenge(trx, challenge, ends_at)) return;
  throw new AppError('unauthorized', 'This answer was already used. Try again.');
}
