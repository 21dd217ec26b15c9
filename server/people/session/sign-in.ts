/** Signing in with a token, and confirming with one later. */
import type { NewSession } from '#contract/people/session.ts';
import type { SignInRules } from '#contract/people/sign-in-rules.ts';
import { inTransaction } from '../../../db/transaction.ts';
import {
  type Administrator,
  forPrograms,
  needsPasskey,
  onlyServesPrograms,
} from '../../caller/administrator.ts';
import { recordAlone } from '../../caller/record-event.ts';
import { findSignInRules } from '../../caller/sign-in-rules.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import { onlySessions } from '../passkey/passkey-sign-in.ts';
import { keepingSignedIn } from '../passkey/passkey-signer.ts';
import { confirmSession, openSession, recordSignIn } from './staff-session.ts';

type SignInDeps = Pick<Deps, 'database' | 'settings'>;

async function requireSignInToken(
  { database: { db } }: SignInDeps,
  { name: actor, from, ...person }: Administrator,
  rules: SignInRules,
) {
  const { token } = person;
  if (!token) throw new AppError('conflict', 'This token is already a session.');
  const refusal = token.isForPrograms
    ? forPrograms()
    : needsPasskey(person.role, rules) && onlyServesPrograms();
  if (!refusal) return token.hash;
  const { message: detail } = refusal;
  await recordAlone(db, { actor, from }, { kind: 'sign_in', outcome: 'refused', detail });
  throw refusal;
}

export async function signInWithToken(
  deps: SignInDeps,
  administrator: Administrator,
): Promise<NewSession> {
  const { db } = deps.database;
  const credential = await requireSignInToken(deps, administrator, await findSignInRules(db));
  const { name: person, tokenId, from } = administrator;
  const holder = { person, person_id: tokenId ?? null };
  const opening = { from, method: 'token', credential } as const;
  return inTransaction(db, (trx) => openSession(trx, deps.settings, holder, opening));
}

export async function signInAsRulesWant(
  deps: SignInDeps,
  administrator: Administrator,
  needsSession: boolean,
): Promise<{ session: NewSession | null }> {
  const { db } = deps.database;
  const rules = await findSignInRules(db);
  if (needsSession || rules.sessions_only || needsPasskey(administrator.role, rules)) {
    return { session: await signInWithToken(deps, administrator) };
  }
  await requireSignInToken(deps, administrator, rules);
  const { name: actor, from } = administrator;
  await inTransaction(db, (trx) => recordSignIn(trx, { actor, from }, 'token'));
  return { session: null };
}

export async function confirmWithToken(
  { guard, database: { db } }: Pick<Deps, 'guard' | 'database'>,
  writer: Writer,
  { name, role, tokenId, session, from }: Administrator,
  token: string,
): Promise<void> {
  if (!session) throw onlySessions();
  const rules = await findSignInRules(db);
  // People who sign in with a recovery code have lost their passkeys.
  if (needsPasskey(role, rules) && session.method !== 'recovery') {
    throw new AppError('conflict', 'Confirm with a passkey.');
  }
  const holder = await guard.findHolder(token, from).catch((error: unknown) => {
    throw keepingSignedIn(error);
  });
  if (holder?.token && holder.name === name && holder.tokenId === tokenId) {
    return confirmSession(writer, session, 'token');
  }
  const refused = { kind: 'confirmation', outcome: 'refused' } as const;
  await recordAlone(db, { actor: name, from }, refused);
  throw new AppError('bad_input', 'The admin token is wrong.', {
    errors: [{ path: 'token', message: 'Is not your admin token' }],
  });
}
