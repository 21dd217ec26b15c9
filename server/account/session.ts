import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { OwnSession } from '#contract/visitor/account.ts';
import { listVisitorSessions } from '../../db/repositories/visitor/visitor-session.ts';
import type { Database } from '../../db/tables.ts';
import { asAppError } from '../errors.ts';
import type { AskAuth, AuthAnswer } from './better-auth/auth-request.ts';

export type Visitor = { id: string; email: string; createdAt: string; sessionId: string };

/** The one of this browser first; its token is no one's business but the cookie's. */
export async function listSessions(
  db: Kysely<Database>,
  { id, sessionId }: Visitor,
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

/** A full disk keeps nobody out who is signed in: it only keeps the session from lasting longer. */
export const askForSession = (ask: AskAuth, request: FastifyRequest): Promise<AuthAnswer> =>
  ask(request, { path: '/get-session' }).catch((error: unknown) => {
    if (asAppError(error).code !== 'disk_full') throw error;
    return ask(request, { path: '/get-session?disableRefresh=true' });
  });
