// Runs on SQLite only: the rules are the same on both databases.
/** Approvals are for what was seen. Authors take back only their own proposals. Rules for owners need two of them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let ada: ReleaseClient;
let ben: ReleaseClient;
let dora: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  const client = async (name: string, role: 'owner' | 'editor' | 'author') =>
    releaseClient(given, (await given.make.person({ name, role })).token);
  ada = await client('Ada', 'owner');
  ben = await client('Ben', 'editor');
  dora = await client('Dora', 'author');
});
afterEach(() => given.app.close());

const code = (name: string, more: object = {}) => ({ code: name, market_code: 'US', ...more });

test('an approval is for what was seen, and not for what replaced it since', async () => {
  const { id: stored } = await given.make.promoCode(code('OLD'));
  const id = await ben.start();
  const proposeLink = (ref_link: string) =>
    ben.propose(id, 'PUT', `/promocodes/${stored}`, code('OLD', { ref_link }));
  const seen = await proposeLink('https://good.example/');
  const latest = await proposeLink('https://evil.example/');
  const approve = (status: number, { proposed_at }: { proposed_at: string }) =>
    ada.answer(status, 'POST', `/proposals/${seen.id}/approve`, { proposed_at });
  expect(await approve(409, seen)).toMatchObject({ code: 'conflict' });
  expect((await ada.read(`/proposals/${seen.id}`)).state).toBe('open');
  expect((await approve(200, latest)).state).toBe('approved');
});

test('an author takes back nothing that others proposed, also not by proposing what is live', async () => {
  const { id: stored } = await given.make.promoCode(code('LIVE'));
  const id = await ben.start();
  const proposal = await ben.propose(id, 'PUT', `/promocodes/${stored}`, code('NEW'));
  const created = await ben.propose(id, 'POST', '/promocodes', code('ADDED'));
  await ada.answer(200, 'POST', `/proposals/${proposal.id}/approve`);
  const headers = { 'x-release': String(id) };
  await dora.answer(403, 'PUT', `/promocodes/${stored}`, code('LIVE'), headers);
  await dora.answer(403, 'DELETE', `/promocodes/${created.entity_id}`, undefined, headers);
  await dora.answer(403, 'DELETE', `/proposals/${proposal.id}`);
  expect((await ada.read(`/proposals/${proposal.id}`)).state).toBe('approved');
  await ben.answer(202, 'DELETE', `/promocodes/${created.entity_id}`, undefined, headers);
  expect((await ada.read(`/releases/${id}`)).proposals).toBe(1);
});

test('rules for what only owners change need two owners', async () => {
  const sole = await testApp();
  const owner = releaseClient(sole);
  await sole.make.person({ name: 'Ben', role: 'editor' });
  const refusal = await owner.answer(409, 'PUT', '/four-eyes', { kinds: ['settings'] });
  expect(refusal.detail).toContain('Add another first.');
  await owner.answer(200, 'PUT', '/four-eyes', { kinds: ['banner'] });
  await sole.make.person({ name: 'Ada', role: 'owner' });
  await owner.answer(200, 'PUT', '/four-eyes', { kinds: ['settings'] });
  await sole.app.close();
});
