// Runs on PostgreSQL too: several processes look for due releases in one database.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nowInSeconds } from '../../db/sql/schedule.ts';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const check = () => given.deps.releasePublisher.check();

const publish_at = '2090-01-01 00:00:00';
const schedule = (id: number) =>
  given.call('POST', `/admin/releases/${id}/publish`, { publish_at });

async function started(code: string) {
  const { body } = await given.call('POST', '/admin/releases', { name: 'Midnight' });
  const draft = { code, market_code: 'US' };
  const headers = { 'x-release': String(body.id) };
  await given.call('POST', '/admin/promocodes', draft, { headers });
  return body.id as number;
}

async function scheduled(code: string) {
  const id = await started(code);
  await schedule(id);
  return id;
}

const pass = (id: number, seconds: number) =>
  given.db
    .updateTable('release')
    .set({ publishes_at: nowInSeconds(given.db) - seconds })
    .where('id', '=', id)
    .execute();

const stateOf = async (id: number) => (await given.call('GET', `/admin/releases/${id}`)).body.state;
const codes = async () =>
  (await given.call('GET', '/admin/promocodes')).body.items.map(
    ({ code }: { code: string }) => code,
  );
const noticesOf = async (kind: string) =>
  (await given.call('GET', '/admin/dashboard')).body.notices.filter(
    (notice: { kind: string }) => notice.kind === kind,
  );

test('a release waits for its minute, and is then published once', async () => {
  const id = await scheduled('MIDNIGHT');
  expect(await stateOf(id)).toBe('waiting');
  await check();
  expect([await stateOf(id), await codes()]).toEqual(['waiting', []]);
  await pass(id, 0);
  const other = await testApp({}, { address: given.address });
  try {
    await Promise.all([check(), other.deps.releasePublisher.check()]);
  } finally {
    await other.app.close();
  }
  expect([await stateOf(id), await codes()]).toEqual(['published', ['MIDNIGHT']]);
  const { total } = (await given.call('GET', '/admin/changes?entity=promo-code')).body;
  expect(total).toBe(1);
});

test('a minute missed while the process was down is made up for at the next start', async () => {
  const id = await scheduled('MISSED');
  await pass(id, 3 * 60 * 60);
  expect(await noticesOf('release-late')).toMatchObject([{ id, name: 'Midnight' }]);
  await check();
  expect([await stateOf(id), await codes()]).toEqual(['published', ['MISSED']]);
  expect(await noticesOf('release-late')).toEqual([]);
});

test('the minute doesn’t publish what was edited after its approval', async () => {
  const ada = (await given.make.person({ name: 'Ada', role: 'author' })).token;
  const id = await started('FIRST');
  const as = { headers: { 'x-admin-token': ada, 'x-release': String(id) } };
  const draft = { code: 'APPROVED', market_code: 'US' };
  const { proposal } = (await given.call('POST', '/admin/promocodes', draft, as)).body;
  await given.call('POST', `/admin/proposals/${proposal.id}/approve`);
  const url = `/admin/promocodes/${proposal.entity_id}`;
  const edited = await given.call('PUT', url, { ...draft, code: 'NEWEST' }, as);
  expect(edited.body.proposal).toMatchObject({ id: proposal.id, state: 'asked' });
  await schedule(id);
  await pass(id, 0);
  await check();
  expect([await stateOf(id), await codes()]).toEqual(['failed', []]);
  const [failed] = await noticesOf('release-failed');
  expect(failed).toMatchObject({ id, reason: 'Someone has to approve one change first.' });
  await given.call('POST', `/admin/proposals/${proposal.id}/approve`);
  await given.call('POST', `/admin/releases/${id}/publish`);
  expect((await codes()).toSorted()).toEqual(['FIRST', 'NEWEST']);
});

test('publishing too early doesn’t take the minute away', async () => {
  const ada = (await given.make.person({ name: 'Ada', role: 'author' })).token;
  const id = await started('FIRST');
  const as = { headers: { 'x-admin-token': ada, 'x-release': String(id) } };
  await given.call('POST', '/admin/promocodes', { code: 'LATER', market_code: 'US' }, as);
  await schedule(id);
  const early = await given.call('POST', `/admin/releases/${id}/publish`);
  expect([early.status, await stateOf(id)]).toEqual([409, 'waiting']);
});

test('a release can wait for its approvals instead of a minute', async () => {
  const ada = (await given.make.person({ name: 'Ada', role: 'author' })).token;
  const as = { headers: { 'x-admin-token': ada } };
  const draft = { code: 'ASKED', market_code: 'US' };
  const { proposal } = (await given.call('POST', '/admin/promocodes', draft, as)).body;
  const { release_id: id } = proposal;
  await given.call('POST', `/admin/releases/${id}/publish`, { when_approved: true });
  await check();
  expect(await stateOf(id)).toBe('waiting');
  expect(await noticesOf('approval-wanted')).toEqual([{ kind: 'approval-wanted', total: 1 }]);
  await given.call('POST', `/admin/proposals/${proposal.id}/approve`);
  await check();
  expect([await stateOf(id), await codes()]).toEqual(['published', ['ASKED']]);
  const [change] = (await given.call('GET', '/admin/changes?entity=promo-code')).body.items;
  expect(change).toMatchObject({ actor: 'Ada', approved_by: 'Administrator', release_id: id });
});

test('an author can’t choose when something is published', async () => {
  const ada = (await given.make.person({ name: 'Ada', role: 'author' })).token;
  const as = { headers: { 'x-admin-token': ada } };
  const draft = { name: 'Mine', publish_at: '2090-01-01 00:00:00' };
  expect((await given.call('POST', '/admin/releases', draft, as)).status).toBe(403);
  expect((await given.call('POST', '/admin/releases', { name: 'Mine' }, as)).status).toBe(201);
});

test('a release that waits for approvals isn’t published before it contains anything', async () => {
  const draft = { name: 'Spring', when_approved: true };
  const { id } = (await given.call('POST', '/admin/releases', draft)).body;
  await check();
  expect(await stateOf(id)).toBe('waiting');
  const headers = { 'x-release': String(id) };
  await given.call('POST', '/admin/promocodes', { code: 'FIRST', market_code: 'US' }, { headers });
  await check();
  expect([await stateOf(id), await codes()]).toEqual(['published', ['FIRST']]);
});

test('the person who chose the minute has published the release', async () => {
  const ada = (await given.make.person({ name: 'Ada', role: 'author' })).token;
  const ben = (await given.make.person({ name: 'Ben', role: 'editor' })).token;
  const as = (person: string) => ({ headers: { 'x-admin-token': person } });
  const { body: made } = await given.call('POST', '/admin/releases', { name: 'Mine' }, as(ada));
  expect(made).toMatchObject({ author: 'Ada', published_by: null });
  const url = `/admin/releases/${made.id}`;
  const planned = await given.call('PUT', url, { name: 'Mine', publish_at }, as(ben));
  expect(planned.body).toMatchObject({ state: 'waiting', published_by: 'Ben' });
});

test('an editor can’t schedule what only an owner may publish', async () => {
  const ben = (await given.make.person({ name: 'Ben', role: 'editor' })).token;
  const as = { headers: { 'x-admin-token': ben } };
  const start = async (name: string) =>
    (await given.call('POST', '/admin/releases', { name })).body.id as number;
  const id = await start('New market');
  const market = { code: 'GB', currency: 'GBP', i18n: { en: { name: 'Britain' } } };
  const headers = { 'x-release': String(id) };
  const { body } = await given.call('POST', '/admin/markets', market, { headers });
  const later = { publish_at: '2090-01-01 00:00:00' };
  const url = `/admin/releases/${id}`;
  expect((await given.call('POST', `${url}/publish`, undefined, as)).status).toBe(403);
  expect((await given.call('POST', `${url}/publish`, later, as)).status).toBe(403);
  expect((await given.call('PUT', url, { name: 'Mine', ...later }, as)).status).toBe(403);
  const other = await scheduled('MIDNIGHT');
  const moved = { release_id: other };
  const proposal = `/admin/proposals/${body.proposal.id}`;
  expect((await given.call('PUT', proposal, moved, as)).status).toBe(403);
  expect((await given.call('PUT', proposal, { release_id: await start('Open') }, as)).status).toBe(
    200,
  );
  expect((await given.call('PUT', proposal, moved)).status).toBe(200);
});
