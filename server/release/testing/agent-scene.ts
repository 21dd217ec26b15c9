/** A site with two editors and an owner, whose agents propose changes of promo codes. */
import type { Role } from '#contract/people/role.ts';
import { proposeAsAgent } from '../../agent/propose-as-agent.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { releaseClient } from './release-client.ts';

const from = { ip: '127.0.0.1', network: '127.0.0.0/24', agent: 'test', isBrowser: false };

export async function agentScene() {
  const given = await testApp();
  const people = {
    Ada: await given.make.person({ name: 'Ada', role: 'editor' }),
    Ben: await given.make.person({ name: 'Ben', role: 'editor' }),
    Odd: await given.make.person({ name: 'Odd', role: 'owner' }),
  };
  const ids: Record<string, number> = {
    ...{ Ada: people.Ada.id, Ben: people.Ben.id, Odd: people.Odd.id },
  };
  const ada = releaseClient(given, people.Ada.token);
  return {
    given,
    ids,
    ada,
    ben: releaseClient(given, people.Ben.token),
    owner: releaseClient(given, people.Odd.token),
    agentProposes: proposerIn(given, ids),
    codeOf: async (id: number) => (await ada.read(`/promocodes/${id}`)).code,
    listIn: async (release: number) =>
      (await ada.read(`/proposals?release=${release}`)).items as Record<string, unknown>[],
  };
}

export type AgentScene = Awaited<ReturnType<typeof agentScene>>;

/** Proposes a change of a promo code, or a new one, as a person's agent. */
const proposerIn =
  ({ deps }: TestApp, ids: Record<string, number>) =>
  async (name: string, id: number | null, change: object, role: Role = 'editor') => {
    const agent = {
      ...{ name, role, rights: [], from, tokenId: ids[name] },
      agent: { client: 'Quill', scopes: ['propose' as const] },
    };
    const proposed = await proposeAsAgent(
      { deps, agent, signal: new AbortController().signal },
      {
        ...{ kind: 'promo-code', id, reason: 'The partner wrote', isDryRun: false },
        change: (state) => ({ ...state, ...change }),
      },
    );
    if (!proposed) throw new Error('Nothing was proposed');
    return proposed.proposal;
  };

export const newCode = (code: string) => ({ code, market_code: 'US' });
export const today = () => new Date().toISOString().slice(0, 10);
