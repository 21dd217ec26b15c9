// Runs on PostgreSQL too: it compares stored instants, and finds releases of agents by a pattern.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import type { TestApp } from '../../testing/app.ts';
import { publishRelease } from '../publish.ts';
import { type AgentScene, agentScene, newCode } from '../testing/agent-scene.ts';
import { type ReleaseClient, seenIn } from '../testing/release-client.ts';

let given: TestApp;
let ben: ReleaseClient;
let agentProposes: AgentScene['agentProposes'];
let ids: AgentScene['ids'];
let codeOf: AgentScene['codeOf'];
let listIn: AgentScene['listIn'];
beforeEach(async () => {
  ({ given, ids, ben, agentProposes, codeOf, listIn } = await agentScene());
});
afterEach(() => given.app.close());

test('only what a person has seen of an agent’s release is published', async () => {
  const promo = await given.make.promoCode({ code: 'LIVE' });
  const { release_id } = await agentProposes('Ada', promo.id, { code: 'FIRST' });
  const path = `/releases/${release_id}/publish`;
  const unnamed = await ben.answer(409, 'POST', path);
  expect(unnamed.detail).toContain('Send the changes that you have looked at');
  const later = { publish_at: '2099-01-01 00:00:00' };
  await ben.answer(409, 'POST', path, later);
  const draft = { name: 'Renamed', when_approved: true };
  await ben.answer(409, 'PUT', `/releases/${release_id}`, draft);
  const seen = seenIn(await listIn(release_id));
  await given.db
    .updateTable('proposal')
    .set({ proposed_at: '2026-01-01T00:00:00.000Z' })
    .where('release_id', '=', release_id)
    .execute();
  for (const at of [{}, later, { when_approved: true }]) {
    const { detail } = await ben.answer(409, 'POST', path, { ...at, seen });
    expect(detail).toBe('An agent changed this release after you opened it. Look at it again.');
  }
  const seenAgain = seenIn(await listIn(release_id));
  await agentProposes('Ada', null, newCode('ADDED'));
  await ben.answer(409, 'POST', path, { seen: seenAgain });
  expect(await ben.read(`/releases/${release_id}`)).toMatchObject({ state: 'open', failure: null });
  expect(await codeOf(promo.id)).toBe('LIVE');

  // A release that waits stays as it was seen: the agent starts another one.
  const all = seenIn(await listIn(release_id));
  await ben.answer(200, 'POST', path, { ...later, seen: all });
  expect((await agentProposes('Ada', null, newCode('NEXT'))).release_id).not.toBe(release_id);
  await ben.answer(200, 'PUT', `/releases/${release_id}`, { name: 'Renamed', ...later });
  await ben.answer(200, 'POST', path, { seen: all });
  expect(await codeOf(promo.id)).toBe('FIRST');
});

test('the site itself publishes a scheduled release of an agent', async () => {
  const promo = await given.make.promoCode({ code: 'LIVE' });
  const { release_id } = await agentProposes('Ada', promo.id, { code: 'FIRST' });
  const seen = seenIn(await listIn(release_id));
  await ben.answer(200, 'POST', `/releases/${release_id}/publish`, { when_approved: true, seen });
  const site = { db: given.db, actor: 'Ben' };
  await publishRelease(site, proposableByKind, release_id);
  expect(await codeOf(promo.id)).toBe('FIRST');
});

test('agents have room of their own, and put what is left in an earlier release', async () => {
  const waiting = async (key: string) => {
    const { id } = await given.db
      .insertInto('release')
      .values({ name: key, author: 'Ada', author_key: key })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const earlier = (await agentProposes('Ada', null, newCode('EARLIER'))).release_id;
  const author_key = `agent:2026-01-01:token:${ids.Ada}`;
  await given.db.updateTable('release').set({ author_key }).where('id', '=', earlier).execute();
  // 19 more releases, each with a change, reach the limit of 20.
  for (let count = 1; count <= 19; count += 1) {
    const { id } = await agentProposes('Odd', null, newCode(`MORE-${count}`));
    const moved = await waiting(`agent:2026-02-${count + 10}:owner`);
    await given.db
      .updateTable('proposal')
      .set({ release_id: moved })
      .where('id', '=', id)
      .execute();
  }
  expect((await agentProposes('Ada', null, newCode('LATER'))).release_id).toBe(earlier);
  await expect(agentProposes('Ben', null, newCode('NO-ROOM'))).rejects.toThrow(
    'There are already 20 releases of agents waiting for people, which is the limit.',
  );
  // People still have all 50 of theirs.
  for (let count = 1; count <= 49; count += 1) await waiting('token:0');
  await ben.answer(201, 'POST', '/releases', { name: 'The last one' });
  await ben.answer(409, 'POST', '/releases', { name: 'One too many' });
  // A release in which everything is refused takes no room.
  const { items } = await ben.read('/releases?limit=100');
  const refused = items.find(({ name }: { name: string }) => name === 'agent:2026-02-11:owner');
  await ben.answer(200, 'POST', `/releases/${refused.id}/refuse`, { reason: 'No' });
  expect((await agentProposes('Ben', null, newCode('ROOM'))).release_id).toBeGreaterThan(earlier);
});

test('the release of an agent goes with the last change in it', async () => {
  const { id, release_id } = await agentProposes('Ada', null, newCode('FIRST'));
  const second = await agentProposes('Ada', null, newCode('SECOND'));
  await ben.answer(204, 'DELETE', `/proposals/${id}`);
  expect(await listIn(release_id)).toHaveLength(1);
  await ben.answer(204, 'DELETE', `/proposals/${second.id}`);
  await ben.answer(404, 'GET', `/releases/${release_id}`);
});
