// Runs on SQLite only: agent-tools.test.ts makes proposals on PostgreSQL too.
/** Whatever agents ask for, only people change the site. A long run makes every combination, a short one some. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scopes } from '#contract/agent/scope.ts';
import { entityKinds } from '#contract/catalogue/history/entity-kind.ts';
import { mayDo, type Role, roles } from '#contract/people/role.ts';
import { token as firstOwners } from '../testing/app.ts';
import { dump } from '../testing/rest.ts';
import { type AgentApp, agentApp } from './testing/agent-app.ts';
import { type AgentClient, agentClient } from './testing/agent-client.ts';
import { type AgentScene, agentScene, validArguments } from './testing/agent-scene.ts';
import { hostileArguments } from './testing/hostile-arguments.ts';
import { liveRows } from './testing/live-rows.ts';
import { agentTools } from './tool/agent-tools.ts';

const isLong = process.env.TEST_EXTENT === 'long';

let given: AgentApp;
let scene: AgentScene;
beforeEach(async () => {
  given = await agentApp();
  scene = await agentScene(given);
});
afterEach(() => given.app.close());

async function signedIn(role: Role, scope: string) {
  const person = await given.make.person({ role });
  const { access_token } = await given.signedIn(person.token, { scope });
  const agent = await agentClient(given, { token: access_token });
  /** The limit of calls a minute isn't what keeps agents from changing anything. */
  const attempt = async (name: string, input: object) => {
    await given.db.deleteFrom('rate_limit').execute();
    return agent.result(name, input).catch((error: unknown) => {
      if (String(error).includes('too_many_requests')) throw error;
    });
  };
  return { agent, attempt };
}

/** Tries to propose an impossible and an empty value for each field of an entry. */
async function fieldProposals(agent: AgentClient, kind: string) {
  const answer = await agent.result('get', { kind, id: 1 });
  const { untrusted } = (answer.structuredContent ?? {}) as { untrusted?: { entry: object } };
  const fields = Object.keys(untrusted?.entry ?? {});
  return [...fields, 'id', 'created_at', 'release_id', '__proto__'].flatMap((field) =>
    [null, { id: 1 }, 'x'].map((value) => ({
      ...{ kind, id: 1, reason: 'Because' },
      changes: [{ field, value }],
    })),
  );
}

const offered = async (agent: AgentClient) => (await agent.tools()).map(({ name }) => name);

const combinations = roles.flatMap((role) =>
  [[...scopes], ...scopes.map((scope) => [scope])].map((allowed) => ({ role, allowed })),
);
const tried = isLong ? combinations : combinations.filter(({ allowed }) => allowed.length > 1);

test.each(tried)('a program of role $role with $allowed changes nothing', async (asked) => {
  const { role, allowed } = asked;
  const { agent, attempt } = await signedIn(role, allowed.join(' '));
  const before = await liveRows(given);
  expect(await offered(agent)).toEqual(
    agentTools
      .filter((tool) => mayDo(role, tool.role) && allowed.some((scope) => scope === tool.scope))
      .map(({ name }) => name),
  );
  for (const [name, inputs] of Object.entries(validArguments(scene))) {
    for (const [index, valid] of inputs.entries()) {
      await attempt(name, valid);
      if (!isLong && index > 0) continue;
      const isThorough = isLong ? allowed.length > 1 : role === 'owner';
      if (!isThorough) continue;
      for (const hostile of hostileArguments(valid, isLong)) await attempt(name, hostile);
    }
  }
  const kinds = isLong && role === 'owner' && allowed.length > 1 ? entityKinds : [];
  for (const kind of kinds) {
    for (const input of await fieldProposals(agent, kind)) await attempt('propose_change', input);
  }
  expect(await liveRows(given)).toEqual(before);
  const { proposals } = await given.db
    .selectFrom('proposal')
    .select(({ fn }) => fn.countAll<number>().as('proposals'))
    .executeTakeFirstOrThrow();
  // Otherwise the comparison would prove nothing.
  const mayPropose = role !== 'viewer' && allowed.some((scope) => scope === 'propose');
  expect(Number(proposals) > 0).toBe(mayPropose);
});

test('arguments are tried for every tool', () => {
  const known = Object.keys(validArguments(scene)).sort();
  expect(known).toEqual(agentTools.map(({ name }) => name).sort());
});

test('tools are few, described, and say truly what they do', async () => {
  const agent = await agentClient(given, { token: firstOwners });
  const tools = await agent.tools();
  expect(tools.map(({ name }) => name)).toEqual(agentTools.map(({ name }) => name));
  expect(tools.length).toBeLessThanOrEqual(16);
  const proposed = await agent.call('propose_change', {
    ...{ kind: 'regulator', id: scene.regulator.id, reason: 'Because' },
    changes: [{ field: 'name', value: 'Renamed' }],
  });
  const valid = validArguments(scene, proposed.proposal_id);
  for (const { name, title, description = '', ...tool } of tools) {
    expect(title, name).toBeTruthy();
    expect(description.length, name).toBeGreaterThan(30);
    expect([tool.inputSchema.type, tool.outputSchema?.type], name).toEqual(['object', 'object']);
    const { readOnlyHint, idempotentHint, destructiveHint } = tool.annotations ?? {};
    for (const input of valid[name]?.slice(0, 1) ?? []) {
      const before = await dump(given);
      await agent.call(name, input);
      const after = await dump(given);
      if (readOnlyHint) expect(withoutCounts(after), name).toEqual(withoutCounts(before));
      const isShrinking = Number(after.proposal?.length) < Number(before.proposal?.length);
      expect(isShrinking, name).toBe(destructiveHint);
      await agent.result(name, input);
      if (idempotentHint)
        expect(withoutCounts(await dump(given)), name).toEqual(withoutCounts(after));
    }
  }
});

/** Every call is counted, and a proposal that is repeated is newer. */
const withoutCounts = (tables: object) =>
  JSON.parse(
    JSON.stringify(tables, (key, value) =>
      ['rate_limit', 'proposed_at'].includes(key) ? undefined : value,
    ),
  );
