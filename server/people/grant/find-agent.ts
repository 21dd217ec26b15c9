/** Recognizes the access token of a grant. Only calls for agents may use this. */
import type { Scope } from '#contract/agent/scope.ts';
import { findAgentGrant } from '../../../db/repositories/people/agent-grant.ts';
import { type Agent, isPast } from '../../caller/administrator.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import { AppError } from '../../errors.ts';
import { grantEnded, holderOf } from './open-grant.ts';
import type { AgentGrants } from './open-grants.ts';

/** A wrong token counts as a guess, as a wrong admin token does. */
export async function findAgent(
  grants: AgentGrants,
  token: string,
  from: RequestOrigin,
): Promise<Agent> {
  const { db, guard } = grants;
  const find = () => findAgentGrant(db, { access_hash: hashOfToken(token) });
  const grant = await guard.guess(from, find, 'The access token is wrong.');
  if (!grant) throw new AppError('unauthorized', 'The access token is wrong.');
  if (grant.ended_at !== null) throw grantEnded();
  if (grant.resource !== grants.resource()) throw grantEnded();
  if (isPast(grant.access_ends_at)) {
    throw new AppError('unauthorized', 'This access token has expired.');
  }
  const scopes: Scope[] = JSON.parse(grant.scopes);
  const agent: Agent = {
    ...(await holderOf(grants, grant, from)),
    rights: [],
    agent: { client: grant.client_name, scopes, grantId: grant.id },
    from,
  };
  grants.use.note(agent);
  return agent;
}
