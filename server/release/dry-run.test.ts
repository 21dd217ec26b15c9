/** A dry run shows what applying it leads to: over the release that it is added to, if there is one. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../db/testing/database.ts';
import type { Json } from '../../scripts/walk/input/input.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let ada: ReleaseClient;
let banner: Json;
beforeEach(async () => {
  given = await testApp();
  ada = releaseClient(given);
  const { id } = await given.make.banner({ sort_order: 1 });
  banner = await ada.read(`/banners/${id}`);
});
afterEach(() => given.app.close());

const personal = async (name: string, role: 'author' | 'editor') =>
  releaseClient(given, (await given.make.person({ name, role })).token);

const bulk = (rest: object) => ({
  all: true,
  action: 'edit',
  edits: [{ kind: 'set', field: 'sort_order', value: 9 }],
  ...rest,
});

const stored = async () => ({
  banners: await allRows(given.db, 'banner'),
  changes: await allRows(given.db, 'change'),
  releases: await allRows(given.db, 'release'),
  proposals: await allRows(given.db, 'proposal'),
});

/** Compares, and applies what was shown as a proposal. */
async function compareAndPropose(person: ReleaseClient, from: number, headers = {}) {
  const before = await stored();
  const shown = await person.answer(200, 'PUT', '/banners/bulk', bulk({ dry_run: true }), headers);
  expect(shown.difference.rows).toMatchObject([{ id: banner.id, changes: [{ from, to: 9 }] }]);
  expect(await stored()).toEqual(before);
  const { version } = shown.difference;
  const sent = bulk({ version });
  const { proposal } = await person.answer(202, 'PUT', '/banners/bulk', sent, headers);
  expect(proposal.ops).toEqual([{ field: 'sort_order', language: null, from: 1, to: 9 }]);
  return proposal.release_id;
}

test('in a release, a bulk edit is compared with what the release proposes', async () => {
  const release = await ada.start();
  await ada.propose(release, 'PUT', `/banners/${banner.id}`, { ...banner, sort_order: 5 });
  const headers = { 'x-release': String(release) };
  expect(await compareAndPropose(ada, 5, headers)).toBe(release);
});

test('a version seen before the release changed is still refused', async () => {
  const headers = { 'x-release': String(await ada.start()) };
  const { difference } = await ada.answer(
    200,
    'PUT',
    '/banners/bulk',
    bulk({ dry_run: true }),
    headers,
  );
  await ada.answer(202, 'PUT', `/banners/${banner.id}`, { ...banner, sort_order: 5 }, headers);
  const { version } = difference;
  await ada.answer(409, 'PUT', '/banners/bulk', bulk({ version }), headers);
});

test('an author’s bulk edit is compared with their own release, and starts none', async () => {
  const dora = await personal('Dora', 'author');
  const before = await stored();
  const shown = await dora.answer(200, 'PUT', '/banners/bulk', bulk({ dry_run: true }));
  expect(shown.difference.rows).toMatchObject([{ changes: [{ from: 1, to: 9 }] }]);
  expect(await stored()).toEqual(before);
  await dora.answer(202, 'PUT', `/banners/${banner.id}`, { ...banner, sort_order: 5 });
  await compareAndPropose(dora, 5);
});

test('a bulk edit that has to be approved is compared with the caller’s own release', async () => {
  await personal('Cem', 'editor');
  const ben = await personal('Ben', 'editor');
  await ada.answer(200, 'PUT', '/four-eyes', { kinds: ['banner'] });
  await ben.answer(202, 'PUT', `/banners/${banner.id}`, { ...banner, sort_order: 5 });
  await compareAndPropose(ben, 5);
});

test('under the rules, a bulk edit that needs no approval is compared with the site', async () => {
  await personal('Cem', 'editor');
  const ben = await personal('Ben', 'editor');
  const release = await ben.start();
  await ben.propose(release, 'PUT', `/banners/${banner.id}`, { ...banner, sort_order: 5 });
  await ada.answer(200, 'PUT', '/four-eyes', { kinds: ['product'] });
  const shown = await ben.answer(200, 'PUT', '/banners/bulk', bulk({ dry_run: true }));
  expect(shown.difference.rows).toMatchObject([{ changes: [{ from: 1, to: 9 }] }]);
  const { version } = shown.difference;
  await ben.answer(200, 'PUT', '/banners/bulk', bulk({ version }));
  expect(await ben.read(`/banners/${banner.id}`)).toMatchObject({ sort_order: 9 });
});

test('the dry run of a sheet in a release refuses a code that the release creates already', async () => {
  const release = await ada.start();
  const headers = { 'x-release': String(release) };
  await ada.answer(202, 'POST', '/promocodes', { code: 'FIG10', market_code: 'US' }, headers);
  const csv = 'code,market_code\nFIG10,US\n';
  const sheet = await ada.answer(200, 'POST', '/promocodes/import', { csv }, headers);
  expect(sheet).toMatchObject({ written: false, rows: [{ outcome: 'refused' }] });
});

test('a dry run in a release that doesn’t exist or is published is refused', async () => {
  const sent = ['PUT', '/banners/bulk', bulk({ dry_run: true })] as const;
  await ada.answer(404, ...sent, { 'x-release': '99' });
  const release = await ada.start();
  await ada.propose(release, 'PUT', `/banners/${banner.id}`, { ...banner, sort_order: 5 });
  await ada.publish(release);
  await ada.answer(409, ...sent, { 'x-release': String(release) });
});
