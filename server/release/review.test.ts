// Runs on PostgreSQL too: it measures the size of a release with SQL.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxProposals, maxReleaseBytes } from '#contract/release/release.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let client: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  client = releaseClient(given);
});
afterEach(() => given.app.close());

const row = (release_id: number, entity_id: number, ops = '[]') => ({
  ...{ release_id, entity_id, ops, kind: 'redirect' as const, action: 'delete' as const },
  ...{ base_seq: 0, author: 'Eve', author_keys: '[]', via: 'api' as const },
  state: 'refused' as const,
});

const proposeCode = async (release: number, code: string) =>
  (await client.propose(release, 'POST', '/promocodes', { code, market_code: 'US' })).id as number;

test('a move can’t fill a release beyond its limit', async () => {
  const full = await client.start('Full');
  const rows = Array.from({ length: maxProposals - 1 }, (_, index) => row(full, index + 1));
  await given.db.insertInto('proposal').values(rows).execute();
  const other = await client.start('Other');
  const [last, tooMany] = [await proposeCode(other, 'LAST'), await proposeCode(other, 'MORE')];
  const move = { release_id: full };
  await client.answer(200, 'PUT', `/proposals/${last}`, move);
  const refused = await client.answer(409, 'PUT', `/proposals/${tooMany}`, move);
  expect(refused.detail).toContain('at most 1000 changes');
  expect(await client.read(`/proposals/${tooMany}`)).toMatchObject({ release_id: other });
});

test('the size of a release is counted in bytes', async () => {
  const release = await client.start();
  // Two bytes each in UTF-8.
  const text = 'ş'.repeat(maxReleaseBytes / 2);
  await given.db
    .insertInto('proposal')
    .values(row(release, 1, JSON.stringify([text])))
    .execute();
  const code = { code: 'MORE', market_code: 'US' };
  const headers = { 'x-release': String(release) };
  const refused = await client.answer(409, 'POST', '/promocodes', code, headers);
  expect(refused.detail).toContain('at most 5 MiB');
});
test('pending proposals are listed however many others were published since', async () => {
  const [soon, never] = [await client.start('Soon'), await client.start('Never')];
  const pending = await proposeCode(never, 'PENDING');
  const asked = await proposeCode(never, 'ASKED');
  await client.answer(200, 'POST', `/proposals/${asked}/ask`);
  await proposeCode(soon, 'LIVE');
  await client.publish(soon);
  await given.db.insertInto('proposal').values(row(never, 1)).execute();
  const { items, total } = await client.read('/proposals?state=pending');
  expect(items.map(({ id }: { id: number }) => id)).toEqual([asked, pending]);
  expect(total).toBe(2);
});
