/** An undo that a second person has to approve stays an open release that asks for it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { liveTables, type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let ada: ReleaseClient;
let ben: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  ada = releaseClient(given, (await given.make.person({ name: 'Ada', role: 'owner' })).token);
  ben = releaseClient(given, (await given.make.person({ name: 'Ben', role: 'editor' })).token);
});
afterEach(() => given.app.close());

const setRules = (rules: object) => ada.answer(200, 'PUT', '/four-eyes', { kinds: [], ...rules });
const image_url = '/uploads/image.webp';

/** Publishes a change of a banner, after which banners need approval. */
async function publishBanner() {
  const banner = await given.make.banner();
  const path = `/banners/${banner.id}`;
  const { sort_order } = await ada.read(path);
  const release = await ada.start();
  await ada.propose(release, 'PUT', path, { image_url, sort_order: sort_order + 5 });
  await ada.publish(release);
  await setRules({ kinds: ['banner'] });
  return { release, path, sort_order };
}

async function approveAll(release: number) {
  const { items } = await ada.read(`/proposals?release=${release}`);
  for (const { id, state } of items) {
    if (state === 'asked') await ada.answer(200, 'POST', `/proposals/${id}/approve`);
  }
}

test('a deletion asks if what follows from it has to be approved', async () => {
  const release = await ada.start();
  const draft = { i18n: { en: { name: 'Harbor' } } };
  const { entity_id } = await ada.propose(release, 'POST', '/products', draft);
  await ada.propose(release, 'POST', '/promocodes', {
    code: 'ONE',
    market_code: 'US',
  });
  await ada.publish(release);
  const banner = await given.make.banner({ product_id: entity_id });
  await setRules({ kinds: ['banner'] });
  const before = await liveTables(given);

  const undo = await ben.undo(release);
  expect(undo.release).toMatchObject({ state: 'open', undo_of: release, unapproved: 1 });
  expect(await liveTables(given)).toEqual(before);
  const { items } = await ada.read(`/proposals?release=${undo.release.id}`);
  const states = items.map(({ kind, state }: Record<string, string>) => `${kind} ${state}`);
  expect(states.sort()).toEqual(['product asked', 'promo-code open']);

  await approveAll(undo.release.id);
  await ben.publish(undo.release.id);
  await ada.answer(404, 'GET', `/products/${entity_id}`);
  expect(await ada.read(`/banners/${banner.id}`)).toMatchObject({ product_id: null });
  expect(await ada.read(`/releases/${release}`)).toMatchObject({ state: 'undone' });
});

test('a second undo is refused while the first is open, and possible once that was deleted', async () => {
  const { release, path, sort_order } = await publishBanner();
  const undo = await ben.undo(release);
  expect(undo.release).toMatchObject({ state: 'open', name: 'Undo: Launch' });
  for (const body of [{}, { dry_run: true }]) {
    const refusal = await ada.answer(409, 'POST', `/releases/${release}/undo`, body);
    expect(refusal.detail).toBe(
      'The release “Undo: Launch” already undoes this. Publish or delete it first.',
    );
  }
  expect((await ada.read('/releases?state=open')).total).toBe(1);
  await ben.answer(204, 'DELETE', `/releases/${undo.release.id}`);

  const again = await ben.undo(release);
  await approveAll(again.release.id);
  await ben.publish(again.release.id);
  expect(await ada.read(path)).toMatchObject({ sort_order });
  await ben.answer(409, 'POST', `/releases/${release}/undo`);
});

test('changes that were written together without a release are only undone once too', async () => {
  const banner = await given.make.banner();
  await ben.answer(200, 'PUT', `/banners/${banner.id}`, { image_url, sort_order: 9 });
  const { items } = await ada.read(`/changes?entity=banner&id=${banner.id}`);
  const { log_group } = items[0];
  await setRules({ kinds: ['banner'] });
  const { release } = await ben.answer(200, 'POST', '/changes/undo', { log_group });
  expect(release.state).toBe('open');
  const refusal = await ben.answer(409, 'POST', '/changes/undo', { log_group });
  expect(refusal.detail).toContain(`“${release.name}” already undoes this`);

  const other = await given.make.banner();
  const draft = { image_url, sort_order: 7 };
  const { proposal } = await ben.answer(202, 'PUT', `/banners/${other.id}`, draft);
  expect(proposal.release_id).not.toBe(release.id);
});

test('an undo that has to wait needs room among the open releases, and another one doesn’t', async () => {
  const { release, path, sort_order } = await publishBanner();
  for (let number = 1; number <= 50; number += 1) await ada.start(`Release ${number}`);
  const refusal = await ben.answer(409, 'POST', `/releases/${release}/undo`);
  expect(refusal.detail).toBe(
    'There are already 50 open releases, which is the limit. Publish or delete one first.',
  );
  expect((await ada.read('/releases?state=open')).total).toBe(50);
  await setRules({});
  await ben.undo(release);
  expect(await ada.read(path)).toMatchObject({ sort_order });
});
