// Runs on PostgreSQL too: proposals are counted in the database, and names are stored that it may refuse.
/** Calls and proposals are recorded with the person and the program, and counted per person. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { recordEvent } from '../caller/record-event.ts';
import { type AgentApp, agentApp } from './testing/agent-app.ts';
import { type AgentClient, agentClient, protocolVersions } from './testing/agent-client.ts';
import { agentScene } from './testing/agent-scene.ts';

let given: AgentApp;
beforeEach(async () => {
  given = await agentApp();
  await agentScene(given);
});
afterEach(() => given.app.close());

const reason = 'Seen on the partner’s page';
const proposal = { kind: 'regulator', draft: { name: 'Tin Board' }, reason };

test('a person’s agents make 60 calls a minute together', async () => {
  const { token } = await given.make.person({ role: 'viewer' });
  const { token: others } = await given.make.person({ role: 'viewer' });
  const agents = [];
  for (const version of protocolVersions) agents.push(await agentClient(given, { token, version }));
  const [first, second] = agents as [AgentClient, AgentClient];
  for (let call = 0; call < 30; call++) {
    await first.call('search', { q: 'Tin' });
    await second.call('search', { q: 'Tin' });
  }
  for (const agent of agents) {
    expect(await agent.refusal('search', { q: 'Tin' })).toMatch(
      /too_many_requests.*Try again in \d+ seconds/,
    );
  }
  // The log shows the first of the calls beyond the limit.
  expect(await given.events('agent_call')).toHaveLength(61);
  const other = await agentClient(given, { token: others });
  expect((await other.call('search', { q: 'Tin' })).untrusted.items).toHaveLength(1);
});

/** Records the last proposal as often as if it had been made again. */
async function repeatProposal(times: number) {
  const [{ actor, subject, detail }] = await given.events('agent_proposal');
  await inTransaction(given.db, async (trx) => {
    for (let made = 0; made < times; made++) {
      await recordEvent(trx, { actor }, { kind: 'agent_proposal', subject, detail });
    }
  });
}

test('a person’s agents make 200 proposals a day, and withdrawing doesn’t free up a place', async () => {
  const { token } = await given.make.person({ name: 'Ada', role: 'author' });
  const agent = await agentClient(given, { token });
  const withdraw = async () => {
    const { proposal_id } = await agent.call('propose_new', proposal);
    await agent.call('withdraw', { proposal_id });
  };
  await withdraw();
  await repeatProposal(198);
  await withdraw();
  expect(await agent.refusal('propose_new', proposal)).toContain('too_many_requests');
  expect((await agent.call('propose_new', { ...proposal, dry_run: true })).dry_run).toBe(true);
  expect(await given.db.selectFrom('proposal').select('id').execute()).toEqual([]);
});

test('the security log shows each call with the person and the program', async () => {
  const { token } = await given.make.person({ name: 'Ada', role: 'author' });
  const { access_token } = await given.signedIn(token);
  const agent = await agentClient(given, { token: access_token });
  await agent.call('propose_new', { kind: 'regulator', draft: { name: 'Tin Board' }, reason });
  await agent.refusal('get', { kind: 'product', id: 99 });
  await agent.refusal('get', { kind: 'casino', id: 1 });
  await agent.call('withdraw', { proposal_id: 1 });
  const logged = async (kind: string) =>
    (await given.events(kind)).map((event: Record<string, unknown>) => [
      ...[event.actor, event.subject, event.detail, event.outcome, event.network],
    ]);
  const network = '127.0.0.1';
  expect(await logged('agent_call')).toEqual([
    ['Ada', 'withdraw', 'Copper Agent', 'done', network],
    ['Ada', 'get', 'Copper Agent', 'refused', network],
    ['Ada', 'get', 'Copper Agent', 'refused', network],
    ['Ada', 'propose_new', 'Copper Agent', 'done', network],
  ]);
  expect(await logged('agent_proposal')).toEqual([
    ['Ada', '1', 'Copper Agent: regulator 2', 'done', network],
  ]);
});

test.each(protocolVersions)(
  'calls of tools that an agent doesn’t have are recorded too, over version %s',
  async (version) => {
    const { token } = await given.make.person({ name: 'Ada', role: 'viewer' });
    const agent = await agentClient(given, { token, version });
    for (const name of ['publish', 'propose_new', 'a\0b\u001b[2J\u202e', 'x'.repeat(5_000)]) {
      await expect(agent.call(name, {})).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('not found'),
      });
    }
    const events = await given.events('agent_call');
    expect(
      events.map(({ actor, subject, detail, outcome }: Record<string, unknown>) => [
        ...[actor, subject, detail, outcome],
      ]),
    ).toEqual([
      ['Ada', `${'x'.repeat(100)}…`, 'Ada', 'refused'],
      ['Ada', 'a\ufffdb\ufffd[2J\ufffd', 'Ada', 'refused'],
      ['Ada', 'propose_new', 'Ada', 'refused'],
      ['Ada', 'publish', 'Ada', 'refused'],
    ]);
  },
);

test('calls of unknown tools count, so they can’t fill the security log', async () => {
  const { token } = await given.make.person({ role: 'viewer' });
  const agent = await agentClient(given, { token });
  for (let call = 0; call < 70; call++) {
    await expect(agent.call('publish', {})).rejects.toThrow('not found');
  }
  expect(await given.events('agent_call')).toHaveLength(61);
  expect(await agent.refusal('search', { q: 'Tin' })).toContain('too_many_requests');
});
