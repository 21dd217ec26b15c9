// Runs on PostgreSQL too: proposals are made in savepoints that are rolled back.
/** Every tool, called with the official client over both versions of the protocol. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { token as firstOwners, publishedTexts } from '../testing/app.ts';
import { type AgentApp, agentApp } from './testing/agent-app.ts';
import { type AgentClient, agentClient, protocolVersions } from './testing/agent-client.ts';
import { type AgentScene, agentScene, staleDay } from './testing/agent-scene.ts';

let given: AgentApp;
let scene: AgentScene;
beforeEach(async () => {
  given = await agentApp();
  scene = await agentScene(given);
});
afterEach(() => given.app.close());

/** Each paragraph takes 20 KB. */
function pageOf(paragraphs: number) {
  const { en } = publishedTexts('Long', 'ş'.repeat(10_000));
  const [paragraph] = en.body.content;
  return {
    i18n: { en: { ...en, body: { ...en.body, content: Array(paragraphs).fill(paragraph) } } },
  };
}

const reason = 'Seen on the partner’s page';

describe.each(protocolVersions)('over version %s of the protocol', (version) => {
  let agent: AgentClient;
  beforeEach(async () => {
    agent = await agentClient(given, { token: firstOwners, version });
  });
  afterEach(() => agent.close());

  test('agents read what people wrote as untrusted', async () => {
    expect(agent.client.getNegotiatedProtocolVersion()).toBe(version);
    expect(await agent.call('search', { q: 'Tin' })).toEqual({
      untrusted: { items: [{ kind: 'product', id: 2, name: 'Tin Kettle', detail: null }] },
    });
    const { untrusted } = await agent.call('get', { kind: 'product', id: 1 });
    expect(untrusted.entry.i18n.en).toMatchObject({
      ...{ name: 'Copper Lantern', description: 'A lantern.' },
    });
    const stale = await agent.call('list_stale_facts');
    expect(stale.untrusted).toMatchObject({
      total: 1,
      items: [{ id: 1, name: 'Copper Lantern', facts: { payments: [{ verified_on: staleDay }] } }],
    });
    expect((await agent.call('rules_of_market', { code: 'US' })).untrusted.market).toMatchObject({
      ...{ code: 'US', minimum_age: 21 },
    });
    expect((await agent.call('missed_searches', {})).untrusted.items).toMatchObject([
      { query: 'brass lamp', searches: 3 },
    ]);
    expect((await agent.call('history', { limit: 1 })).untrusted.items).toMatchObject([
      { actor: 'test', action: 'create', entity: 'top-list-entry' },
    ]);
    const answer = await agent.result('search', { q: 'Tin' });
    expect(JSON.parse(agent.textOf(answer))).toEqual(answer.structuredContent);
  });

  test('agents propose, preview and withdraw, and change nothing else', async () => {
    const { product } = scene;
    const asked = {
      ...{ kind: 'product', id: product.id, reason },
      changes: [{ field: 'rating', value: 4.5 }],
    };
    const difference = [{ field: 'rating', language: null, from: null, to: 4.5 }];
    const dry = await agent.call('propose_change', { ...asked, dry_run: true });
    expect(dry).toMatchObject({
      ...{ dry_run: true, proposal_id: null, release_id: null },
      untrusted: { difference },
    });
    expect((await agent.call('my_proposals')).untrusted.total).toBe(0);
    const made = await agent.call('propose_change', asked);
    expect(made).toMatchObject({
      ...{ dry_run: false, needs_approval: false },
      untrusted: { difference },
    });
    const board = await agent.call('propose_new', {
      ...{ kind: 'regulator', draft: { name: 'Tin Board' }, reason },
    });
    const order = [scene.second.id, product.id];
    await agent.call('propose_order', { list: 'product-list', id: 1, order, reason });
    const text = await agent.call('propose_text', {
      ...{ kind: 'product', id: 2, language: 'tr', texts: { name: 'Teneke' }, reason },
    });
    expect(text.untrusted.difference).toEqual([
      { field: 'name', language: 'tr', from: null, to: 'Teneke' },
    ]);
    const { items } = (await agent.call('my_proposals')).untrusted;
    const { release_id } = made;
    expect(items).toMatchObject([
      { id: text.proposal_id, release_id, name: 'Tin Kettle', reason },
      { release_id, name: 'casino', reason },
      { id: board.proposal_id, release_id, name: 'Tin Board', reason },
      { id: made.proposal_id, release_id, name: 'Copper Lantern', reason },
    ]);
    expect((await agent.call('preview_link')).url).toContain(`/preview/release/${release_id}.`);
    const { proposal_id } = board;
    expect(await agent.call('withdraw', { proposal_id })).toEqual({ withdrawn: proposal_id });
    expect((await agent.call('my_proposals')).untrusted.total).toBe(3);
    const live = (await given.call('GET', `/admin/products/${product.id}`)).body;
    expect([live.rating, live.i18n.tr.name]).toEqual([null, null]);
    expect((await given.call('GET', '/admin/changes?entity=regulator')).body.total).toBe(1);
  });

  test('refusals say what is wrong', async () => {
    for (const [name, input, error] of [
      ['get', { kind: 'product', id: 99 }, 'not_found'],
      ['rules_of_market', {}, 'code: Is required'],
      ['propose_change', { kind: 'product', id: 1, reason: ' ', changes: [] }, 'Say why'],
      [
        'propose_change',
        { kind: 'product', id: 1, reason, changes: [{ field: 'rating', value: 6 }] },
        'rating',
      ],
      ['propose_new', { kind: 'settings', draft: {}, reason }, 'Exists once'],
      ['withdraw', { proposal_id: 9 }, 'not_found'],
      ['preview_link', {}, 'nothing to preview'],
    ] as const) {
      expect(await agent.refusal(name, input), name).toContain(error);
    }
  });

  test('answers over 256 KiB are refused', async () => {
    const { id } = await given.make.contentPage(pageOf(5));
    const answer = await agent.result('get', { kind: 'content-page', id });
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(256 * 1024);
    const longer = await given.make.contentPage(pageOf(7));
    expect(await agent.refusal('get', { kind: 'content-page', id: longer.id })).toContain(
      'larger than 256 KiB. Ask for less',
    );
  });
});

test('an agent leaves alone what a person has made of its proposals', async () => {
  const agent = await agentClient(given, { token: firstOwners });
  const { id } = scene.product;
  const rate = (value: number) => ({
    ...{ kind: 'product', id, reason, changes: [{ field: 'rating', value }] },
  });
  const { release_id } = await agent.call('propose_change', rate(4.5));
  const { body: live } = await given.call('GET', `/admin/products/${id}`);
  const edit = { ...live, rating: 4.2 };
  const headers = { 'x-release': String(release_id) };
  expect((await given.call('PUT', `/admin/products/${id}`, edit, { headers })).status).toBe(202);
  expect(await agent.refusal('propose_change', rate(4.8))).toMatch(/it is theirs now/);
  expect(await agent.refusal('withdraw', { proposal_id: 1 })).toMatch(/only withdraw their own/);
  const { body } = await given.call('GET', `/admin/proposals/1`);
  expect([body.via, body.ops]).toEqual([
    'api',
    [{ field: 'rating', language: null, from: null, to: 4.2 }],
  ]);
});

test('an agent doesn’t see what people have refused as its own', async () => {
  const { name, token } = await given.make.person({ name: 'Ada', role: 'author' });
  const agent = await agentClient(given, { token });
  const { id } = scene.product;
  const changes = [{ field: 'rating', value: 4.5 }];
  const { proposal_id } = await agent.call('propose_change', {
    kind: 'product',
    id,
    reason,
    changes,
  });
  const ratingSeen = async () =>
    (await agent.call('get', { kind: 'product', id })).untrusted.entry.rating;
  expect([name, await ratingSeen()]).toEqual(['Ada', 4.5]);
  const refusal = { reason: 'No' };
  const refused = await given.call('POST', `/admin/proposals/${proposal_id}/refuse`, refusal);
  expect([refused.status, await ratingSeen()]).toEqual([200, null]);
});
