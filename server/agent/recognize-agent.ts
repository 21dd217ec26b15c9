/** Recognizes the holder of an admin token, or a program that signed in as a person. */
import type { FastifyRequest } from 'fastify';
import { scopes } from '#contract/agent/scope.ts';
import type { Agent } from '../caller/administrator.ts';
import { originOf } from '../caller/request-origin.ts';
import { hasSessionForm } from '../caller/session-token.ts';
import type { Deps } from '../deps.ts';
import { AppError, asAppError } from '../errors.ts';
import { hasAccessForm } from '../people/grant/agent-token.ts';
import { findAgent } from '../people/grant/find-agent.ts';

type AgentDeps = Pick<Deps, 'guard' | 'grants'>;

/** The headers lead programs without a token, or with one that no longer works, to the sign-in (RFC 6750, RFC 9728). */
export async function recognizeAgent(deps: AgentDeps, request: FastifyRequest): Promise<Agent> {
  const given = givenToken(request);
  try {
    return await holderOf(deps, request, given);
  } catch (error) {
    const known = asAppError(error);
    if (known.code !== 'unauthorized') throw error;
    const challenge = challengeOf(deps, given !== undefined);
    throw new AppError('unauthorized', known.message, {
      headers: { 'www-authenticate': challenge },
    });
  }
}

/** An access token works here and nowhere else, a session everywhere but here. */
async function holderOf(
  { guard, grants }: AgentDeps,
  request: FastifyRequest,
  given: string | undefined,
): Promise<Agent> {
  if (given === undefined) throw new AppError('unauthorized', 'Agents need a token.');
  if (hasAccessForm(given)) return findAgent(grants, given, originOf(request));
  if (hasSessionForm(given)) {
    throw new AppError('unauthorized', 'Sessions are for people. Agents need a token.');
  }
  const { token, name, role, tokenId, from } = await guard.check(request, given);
  if (token?.mustOpenSession) {
    throw new AppError('unauthorized', 'Browsers need a session on this site.');
  }
  return { name, role, tokenId, from, rights: [], agent: { client: name, scopes } };
}

function givenToken({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer ?? [headers['x-admin-token']].flat()[0];
}

function challengeOf({ grants }: AgentDeps, hadToken: boolean): string {
  const parts = {
    ...(hadToken && { error: 'invalid_token' }),
    scope: scopes.join(' '),
    resource_metadata: `${grants.issuer()}/.well-known/oauth-protected-resource/mcp`,
  };
  const written = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${written.join(', ')}`;
}
