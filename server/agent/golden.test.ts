// Runs on SQLite only: agent-tools.test.ts makes proposals on PostgreSQL too.
/** The three tasks of docs/agents.md, replayed call by call. Their files say what agents read, and what they propose. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AgentApp, agentApp } from './testing/agent-app.ts';
import { agentClient } from './testing/agent-client.ts';
import { agentScene } from './testing/agent-scene.ts';
import { liveRows } from './testing/live-rows.ts';
import { agentTools } from './tool/agent-tools.ts';

type Golden = {
  task: string;
  calls: { tool: string; input: object; answer: object }[];
  proposals: object[];
};

const folder = join(import.meta.dirname, 'golden');
const files = globSync('*.json', { cwd: folder }).sort();

let given: AgentApp;
beforeEach(async () => {
  given = await agentApp();
  const { product, second } = await agentScene(given);
  const tr = { name: 'Bakır Fener' };
  await given.call('PUT', `/admin/products/${second.id}`, {
    ...{ slug: 'tin-kettle', categories: [1] },
    i18n: { en: { name: 'Tin Kettle' }, tr: { name: 'Teneke Çaydanlık' } },
  });
  await given.call('PUT', `/admin/products/${product.id}`, {
    ...{ slug: product.slug, categories: [1], facts: product.facts },
    i18n: { en: { name: 'Copper Lantern', description: 'A lantern.' }, tr },
  });
  await given.make.exclusiveBonus({
    ...{ product_id: product.id, market_code: 'US', i18n: { en: { title: 'Welcome spins' } } },
    terms: {
      ...{ kind: 'free_spins', min_deposit: '$10', wagering: '40x' },
      last_verified_at: '2026-01-15',
      numbers: {
        ...{ currency: 'USD', free_spins: 100, spin_value: 0.2, min_deposit: 10 },
        ...{ wagering: 40, wagering_base: 'winnings' },
      },
      i18n: { en: { value: '100 free spins' } },
    },
  });
});
afterEach(() => given.app.close());

test('docs/agents.md lists every tool with its scope, and the tasks', () => {
  const text = readFileSync('docs/agents.md', 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)].map(([, ...row]) => row);
  expect(rows).toEqual(agentTools.map(({ name, scope }) => [name, scope]));
  for (const file of files) {
    const { task }: Golden = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    expect(text).toContain(`> ${task}\n`);
  }
});

test('there is a file for each task', () => {
  expect(files).toEqual(['check-facts.json', 'fill-turkish.json', 'refresh-terms.json']);
});

test.each(files)('%s leads to its proposals, and changes nothing', async (file) => {
  const { calls, proposals }: Golden = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { token } = await given.make.person({ name: 'Ada', role: 'author' });
  const agent = await agentClient(given, { token });
  const before = await liveRows(given);
  for (const { tool, input, answer } of calls) {
    expect(await agent.call(tool, input), tool).toMatchObject(answer);
  }
  const { untrusted } = await agent.call('my_proposals');
  expect(untrusted.items).toMatchObject(proposals);
  expect(untrusted.total).toBe(proposals.length);
  expect(await liveRows(given)).toEqual(before);
});
