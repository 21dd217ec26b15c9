/** An undo leaves changes that later edits stand in the way of, names them with the reason, and takes back the rest. */
// Runs on PostgreSQL too: a refused write is rolled back inside the transaction that undoes the others.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UndoResult } from '#contract/release/release.ts';
import { publishedTexts, type TestApp, testApp } from '../testing/app.ts';
import { liveTables, type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let client: ReleaseClient;
let banner: { id: number };
beforeEach(async () => {
  given = await testApp();
  client = releaseClient(given);
  banner = await given.make.banner();
});
afterEach(() => given.app.close());

const image_url = '/uploads/image.webp';
const link = 'https://partner.example/';

type Kept = Pick<UndoResult['kept'][number], 'kind' | 'field' | 'base' | 'live' | 'proposed'> & {
  reason: string;
};

/** Publishes a change of a banner too, and expects that to be undone, and nothing but the given to stay. */
async function expectUndoneBut(release: number, since: () => Promise<unknown>, kept: Kept[]) {
  const path = `/banners/${banner.id}`;
  const { sort_order } = await client.read(path);
  await client.propose(release, 'PUT', path, { image_url, sort_order: sort_order + 5 });
  await client.publish(release);
  await since();
  const before = await liveTables(given);
  const shown = await client.answer(200, 'POST', `/releases/${release}/undo`, { dry_run: true });
  expect(await liveTables(given)).toEqual(before);
  const undo = await client.undo(release);
  expect(shown).toEqual({ ...undo, release: null });
  expect(
    undo.kept.map(
      ({ entity_id: _, language: __, name: ___, ...one }: Kept & UndoResult['kept'][number]) => one,
    ),
  ).toEqual(kept);
  expect(undo.release.state).toBe('published');
  expect(await client.read(path)).toMatchObject({ sort_order });
  expect(await client.read(`/releases/${release}`)).toMatchObject({ state: 'undone' });
  return undo;
}

test('a payment method that a product uses since stays', async () => {
  const id = await client.start();
  const { entity_id } = await client.propose(id, 'POST', '/payment-methods', { name: 'FastPay' });
  const facts = { payments: [{ method_id: entity_id }] };
  const use = () =>
    client.answer(201, 'POST', '/products', { i18n: { en: { name: 'Harbor' } }, facts });
  const undo = await expectUndoneBut(id, use, [
    {
      kind: 'payment-method',
      field: 'id',
      base: entity_id,
      live: entity_id,
      proposed: null,
      reason: 'Used by one partner. Remove it from the facts of that partner first.',
    },
  ]);
  expect(undo.kept).toMatchObject([{ entity_id, name: 'FastPay' }]);
  expect(undo.undone).toMatchObject([{ kind: 'banner', entity_id: banner.id }]);
  expect(await client.read(`/payment-methods/${entity_id}`)).toMatchObject({ name: 'FastPay' });
});

test('a code keeps its new name if another has the old one since, and its link is undone', async () => {
  const code = await given.make.promoCode({ code: 'ONE' });
  const id = await client.start();
  const path = `/promocodes/${code.id}`;
  await client.propose(id, 'PUT', path, { code: 'TWO', market_code: 'US', ref_link: link });
  const take = () => client.answer(201, 'POST', '/promocodes', { code: 'ONE', market_code: 'US' });
  await expectUndoneBut(id, take, [
    {
      kind: 'promo-code',
      field: 'code',
      base: 'TWO',
      live: 'TWO',
      proposed: 'ONE',
      reason: 'Another promo code without a product already has this code in this market.',
    },
  ]);
  expect(await client.read(path)).toMatchObject({ code: 'TWO', ref_link: null });
});

test('a market that has a code since stays', async () => {
  const id = await client.start();
  const { entity_id } = await client.propose(id, 'POST', '/markets', {
    ...{ code: 'GB', currency: 'GBP', i18n: { en: { name: 'Britain' } } },
  });
  const use = () => client.answer(201, 'POST', '/promocodes', { code: 'BRIT', market_code: 'GB' });
  await expectUndoneBut(id, use, [
    {
      kind: 'market',
      field: 'id',
      base: entity_id,
      live: entity_id,
      proposed: null,
      reason: '1 entry is in this market. Retire it instead.',
    },
  ]);
});

test('a deleted code that someone has restored since stays as it is', async () => {
  const code = await given.make.promoCode({ code: 'ONE' });
  const id = await client.start();
  await client.propose(id, 'DELETE', `/promocodes/${code.id}`);
  const restore = async () => {
    const { items } = await client.read(`/changes?entity=promo-code&id=${code.id}`);
    await client.answer(201, 'POST', `/changes/${items[0].seq}/restore`);
  };
  await expectUndoneBut(id, restore, [
    {
      kind: 'promo-code',
      field: 'id',
      base: null,
      live: code.id,
      proposed: code.id,
      reason: 'Someone has restored this since.',
    },
  ]);
});

test('what only fits together with something that stays, stays too', async () => {
  const id = await client.start();
  const regulator = await client.propose(id, 'POST', '/regulators', { name: 'Gaming Board' });
  const code = await given.make.promoCode({ code: 'ONE' });
  await client.propose(id, 'PUT', `/promocodes/${code.id}`, { code: 'TWO', market_code: 'US' });
  const other = await given.make.promoCode({ code: 'FIVE' });
  // This code took over the name that the first one gave up, and gets its own back only after the first one has.
  await client.propose(id, 'PUT', `/promocodes/${other.id}`, { code: 'ONE', market_code: 'US' });
  const take = () => client.answer(201, 'POST', '/promocodes', { code: 'FIVE', market_code: 'US' });
  const undo = await expectUndoneBut(id, take, [
    expect.objectContaining({ kind: 'promo-code', field: 'code', proposed: 'ONE' }),
    expect.objectContaining({ kind: 'promo-code', field: 'code', proposed: 'FIVE' }),
  ]);
  expect(undo.undone).toMatchObject([{ kind: 'regulator' }, { kind: 'banner' }]);
  expect(await client.answer(404, 'GET', `/regulators/${regulator.entity_id}`)).toBeDefined();
});

test('what nobody can take back refuses the undo with its reason, and leaves everything', async () => {
  const id = await client.start();
  const { entity_id } = await client.propose(id, 'POST', '/payment-methods', { name: 'FastPay' });
  await client.publish(id);
  const facts = { payments: [{ method_id: entity_id }] };
  await client.answer(201, 'POST', '/products', { i18n: { en: { name: 'Harbor' } }, facts });
  const before = await liveTables(given);
  const shown = await client.answer(200, 'POST', `/releases/${id}/undo`, { dry_run: true });
  expect(shown).toMatchObject({ undone: [], kept: [{ entity_id }] });
  const refusal = await client.answer(409, 'POST', `/releases/${id}/undo`);
  expect(refusal.detail).toBe(
    'Used by one partner. Remove it from the facts of that partner first.',
  );
  expect(await liveTables(given)).toEqual(before);
  expect(await client.read(`/releases/${id}`)).toMatchObject({ state: 'published' });
});

/** Publishes, undoes and undoes that, and expects to read the state of each again. */
async function expectThereAndBack(release: number, path: string) {
  const before = await client.read(path);
  await client.publish(release);
  const after = await client.read(path);
  expect(after).not.toEqual(before);
  const undo = await client.undo(release);
  expect(undo.kept).toEqual([]);
  expect(await client.read(path)).toEqual(before);
  const again = await client.undo(undo.release.id);
  expect(again.kept).toEqual([]);
  expect(await client.read(path)).toEqual(after);
}

test('settings that nobody had saved before are undone', async () => {
  const { from_environment: _, ...settings } = await client.read('/settings');
  const id = await client.start();
  const i18n = { en: { footer_note: 'Hello' }, tr: { footer_note: 'Selam' } };
  await client.propose(id, 'PUT', '/settings', { ...settings, name: 'Fresh', i18n });
  await expectThereAndBack(id, '/settings');
});

test('a market that nobody had saved before is undone', async () => {
  const { items } = await client.read('/markets');
  const us = items.find(({ code }: { code: string }) => code === 'US');
  const path = `/markets/${us.id}`;
  const { effective: _, promotion_allowed: __, ...draft } = await client.read(path);
  const id = await client.start();
  await client.propose(id, 'PUT', path, { ...draft, minimum_age: 18, sort_order: 5 });
  await expectThereAndBack(id, path);
});

const addressOf = async (id: number) => (await client.read(`/pages/${id}`)).slug;
const redirects = async () =>
  (await client.read('/redirects')).items.map(
    ({ from_path, to_path }: { from_path: string; to_path: string }) => `${from_path} ${to_path}`,
  );

test('a page that moves, moves back and moves again leaves one redirect each time', async () => {
  const i18n = publishedTexts('One');
  const page = await given.make.contentPage({ kind: 'guide', slug: 'one', i18n });
  let id = await client.start();
  await client.propose(id, 'PUT', `/pages/${page.id}`, { kind: 'guide', slug: 'two', i18n });
  await client.publish(id);
  const { redirect: moved } = await liveTables(given);
  for (const [slug, redirect] of [
    ['one', '/guides/two /guides/one'],
    ['two', '/guides/one /guides/two'],
    ['one', '/guides/two /guides/one'],
    ['two', '/guides/one /guides/two'],
  ] as const) {
    const undo = await client.undo(id);
    expect(undo.kept).toEqual([]);
    expect(await addressOf(page.id)).toBe(slug);
    expect(await redirects()).toEqual([redirect]);
    id = undo.release.id;
  }
  expect((await liveTables(given)).redirect).toEqual(moved);
});
