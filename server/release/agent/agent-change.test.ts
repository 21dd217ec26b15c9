// Runs on PostgreSQL too: it compares days with stored instants, and finds releases of agents by a pattern.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { type AgentScene, agentScene, newCode, today } from '../testing/agent-scene.ts';
import { type ReleaseClient, releaseClient } from '../testing/release-client.ts';

let given: TestApp;
let ada: ReleaseClient;
let ben: ReleaseClient;
let owner: ReleaseClient;
let agentProposes: AgentScene['agentProposes'];
let ids: AgentScene['ids'];
let codeOf: AgentScene['codeOf'];
let listIn: AgentScene['listIn'];
beforeEach(async () => {
  ({ given, ids, ada, ben, owner, agentProposes, codeOf, listIn } = await agentScene());
});
afterEach(() => given.app.close());

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);

test('changes are taken over into the own release, and a third person approves them', async () => {
  await owner.answer(200, 'PUT', '/four-eyes', { kinds: ['promo-code'] });
  const [one, two] = [await given.make.promoCode(), await given.make.promoCode()];
  const first = await agentProposes('Ada', one.id, { code: 'FIRST' });
  const second = await agentProposes('Ada', two.id, { code: 'SECOND' });
  await ben.answer(200, 'POST', `/proposals/${first.id}/approve`);
  const path = `/releases/${first.release_id}/take-over`;
  const taken = await ben.answer(200, 'POST', path, { proposals: [first.id] });
  expect(taken.proposals).toMatchObject([
    { id: first.id, state: 'asked', via: 'agent', author: 'Ada', decided_by: null },
  ]);
  expect((await ben.read(`/releases/${taken.release_id}`)).author).toBe('Ben');
  expect(await listIn(first.release_id)).toMatchObject([{ id: second.id }]);
  for (const person of [ada, ben]) {
    await person.answer(403, 'POST', `/proposals/${first.id}/approve`);
  }
  await ben.refusedPublication(taken.release_id);
  await owner.answer(200, 'POST', `/proposals/${first.id}/approve`);
  await ben.publish(taken.release_id);
  expect(await codeOf(one.id)).toBe('FIRST');
  // The rest follows, and the empty release of the agent is deleted.
  await ben.answer(200, 'POST', path);
  await ben.answer(404, 'GET', `/releases/${first.release_id}`);
  await ben.answer(404, 'POST', path);
});

test('nothing is taken over if the own release changes one of the entries already', async () => {
  const [one, two] = [await given.make.promoCode(), await given.make.promoCode({ code: 'BUSY' })];
  const { release_id } = await agentProposes('Ada', one.id, { code: 'FIRST' });
  const { id } = await agentProposes('Ada', two.id, { code: 'SECOND' });
  const own = await ben.answer(202, 'PUT', `/promocodes/${two.id}?draft=true`, newCode('MINE'));
  const path = `/releases/${release_id}/take-over`;
  const refused = await ben.answer(409, 'POST', path);
  expect(refused.detail).toMatch(/^Your release “Ben, .+” already changes “MINE”/);
  expect(await listIn(release_id)).toHaveLength(2);
  expect(await listIn(own.proposal.release_id)).toHaveLength(1);
  await ben.answer(409, 'POST', path, { proposals: [id, own.proposal.id] });
  const author = await given.make.person({ name: 'Amy', role: 'author' });
  await releaseClient(given, author.token).answer(403, 'POST', path);
});

test('a change is only taken over together with the change that it needs', async () => {
  const one = await given.make.promoCode({ code: 'ONE' });
  const rename = await agentProposes('Ada', one.id, { code: 'RENAMED' });
  const reuse = await agentProposes('Ada', null, newCode('ONE'));
  const path = `/releases/${rename.release_id}/take-over`;
  const { detail } = await ben.answer(409, 'POST', path, { proposals: [reuse.id] });
  expect(detail).toMatch(/^The change of “ONE” doesn’t work in your release: ./);
  expect(await listIn(rename.release_id)).toHaveLength(2);
  await ben.answer(200, 'POST', path, { proposals: [rename.id] });
  const { release_id } = await ben.answer(200, 'POST', path, { proposals: [reuse.id] });
  await ben.publish(release_id);
  expect(await codeOf(one.id)).toBe('RENAMED');
  expect(await codeOf(reuse.entity_id)).toBe('ONE');
});

test('a person refuses what their own agent proposes, one by one or all, but can’t approve it', async () => {
  const one = await given.make.promoCode();
  const first = await agentProposes('Ada', one.id, { code: 'FIRST' });
  await agentProposes('Ada', null, newCode('SECOND'));
  await agentProposes('Ada', null, newCode('THIRD'));
  await ada.answer(403, 'POST', `/proposals/${first.id}/approve`);
  const reason = 'Not now';
  await ada.answer(200, 'POST', `/proposals/${first.id}/refuse`, { reason });
  const path = `/releases/${first.release_id}/refuse`;
  const { proposals } = await ada.answer(200, 'POST', path, { reason });
  expect(proposals).toMatchObject([
    { name: 'SECOND', state: 'refused', reason, decided_by: 'Ada' },
    { name: 'THIRD', state: 'refused', reason, decided_by: 'Ada' },
  ]);
  await ada.answer(409, 'POST', path, { reason });
  const own = await ada.answer(202, 'POST', '/promocodes?draft=true', newCode('MINE'));
  await ada.answer(403, 'POST', `/proposals/${own.proposal.id}/refuse`, { reason });
});

test('all that an agent proposed since a day is withdrawn or undone, and nothing else', async () => {
  const [one, two, other] = [
    await given.make.promoCode({ code: 'ONE' }),
    await given.make.promoCode({ code: 'TWO' }),
    await given.make.promoCode({ code: 'OTHER' }),
  ];
  // Two publications of the same field, the second in a release with a change by a person.
  const first = await agentProposes('Ada', one.id, { code: 'ONE-A' });
  const created = await agentProposes('Ada', null, newCode('CREATED'));
  await ben.publishSeen(first.release_id);
  const second = await agentProposes('Ada', one.id, { code: 'ONE-B' });
  const { release_id } = await ben.answer(200, 'POST', `/releases/${second.release_id}/take-over`);
  await ben.propose(release_id, 'PUT', `/promocodes/${other.id}`, newCode('OTHER-BEN'));
  await ben.publish(release_id);
  // Ben has taken something over, but his agents have proposed nothing.
  const bens = { since: today(), dry_run: true };
  expect(await ben.answer(200, 'POST', '/agent-changes/undo', bens)).toMatchObject({
    ...{ undone: [], withdrawn: [] },
  });
  const earlier = await agentProposes('Ada', two.id, { code: 'TWO-A' });
  await given.db
    .updateTable('proposal')
    .set({ proposed_at: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', earlier.id)
    .execute();
  const waiting = await agentProposes('Ada', null, newCode('WAITING'));
  const others = await agentProposes('Ben', two.id, { code: 'TWO-BEN' });

  const undo = { since: today(), person: 'Ada' };
  await ben.answer(403, 'POST', '/agent-changes/undo', undo);
  const plan = await owner.answer(200, 'POST', '/agent-changes/undo', { ...undo, dry_run: true });
  expect(plan).toMatchObject({ release: null, kept: [], withdrawn: [{ id: waiting.id }] });
  expect(plan.undone.map(({ entity_id }: { entity_id: number }) => entity_id).sort()).toEqual(
    [one.id, created.entity_id].sort(),
  );
  expect(await codeOf(one.id)).toBe('ONE-B');
  const none = { since: daysAgo(-1), dry_run: true };
  expect(await ada.answer(200, 'POST', '/agent-changes/undo', none)).toMatchObject({
    ...{ undone: [], withdrawn: [] },
  });

  const done = await ada.answer(200, 'POST', '/agent-changes/undo', { since: today() });
  expect(done.release).toMatchObject({ state: 'published', undo_of: null, author: 'Ada' });
  expect(done.release.name).toBe(`Undo: Agent of Ada, since ${today()}`);
  expect(await codeOf(one.id)).toBe('ONE');
  expect(await codeOf(other.id)).toBe('OTHER-BEN');
  await ada.answer(404, 'GET', `/promocodes/${created.entity_id}`);
  await ada.answer(404, 'GET', `/proposals/${waiting.id}`);
  expect(await ada.read(`/proposals/${earlier.id}`)).toMatchObject({ state: 'open' });
  expect(await ada.read(`/proposals/${others.id}`)).toMatchObject({ state: 'open' });
  await ada.answer(409, 'POST', '/agent-changes/undo', { since: today() });
});

test('a person’s agents are found under a former name, and only theirs, at most 90 days back', async () => {
  const { id } = await agentProposes('Ada', null, newCode('FIRST'));
  await owner.answer(200, 'PUT', `/tokens/${ids.Ada}`, { name: 'Adele', role: 'editor' });
  const namesake = await given.make.person({ name: 'Ada', role: 'editor' });
  const asked = { since: today(), dry_run: true };
  const withdrawnFor = async (person: ReleaseClient, more = {}) =>
    (await person.answer(200, 'POST', '/agent-changes/undo', { ...asked, ...more })).withdrawn.map(
      (one: { id: number }) => one.id,
    );
  expect(await withdrawnFor(ada)).toEqual([id]);
  expect(await withdrawnFor(owner, { person: 'Adele' })).toEqual([id]);
  expect(await withdrawnFor(owner, { person: 'Ada' })).toEqual([]);
  expect(await withdrawnFor(releaseClient(given, namesake.token))).toEqual([]);
  expect(await withdrawnFor(ben)).toEqual([]);
  await owner.answer(400, 'POST', '/agent-changes/undo', { ...asked, person: 'Nobody' });
  expect(await withdrawnFor(ada, { since: daysAgo(90) })).toHaveLength(1);
  const { detail } = await ada.answer(400, 'POST', '/agent-changes/undo', {
    since: daysAgo(91),
  });
  expect(detail).toBe('since: Must be at most 90 days ago.');
});

test('what people have changed since stays, and an undo to be approved is open only once', async () => {
  const [one, two] = [
    await given.make.promoCode({ code: 'ONE' }),
    await given.make.promoCode({ code: 'TWO' }),
  ];
  const { release_id } = await agentProposes('Ada', one.id, { code: 'ONE-A' });
  await agentProposes('Ada', two.id, { code: 'TWO-A' });
  await ben.publishSeen(release_id);
  await ben.answer(200, 'PUT', `/promocodes/${one.id}`, newCode('ONE-BEN'));
  await owner.answer(200, 'PUT', '/four-eyes', { kinds: ['promo-code'] });
  const done = await ada.answer(200, 'POST', '/agent-changes/undo', { since: today() });
  expect(done.release).toMatchObject({ state: 'open', unapproved: 1 });
  expect(done.undone).toMatchObject([{ entity_id: two.id }]);
  expect(done.kept).toMatchObject([
    { entity_id: one.id, field: 'code', live: 'ONE-BEN', proposed: 'ONE' },
  ]);
  await ada.answer(409, 'POST', '/agent-changes/undo', { since: today() });
  const own = await ada.answer(202, 'POST', '/promocodes?draft=true', newCode('MINE'));
  expect(own.proposal.release_id).not.toBe(done.release.id);
});

test('editors see whose agent waits for them', async () => {
  const { release_id } = await agentProposes('Ada', null, newCode('FIRST'));
  const { id } = await agentProposes('Ada', null, newCode('SECOND'));
  await agentProposes('Ada', null, newCode('THIRD'));
  const viewer = await given.make.person({ name: 'Vi', role: 'viewer' });
  const noticesOf = async (person: ReleaseClient) =>
    ((await person.read('/dashboard')).notices as { kind: string }[]).filter(
      ({ kind }) => kind === 'agent-waits',
    );
  await ben.answer(200, 'POST', `/releases/${release_id}/refuse`, {
    ...{ proposals: [id], reason: 'No' },
  });
  const notice = { kind: 'agent-waits', id: release_id, name: 'Ada', total: 2 };
  expect(await noticesOf(ben)).toEqual([notice]);
  expect(await noticesOf(releaseClient(given, viewer.token))).toEqual([]);
  await ben.publishSeen(release_id);
  expect(await noticesOf(ben)).toEqual([]);
});
