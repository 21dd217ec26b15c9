/** Recognizes the holder of a token or of a session. */
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Scope } from '#contract/agent/scope.ts';
import type { AdminToken } from '#contract/people/admin-token.ts';
import { rights as allRights, type Right } from '#contract/people/right.ts';
import { firstOwner, type Role } from '#contract/people/role.ts';
import type { SignInMethod } from '#contract/people/session.ts';
import type { SignInRules } from '#contract/people/sign-in-rules.ts';
import { findAdminToken, findAdminTokenByHash } from '../../db/repositories/people/admin-token.ts';
import type { PersonId } from '../../db/repositories/people/person.ts';
import {
  endStaffSession,
  findStaffSessionByHash,
} from '../../db/repositories/people/staff-session.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import { hasAdminTokenForm, hashOfToken } from './first-owner-token.ts';
import type { RequestOrigin } from './request-origin.ts';
import { hasSessionForm, oldestUse, type SessionTimes } from './session-token.ts';
import { findSignInRules } from './sign-in-rules.ts';
import { isInNetworks } from './staff-network.ts';

export type Administrator = {
  name: string;
  role: Role;
  rights: readonly Right[];
  /** The first owner's token has no id, because it has no row. */
  tokenId?: number | undefined;
  /** Missing if the token isn’t a session. */
  session?: {
    id: number;
    method: SignInMethod;
    created: string;
    last_used: string;
    ends_at: string;
    confirmed: string;
  };
  /** Set for a program that reads and proposes in the name of its person, and can do nothing else. */
  agent?: { client: string; scopes: readonly Scope[]; grantId?: number };
  /** The token that a session can be opened with. Absent in a session. */
  token?: { hash: string; isForPrograms: boolean; mustOpenSession: boolean };
  from: RequestOrigin;
};

/** A program that acts for a person. */
export type Agent = Administrator & Required<Pick<Administrator, 'agent'>>;

type Recognition = {
  db: Kysely<Database>;
  tokenHash: string;
  times: SessionTimes;
  onFailure: (error: unknown) => void;
};

export const isFirstOwners = (token: string, { tokenHash }: Pick<Recognition, 'tokenHash'>) =>
  timingSafeEqual(Buffer.from(hashOfToken(token)), Buffer.from(tokenHash));

/** Returns undefined for a wrong token. Throws for one that used to be valid, because that is not a guess. */
export function findAdministrator(
  recognition: Recognition,
  token: string,
  from: RequestOrigin,
): Promise<Administrator | undefined> {
  if (hasSessionForm(token)) return findHolderOfSession(recognition, token, from);
  if (isFirstOwners(token, recognition)) return firstOwnerOf(recognition, from);
  return hasAdminTokenForm(token)
    ? findHolderOfToken(recognition, token, from)
    : Promise.resolve(undefined);
}

const firstOwnerOf = async (
  { db, tokenHash: hash }: Recognition,
  from: RequestOrigin,
): Promise<Administrator> => ({
  name: firstOwner,
  role: 'owner',
  rights: allRights,
  token: { hash, isForPrograms: false, mustOpenSession: await mustOpenSession(db, from) },
  from,
});

async function findHolderOfToken(
  { db }: Recognition,
  token: string,
  from: RequestOrigin,
): Promise<Administrator | undefined> {
  const hash = hashOfToken(token);
  const stored = await findAdminTokenByHash(db, hash);
  if (!stored) return undefined;
  const { id, name, role, rights, programs_only, networks } = stored;
  if (stored.revoked_at) throw new AppError('unauthorized', 'This admin token was revoked.');
  if (isPast(stored.ends_at)) throw new AppError('unauthorized', 'This admin token has expired.');
  requireNetwork(networks, from, 'This token cannot be used from this network.');
  if (programs_only && from.isBrowser) throw forPrograms();
  const isForPrograms = programs_only;
  return {
    name,
    role,
    rights: rightsOf(role, rights),
    tokenId: id,
    from,
    token: { hash, isForPrograms, mustOpenSession: await mustOpenSession(db, from) },
  };
}

const rightsOf = (role: Role, given: readonly Right[]) => (role === 'owner' ? allRights : given);

export const forPrograms = () =>
  new AppError('forbidden', 'This token is for programs. It cannot be used to sign in.');

export const onlyServesPrograms = () =>
  new AppError('forbidden', 'Sign in with a passkey. On this site, tokens are only for programs.');

/** Prevents tokens from adding sign-in methods on sites that require passkeys. */
export async function refuseTokenForPrograms(
  db: Kysely<Database>,
  { role, token }: Pick<Administrator, 'role' | 'token'>,
): Promise<void> {
  if (token && needsPasskey(role, await findSignInRules(db))) throw onlyServesPrograms();
}

async function mustOpenSession(db: Kysely<Database>, { isBrowser }: RequestOrigin) {
  if (!isBrowser) return false;
  const { sessions_only, passkeys_required } = await findSignInRules(db);
  return sessions_only || passkeys_required;
}

async function findHolderOfSession(
  recognition: Recognition,
  token: string,
  from: RequestOrigin,
): Promise<Administrator | undefined> {
  const { db } = recognition;
  const stored = await findStaffSessionByHash(db, hashOfToken(token));
  if (!stored) return undefined;
  if (stored.ended_at !== null) throw sessionEnded();
  const { id, person_id, method, created_at, last_used_at, ends_at } = stored;
  const role = stored.role ?? 'owner';
  if (hasOtherToken(recognition, stored)) throw sessionEnded();
  if (await isOver(recognition, stored)) {
    await markEnded(recognition, id);
    throw sessionEnded();
  }
  requireNetwork(JSON.parse(stored.networks ?? '[]'), from);
  return {
    name: stored.name ?? firstOwner,
    role,
    rights: rightsOf(role, JSON.parse(stored.rights ?? '[]')),
    tokenId: person_id ?? undefined,
    session: {
      id,
      method,
      ends_at,
      created: created_at,
      last_used: last_used_at,
      confirmed: stored.confirmed_at,
    },
    from,
  };
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findStaffSessionByHash>>>;

/** The first owner's token was replaced. While processes restart, some still know only the earlier one. */
const hasOtherToken = (
  { tokenHash }: Recognition,
  { method, person_id, credential }: FoundSession,
) => method === 'token' && person_id === null && credential !== tokenHash;

async function isOver({ db, times }: Recognition, session: FoundSession) {
  const { ends_at, last_used_at, method } = session;
  if (isPast(ends_at) || last_used_at <= oldestUse(times)) return true;
  if (session.revoked_at || session.programs_only || isPast(session.token_ends_at)) return true;
  if (method !== 'token') return false;
  return needsPasskey(session.role ?? 'owner', await findSignInRules(db));
}

/** Stores the end, so that the session can't come back. It's refused now even if that fails. */
const markEnded = ({ db, onFailure }: Recognition, id: number) =>
  inTransaction(db, (trx) => endStaffSession(trx, id, new Date().toISOString())).catch(onFailure);

/** Viewers can change nothing, so tokens are enough for them. */
export const needsPasskey = (role: Role, { passkeys_required }: SignInRules) =>
  passkeys_required && role !== 'viewer';

/**
 * Returns the person's token, whose limits apply to every way of signing in. The first owner has none. Throws if they
 * may not sign in.
 */
export async function requireMaySignIn(
  db: Kysely<Database>,
  person: PersonId,
  from: RequestOrigin,
): Promise<AdminToken | undefined> {
  if (person === null) return undefined;
  const token = await findAdminToken(db, person);
  if (!token || token.revoked_at || isPast(token.ends_at)) {
    throw new AppError('unauthorized', 'You can no longer sign in here. Ask an owner.');
  }
  if (token.programs_only) {
    throw new AppError('forbidden', 'Your access is for programs only. Ask an owner.');
  }
  requireNetwork(token.networks, from);
  return token;
}

const sessionEnded = () => new AppError('session_ended', 'This session has ended. Sign in again.');

export const isPast = (time: string | null) => time !== null && Date.parse(time) <= Date.now();

function requireNetwork(
  networks: readonly string[],
  { ip }: RequestOrigin,
  refusal = 'You cannot sign in from this network.',
) {
  if (networks.length === 0) return;
  if (!isInNetworks(networks, ip)) throw new AppError('forbidden', refusal);
}
