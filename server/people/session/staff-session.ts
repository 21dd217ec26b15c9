/** Sessions of staff in the admin. A session's token is sent in the same header as the token it was opened with. */
import type { Kysely, Transaction } from 'kysely';
import type { Paging } from '#contract/list.ts';
import { firstOwner } from '#contract/people/role.ts';
import type { ListedSession, NewSession, SignInMethod } from '#contract/people/session.ts';
import { day } from '#contract/wall-clock.ts';
import { pagedList } from '../../../db/paged-list.ts';
import type { PersonId } from '../../../db/repositories/people/person.ts';
import { listSignInNetworks } from '../../../db/repositories/people/sign-in-event.ts';
import {
  confirmStaffSession,
  endStaffSession,
  findStaffSession,
  insertStaffSession,
  listStaffSessions,
  type StoredSession,
} from '../../../db/repositories/people/staff-session.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import {
  type Administrator,
  needsPasskey,
  onlyServesPrograms,
  requireMaySignIn,
} from '../../caller/administrator.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';
import { recordEvent } from '../../caller/record-event.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import { newSessionToken, oldestUse, type SessionTimes } from '../../caller/session-token.ts';
import { findSignInRules } from '../../caller/sign-in-rules.ts';
import { AppError } from '../../errors.ts';
import { customerNetworkOf } from '../../http/ip-network.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';

/** The first owner has no name, so `person` is null. */
type Holder = { person: string | null; person_id: PersonId };
type Opening = {
  from: RequestOrigin;
  method: SignInMethod;
  credential: string;
};

export async function openSession(
  trx: Transaction<Database>,
  times: SessionTimes,
  { person, person_id }: Holder,
  { from, method, credential }: Opening,
): Promise<NewSession> {
  const limits = await requireMaySignIn(trx, person_id, from);
  const role = limits?.role ?? 'owner';
  if (method === 'token' && needsPasskey(role, await findSignInRules(trx))) {
    throw onlyServesPrograms();
  }
  const token = newSessionToken();
  const now = Date.now();
  const lastDay = now + times.SESSION_MAX_DAYS * day;
  const end = limits?.ends_at ? Math.min(lastDay, Date.parse(limits.ends_at)) : lastDay;
  const ends_at = new Date(end).toISOString();
  const { agent, network } = from;
  const given = { method, credential, agent, network, ends_at };
  await insertStaffSession(
    trx,
    { ...given, hash: hashOfToken(token), person_id },
    new Date(now).toISOString(),
  );
  await recordSignIn(trx, { actor: person ?? firstOwner, from }, method);
  return { token, ends_at };
}

/** Returns the /24 or /48, because addresses within it change even if nobody moves. */
const areaOf = (network: string) =>
  network.includes(':') ? customerNetworkOf(network) : network.replace(/\.\d+$/, '');

/** A person's first sign-in never counts as coming from a new network. */
export async function recordSignIn(
  trx: Transaction<Database>,
  source: { actor: string; from: RequestOrigin },
  method: SignInMethod,
): Promise<void> {
  const { actor, from } = source;
  const areas = (await listSignInNetworks(trx, actor)).map(areaOf);
  const isNewNetwork = areas.length > 0 && !areas.includes(areaOf(from.network));
  await recordEvent(trx, source, { kind: 'sign_in', detail: method, isNewNetwork });
}

export const signOut = ({ db, actor, from }: Writer, session: Administrator['session']) =>
  inTransaction(db, async (trx) => {
    if (!session) {
      throw new AppError('conflict', 'This token isn’t a session. Owners can revoke it.');
    }
    await endStaffSession(trx, session.id, new Date().toISOString());
    await recordEvent(trx, { actor, from }, { kind: 'sign_out' });
  });

/** Owners see everyone's sessions and passkeys, others their own. */
export const visibleTo = ({ role, tokenId }: Administrator) =>
  role === 'owner' ? ('everybody' as const) : { person: tokenId ?? null };

export const pageOfSessions = (
  db: Kysely<Database>,
  times: SessionTimes,
  administrator: Administrator,
  query: Paging,
) => {
  const list = pagedList(async (snapshot, paging: Paging) => {
    const open = { now: new Date().toISOString(), usedSince: oldestUse(times) };
    const holder = visibleTo(administrator);
    const { items, total } = await listStaffSessions(snapshot, holder, open, paging);
    return { items: items.map((row) => listed(row, administrator)), total };
  });
  return list(db, query);
};

const listed = (
  { id, name, role, method, agent, network, created_at, last_used_at, ends_at }: StoredSession,
  { session }: Administrator,
): ListedSession => ({
  id,
  method,
  agent,
  network,
  ends_at,
  name: name ?? firstOwner,
  role: role ?? 'owner',
  created: created_at,
  last_used: last_used_at,
  is_own: id === session?.id,
});

/** Only owners can see other people's sessions. */
export const endSession = ({ db, actor, from }: Writer, administrator: Administrator, id: number) =>
  inTransaction(db, async (trx) => {
    const found = await findStaffSession(trx, id);
    const isOwn = found?.person_id === (administrator.tokenId ?? null);
    if (!found || found.ended_at || !(isOwn || administrator.role === 'owner')) {
      throw unknownId('session', id);
    }
    await endStaffSession(trx, id, new Date().toISOString());
    await recordEvent(
      trx,
      { actor, from },
      { kind: 'session_end', subject: found.name ?? firstOwner },
    );
  });

export const confirmSession = (
  { db, actor, from }: Writer,
  session: NonNullable<Administrator['session']>,
  method: SignInMethod,
) =>
  inTransaction(db, async (trx) => {
    await confirmStaffSession(trx, session.id, new Date().toISOString());
    await recordEvent(trx, { actor, from }, { kind: 'confirmation', detail: method });
  });
