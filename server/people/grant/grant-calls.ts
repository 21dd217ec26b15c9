import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import {
  agentGrant,
  askedConsent,
  authorizationRequest,
  givenConsent,
} from '#contract/people/agent-grant.ts';
import { adminCall, byId, ownCall } from '../../resource/admin-call.ts';
import { describeConsent, giveConsent } from './consent.ts';
import { endAgentGrant, pageOfGrants } from './grant-list.ts';

const tag = 'Agents';

export const grantCalls = {
  /** Only the screen that asks for consent needs this and the next call, so they have no path. */
  describe: adminCall({
    tag,
    operationId: 'describeAgentRequest',
    summary: 'Get what an agent asks for',
    role: 'viewer',
    method: 'GET',
    input: authorizationRequest,
    output: askedConsent,
    run: ({ deps, administrator }, asked) => describeConsent(deps.grants, administrator, asked),
  }),
  consent: ownCall({
    tag,
    operationId: 'giveAgentConsent',
    summary: 'Let an agent sign in as you',
    isConfirmed: true,
    method: 'POST',
    input: authorizationRequest,
    output: givenConsent,
    conflicts: true,
    run: ({ deps, administrator }, asked) => giveConsent(deps.grants, administrator, asked),
  }),
  list: adminCall({
    tag,
    operationId: 'listAgents',
    summary: 'List the agents that are signed in as you',
    role: 'viewer',
    method: 'GET',
    path: '/agents',
    input: z.object(shortListPaging),
    output: listOf(agentGrant),
    run: ({ db, administrator }, query) =>
      pageOfGrants(db, administrator, { person: administrator.tokenId ?? null }, query),
  }),
  listAll: adminCall({
    tag,
    operationId: 'listAllAgents',
    summary: 'List everyone’s agents',
    role: 'owner',
    method: 'GET',
    path: '/agents/all',
    input: z.object(shortListPaging),
    output: listOf(agentGrant),
    run: ({ db, administrator }, query) => pageOfGrants(db, administrator, 'everybody', query),
  }),
  end: ownCall({
    tag,
    operationId: 'endAgent',
    summary: 'Sign an agent out immediately',
    method: 'DELETE',
    path: '/agents/:id',
    input: byId,
    run: ({ writer, administrator }, { id }) => endAgentGrant(writer, administrator, id),
  }),
};
