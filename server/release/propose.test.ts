// Runs on PostgreSQL too: what changed since is found with its own SQL.
/** A change proposed again after a refusal, a live edit or a reorder is kept, and its conflicts are shown. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let ada: ReleaseClient;
let dora: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  ada = releaseClient(given);
  dora = releaseClient(given, (await given.make.person({ name: 'Dora', role: 'author' })).token);
});
afterEach(() => given.app.close());

const image_url = '/uploads/image.webp';
const banner = (sort_order: number) => ({ image_url, sort_order });
const code = (name: string, more: object = {}) => ({ code: name, market_code: 'US', ...more });
const refuse = (id: number) =>
  ada.answer(200, 'POST', `/proposals/${id}/refuse`, { reason: 'Not yet' });

async function oneBanner() {
  const { id } = await given.make.banner({ image_url, sort_order: 1 });
  const path = `/banners/${id}`;
  return { path, live: async () => (await ada.read(path)).sort_order };
}

test('proposing the old value again isn’t lost after the live one was changed', async () => {
  const { path, live } = await oneBanner();
  const id = await ada.start();
  await ada.propose(id, 'PUT', path, banner(5));
  await ada.answer(200, 'PUT', path, banner(7));
  const { ops } = await ada.propose(id, 'PUT', path, banner(1));
  expect(ops).toEqual([{ field: 'sort_order', language: null, from: 1, to: 1 }]);
  const { conflict_list } = await ada.read(`/releases/${id}`);
  expect(conflict_list).toMatchObject([{ field: 'sort_order', base: 1, live: 7, proposed: 1 }]);
  await ada.answer(409, 'POST', `/releases/${id}/publish`);
  const [{ proposal_id }] = conflict_list;
  const take = { field: 'sort_order', language: null, take: 'proposed' };
  await ada.answer(200, 'POST', `/proposals/${proposal_id}/resolve`, take);
  await ada.publish(id);
  expect(await live()).toBe(1);
});

test('a change proposed after a refusal is based on what is live then, without the old reason', async () => {
  const { path, live } = await oneBanner();
  const id = await ada.start();
  const { id: refused } = await dora.propose(id, 'PUT', path, banner(5));
  expect(await refuse(refused)).toMatchObject({ state: 'refused', reason: 'Not yet' });
  await ada.answer(200, 'PUT', path, banner(7));
  expect(await dora.propose(id, 'PUT', path, banner(1))).toMatchObject({
    ops: [{ field: 'sort_order', language: null, from: 7, to: 1 }],
    ...{ id: refused, state: 'open', reason: null },
  });
  await ada.answer(200, 'POST', `/proposals/${refused}/approve`);
  await ada.publish(id);
  expect(await live()).toBe(1);
});

test('a refused creation is corrected, and what referred to it can be edited meanwhile', async () => {
  const id = await ada.start();
  const product = await dora.propose(id, 'POST', '/products', { i18n: { en: { name: 'Rough' } } });
  const { entity_id: product_id } = product;
  const offer = await ada.propose(id, 'POST', '/promocodes', code('ONE', { product_id }));
  await refuse(product.id);
  const path = `/products/${product_id}`;
  await ada.propose(id, 'PUT', `/promocodes/${offer.entity_id}`, code('TWO', { product_id }));
  const corrected = await dora.propose(id, 'PUT', path, { i18n: { en: { name: 'Smooth' } } });
  expect(corrected).toMatchObject({ id: product.id, action: 'create', state: 'open' });
  await ada.answer(200, 'POST', `/proposals/${product.id}/approve`);
  await ada.publish(id);
  expect((await ada.read(path)).name).toBe('Smooth');
  expect((await ada.read(`/promocodes/${offer.entity_id}`)).product_id).toBe(product_id);
});

test('a code that was refused doesn’t keep another from having it', async () => {
  const id = await ada.start();
  const { id: refused } = await dora.propose(id, 'POST', '/promocodes', code('ONE'));
  await refuse(refused);
  await ada.propose(id, 'POST', '/promocodes', code('ONE'));
  await ada.publish(id);
});

test('a reorder shows up as a conflict with a proposed position, in the list of releases too', async () => {
  const bonuses = [
    await given.make.exclusiveBonus({ sort_order: 1 }),
    await given.make.exclusiveBonus({ sort_order: 2 }),
  ];
  const [first, second] = bonuses.map((bonus) => bonus.id) as [number, number];
  const id = await ada.start();
  const state = await ada.read(`/exclusive-bonuses/${first}`);
  await ada.propose(id, 'PUT', `/exclusive-bonuses/${first}`, { ...state, sort_order: 9 });
  const [before] = (await ada.read('/releases')).items;
  const items = [second, first].map((one, index) => ({ id: one, sort_order: index + 1 }));
  await ada.answer(200, 'PUT', '/exclusive-bonuses/reorder', { items });
  const [after] = (await ada.read('/releases')).items;
  const [{ conflicts }] = [await ada.read(`/releases/${id}`)];
  expect([before.conflicts, after.conflicts, conflicts]).toEqual([0, 1, 1]);
});

test('a proposal that can’t be applied any more isn’t replaced by a write that leaves it out', async () => {
  const { id: stored } = await given.make.promoCode(code('OLD'));
  const path = `/promocodes/${stored}`;
  const id = await ada.start();
  const proposed = await ada.propose(id, 'PUT', path, code('TAKEN', { rarity: 'epic' }));
  await given.make.promoCode(code('TAKEN'));
  const headers = { 'x-release': String(id) };
  const refusal = await ada.answer(409, 'PUT', path, code('OLD', { ref_link: null }), headers);
  expect(refusal.detail).toContain('The change of “TAKEN” was refused');
  expect((await ada.read(`/proposals/${proposed.id}`)).ops).toEqual(proposed.ops);
  const corrected = await ada.propose(id, 'PUT', path, code('FREE', { rarity: 'epic' }));
  expect(corrected.id).toBe(proposed.id);
  await ada.publish(id);
  expect(await ada.read(path)).toMatchObject({ code: 'FREE', rarity: 'epic' });
});

test('an edit after an approval that was asked for without a rule asks again', async () => {
  const { path, live } = await oneBanner();
  const id = await dora.start();
  const ben = releaseClient(
    given,
    (await given.make.person({ name: 'Ben', role: 'editor' })).token,
  );
  const { id: proposal } = await ben.propose(id, 'PUT', path, banner(5));
  await ben.answer(200, 'POST', `/proposals/${proposal}/ask`);
  await ada.answer(200, 'POST', `/proposals/${proposal}/approve`);
  expect((await ben.propose(id, 'PUT', path, banner(6))).state).toBe('asked');
  await ben.answer(409, 'POST', `/releases/${id}/publish`);
  await ada.answer(200, 'POST', `/proposals/${proposal}/approve`);
  await ben.publish(id);
  expect(await live()).toBe(6);
});

test('releases are listed although a stored entry breaks a rule that was added later', async () => {
  const { path } = await oneBanner();
  const id = await ada.start();
  await ada.propose(id, 'PUT', path, banner(5));
  await ada.answer(200, 'PUT', path, { ...banner(7), link_url: 'https://partner.example/' });
  await given.db.updateTable('banner').set({ link_url: 'not a link' }).execute();
  const [release] = (await ada.read('/releases')).items;
  expect(release).toMatchObject({ id, conflicts: 0 });
  expect(await ada.read(`/releases/${id}`)).toMatchObject({ conflict_list: [] });
});
