import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { OwnSession } from '#contract/visitor/account.ts';
import { listVisitorSessions } from '../../../db/repositories/visitor/visitor-session.ts';
import type { Database } from '../../../db/tables.ts';
import { asAppError } from '../../errors.ts';
import type { AuthResponse, CallAuth } from './better-auth/auth-request.ts';

export type SignedInVisitor = { id: string; email: string; createdAt: string; sessionId: string };

/** Lists the session of this browser first. Omits tokens, because anyone with a token is signed in. */
export async function listSessions(
  db: Kysely<Database>,
  { id, sessionId }: SignedInVisitor,
): Promise<OwnSession[]> {
  const sessions = (await listVisitorSessions(db, id)).map((session) => ({
    id: session.id,
    started_at: session.created_at,
    seen_at: session.updated_at,
    agent: session.user_agent ?? '',
    current: session.id === sessionId,
  }));
  return sessions.sort((one, other) => Number(other.current) - Number(one.current));
}

/** Keeps visitors signed in even if the disk is full, by reading their session without extending it. */
export const readSession = (callAuth: CallAuth, request: FastifyRequest): Promise<AuthResponse> =>
  callAuth(request, { path: '/get-session' }).catch((error: unknown) => {
    if (asAppError(error).code !== 'disk_full') throw error;
    return callAuth(request, { path: '/get-session?disableRefresh=true' });
  });
