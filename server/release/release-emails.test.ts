// Runs on PostgreSQL too: several processes share when an email was last sent.
/** The owner gets an email when a release fails or is late, and when changes wait for approval. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nowInSeconds } from '../../db/sql/schedule.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { mailServer } from '../visitor/account/testing/mail-server.ts';
import { type ReleaseClient, releaseClient } from './testing/release-client.ts';

let mail: Awaited<ReturnType<typeof mailServer>>;
let given: TestApp;
let client: ReleaseClient;
beforeEach(async () => {
  mail = await mailServer();
  given = await testApp({ SMTP_URL: mail.url, SITE_URL: 'http://board.example' });
  client = releaseClient(given);
  const settings = await client.read('/settings');
  const named = { ...settings, name: 'Lantern', inquiry_email: 'owner@board.example' };
  await client.answer(200, 'PUT', '/settings', named);
});
afterEach(async () => {
  await given.app.close();
  await mail.close();
});

/** Returns the emails that a check of both processes sends. */
async function sent(apps = [given]) {
  const before = mail.emails.length;
  await Promise.all(apps.map(({ deps }) => deps.releasePublisher.check()));
  await Promise.all(apps.map(({ deps }) => deps.emails.settled()));
  return mail.emails.slice(before);
}

async function scheduled(name: string, code = 'ONE') {
  const draft = { name, publish_at: '2090-01-01 00:00:00' };
  const { id } = await client.answer(201, 'POST', '/releases', draft);
  const proposal = await client.propose(id, 'POST', '/promocodes', { code, market_code: 'US' });
  const pass = (seconds: number) =>
    given.db
      .updateTable('release')
      .set({ publishes_at: nowInSeconds(given.db) - seconds })
      .where('id', '=', id)
      .execute();
  return { id, proposal, pass };
}

test('a release published at its minute sends no email', async () => {
  const { pass } = await scheduled('Midnight');
  await pass(1);
  expect(await sent()).toEqual([]);
});

test('a minute that was missed while no process was running is reported once', async () => {
  const { id, pass } = await scheduled('Midnight');
  await pass(3 * 60 * 60);
  const other = await testApp(
    { SMTP_URL: mail.url, SITE_URL: 'http://board.example' },
    { address: given.address },
  );
  const [email, ...more] = await sent([given, other]);
  await other.app.close();
  expect(more).toEqual([]);
  expect(email?.to).toEqual(['owner@board.example']);
  expect(email?.text).toContain('“Midnight” was published only now');
  expect(email?.text).toContain(`http://board.example/admin/releases/${id}`);
});

test('a release that fails at its minute is reported once, with the reason', async () => {
  await given.make.promoCode({ code: 'ONE', market_code: 'US' });
  const release = await client.start('Midnight');
  const stored = await given.make.promoCode({ code: 'OLD', market_code: 'US' });
  const draft = { code: 'NEW', market_code: 'US' };
  await client.propose(release, 'PUT', `/promocodes/${stored.id}`, draft);
  const live = { code: 'NEWER', market_code: 'US' };
  await client.answer(200, 'PUT', `/promocodes/${stored.id}`, live);
  await client.answer(200, 'POST', `/releases/${release}/publish`, {
    publish_at: '2090-01-01 00:00:00',
  });
  const pass = (seconds: number) =>
    given.db
      .updateTable('release')
      .set({ publishes_at: nowInSeconds(given.db) - seconds })
      .execute();
  await pass(1);
  const [failed, ...more] = await sent();
  expect(more).toEqual([]);
  expect(failed?.text).toContain('“Midnight” could not be published');
  expect(failed?.text).toContain('Someone else has changed one of the fields since.');
  await pass(61);
  expect(await sent()).toEqual([]);
});

test('changes that wait for approval are mentioned at most once an hour', async () => {
  const author = await given.make.person({ name: 'Dora', role: 'author' });
  const dora = releaseClient(given, author.token);
  const propose = (code: string) =>
    dora.answer(202, 'POST', '/promocodes', { code, market_code: 'US' });
  await propose('ONE');
  const [email] = await sent();
  expect(email?.text).toContain('Lantern: 1 change waits for approval');
  await propose('TWO');
  expect(await sent()).toEqual([]);
});
