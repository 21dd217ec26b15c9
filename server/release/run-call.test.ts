// Runs on PostgreSQL too: a dry run over a release rolls back to a savepoint, in which another begins.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { liveTables, type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let ada: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  ada = releaseClient(given, (await given.make.person({ name: 'Ada', role: 'author' })).token);
});
afterEach(() => given.app.close());

const week = [{ kind: 'extend', field: 'expires_at', days: 7 }];

test('a dry run compares with what the release proposes, so exactly its difference can be applied', async () => {
  const owner = releaseClient(given);
  const { id } = await given.make.promoCode({ expires_at: '2090-03-01 12:00:00' });
  const release = await owner.start();
  const edit = { action: 'edit', ids: [id], edits: week };
  await owner.propose(release, 'PUT', '/promocodes/bulk', edit);
  const before = await liveTables(given);
  const dry = { ...edit, dry_run: true };
  const inRelease = { 'x-release': String(release) };
  const { difference } = await owner.answer(200, 'PUT', '/promocodes/bulk', dry, inRelease);
  expect(difference.rows[0].changes).toMatchObject([
    { from: '2090-03-08 12:00:00', to: '2090-03-15 12:00:00' },
  ]);
  const live = await owner.answer(200, 'PUT', '/promocodes/bulk', dry);
  expect(live.difference.rows[0].changes).toMatchObject([{ to: '2090-03-08 12:00:00' }]);
  const { ops } = await owner.propose(release, 'PUT', '/promocodes/bulk', {
    ...edit,
    version: difference.version,
  });
  expect(ops).toMatchObject([{ from: '2090-03-01 12:00:00', to: '2090-03-15 12:00:00' }]);
  expect(await liveTables(given)).toEqual(before);
});

test('a dry run of an author compares with their own release, and writes nothing', async () => {
  const code = await given.make.promoCode({ code: 'OLD' });
  const before = await liveTables(given);
  const { text: csv } = await ada.call('GET', '/promocodes/export');
  const sheet = { csv: csv.replace('OLD', 'NEW'), dry_run: true };
  const first = await ada.answer(200, 'POST', '/promocodes/import', sheet);
  expect(first.rows).toMatchObject([{ outcome: 'update' }]);
  await ada.answer(202, 'PUT', `/promocodes/${code.id}`, { code: 'NEW', market_code: 'US' });
  const second = await ada.answer(200, 'POST', '/promocodes/import', sheet);
  expect(second.rows).toMatchObject([{ outcome: 'unchanged' }]);
  expect(await liveTables(given)).toEqual(before);
});
