import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { OwnSession } from '#contract/visitor/account.ts';
import {
  extendVisitorSession,
  findVisitorSession,
  insertVisitorSession,
  listVisitorSessions,
} from '../../../db/repositories/visitor/visitor-session.ts';
import { randomSecret } from '../../../db/secret-file.ts';
import type { Database } from '../../../db/tables.ts';
import { asAppError } from '../../errors.ts';
import { type SessionCookies, sessionLifetime } from './session-cookie.ts';

export type SignedInVisitor = { id: string; email: string; createdAt: string; sessionId: string };

/** In milliseconds. */
const lifetime = sessionLifetime * 1000;
const extendedAfter = 24 * 60 * 60_000;

const maxAgentLength = 300;

/** Returns the token. IPs aren't stored, because nothing needs them later. */
export async function openSession(
  db: Kysely<Database>,
  visitorId: string,
  { headers }: FastifyRequest,
): Promise<string> {
  const token = randomSecret();
  const agent = headers['user-agent']?.slice(0, maxAgentLength) ?? '';
  await insertVisitorSession(db, { visitorId, token, agent, lifetime });
  return token;
}

/** Extends the session after a day, unless the disk is full. */
export async function currentVisitor(
  db: Kysely<Database>,
  cookies: SessionCookies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInVisitor | undefined> {
  const token = cookies.tokenIn(request);
  if (token === undefined) return undefined;
  const found = await findVisitorSession(db, token);
  if (found) {
    const { expiresAt, ...visitor } = found;
    const isRecent = Date.parse(expiresAt) - Date.now() > lifetime - extendedAfter;
    if (isRecent) return visitor;
    const extended = await extendVisitorSession(db, visitor.sessionId, lifetime).catch(unlessFull);
    if (extended === 'extended') cookies.set(reply, token);
    if (extended !== 'ended') return visitor;
  }
  cookies.delete(reply);
  return undefined;
}

function unlessFull(error: unknown) {
  if (asAppError(error).code !== 'disk_full') throw error;
}

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
