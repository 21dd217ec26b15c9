import type { FastifyRequest } from 'fastify';
import type { OwnSession } from '#contract/account.ts';
import type { Visitor } from './accounts.ts';
import { type AuthDoor, authError, isRefused } from './auth-door.ts';

type Stored = {
  id: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  userAgent?: string | null;
};

async function storedSessions(ask: AuthDoor, request: FastifyRequest): Promise<Stored[]> {
  const answer = await ask(request, { path: '/list-sessions' });
  if (isRefused(answer)) throw authError(answer);
  return answer.body as Stored[];
}

/** The one of this browser first; its token is no one's business but the cookie's. */
export async function listSessions(
  ask: AuthDoor,
  request: FastifyRequest,
  { sessionId }: Visitor,
): Promise<OwnSession[]> {
  const stored = await storedSessions(ask, request);
  return stored
    .map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      started_at: createdAt,
      seen_at: updatedAt,
      agent: userAgent ?? '',
      current: id === sessionId,
    }))
    .sort(
      (one, other) =>
        Number(other.current) - Number(one.current) || other.seen_at.localeCompare(one.seen_at),
    );
}

/** One that has ended already has ended. */
export async function endSession(ask: AuthDoor, request: FastifyRequest, id: string) {
  const stored = await storedSessions(ask, request);
  const token = stored.find((session) => session.id === id)?.token;
  if (token === undefined) return;
  const answer = await ask(request, { path: '/revoke-session', body: { token } });
  if (isRefused(answer)) throw authError(answer);
}
