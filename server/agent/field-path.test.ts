// Runs on SQLite only: fields are refused before any SQL.
/** Fields are paths that agents write, so they must not lead out of the entry. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { token as firstOwners } from '../testing/app.ts';
import { type AgentApp, agentApp } from './testing/agent-app.ts';
import { type AgentClient, agentClient } from './testing/agent-client.ts';

let given: AgentApp;
let agent: AgentClient;
let id: number;
beforeAll(async () => {
  given = await agentApp();
  id = (await given.make.product()).id;
  agent = await agentClient(given, { token: firstOwners });
});
afterAll(() => given.app.close());

const asked = () => ({ kind: 'product', id, reason: 'Seen', dry_run: true });
const change = (field: string, value: unknown) =>
  agent.refusal('propose_change', { ...asked(), changes: [{ field, value }] });

test.each([
  ...['__proto__.polluted', 'facts.__proto__.polluted', 'constructor.prototype.polluted'],
  ...['raiting', 'facts.unknown', 'i18n.en.name'],
])('“%s” is not a field, and reaches nothing else', async (field) => {
  expect(await change(field, 'x')).toMatch(/bad_input.*changes\.0\.field.*Is not a field/);
  expect(
    await agent.refusal('propose_text', { ...asked(), language: 'tr', texts: { [field]: 'x' } }),
  ).toMatch(/bad_input/);
  expect('polluted' in {}).toBe(false);
});

test('a field may contain others', async () => {
  const changes = [{ field: 'facts.support', value: { channels: ['email'], hours: null } }];
  const { untrusted } = await agent.call('propose_change', { ...asked(), changes });
  expect(untrusted.difference).toEqual([
    { field: 'facts.support.channels', language: null, from: [], to: ['email'] },
  ]);
});

test('a value that is nested too deeply is refused', async () => {
  const deep = JSON.parse(`${'['.repeat(150)}${']'.repeat(150)}`);
  expect(await change('rating', deep)).toMatch(/bad_input.*nested more than 100 times/);
});

test('an agent may send 300 requests a minute, whatever they ask for', async () => {
  const limited = await agentApp({ RATE_LIMIT: '1000' });
  const { token } = await limited.make.person({ role: 'viewer' });
  const { port } = limited.app.server.address() as AddressInfo;
  const statuses = new Set<number>();
  for (let request = 0; request <= 300; request++) {
    const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: '{}',
    });
    statuses.add(response.status);
    if (request === 299) expect(statuses).not.toContain(429);
  }
  expect(statuses).toContain(429);
  await limited.app.close();
});
