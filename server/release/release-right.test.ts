// Runs on PostgreSQL too: the size of a release is measured in SQL.
/** Who may approve and take back what others proposed, and how much a release may contain. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxProposals } from '#contract/release/release.ts';
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

test('the size of a release is counted in bytes, and moved changes count too', async () => {
  const [full, other] = [await ben.start('Full'), await ben.start('Other')];
  const { id } = await ben.propose(other, 'POST', '/promocodes', code('ONE'));
  const row = await given.db
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: _, ...copied } = row;
  const copies = Array.from({ length: maxProposals }, (__, index) => ({
    ...copied,
    ...{ release_id: full, entity_id: 10_000 + index },
  }));
  for (let first = 0; first < copies.length; first += 50) {
    await given.db
      .insertInto('proposal')
      .values(copies.slice(first, first + 50))
      .execute();
  }
  await ben.answer(409, 'PUT', `/proposals/${id}`, { release_id: full });
  expect((await ben.read(`/proposals/${id}`)).release_id).toBe(other);

  // Two million letters of three bytes each.
  const draft = JSON.stringify({ code: '箱'.repeat(2_000_000) });
  await given.db.updateTable('proposal').set({ draft }).where('id', '=', id).execute();
  const headers = { 'x-release': String(other) };
  const refusal = await ben.answer(409, 'POST', '/promocodes', code('TWO'), headers);
  expect(refusal.detail).toContain('at most 5 MiB');
});
