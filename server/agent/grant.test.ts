// Runs on PostgreSQL too: only one of two processes may exchange a code or a refresh token.
/** Grants end with what they were given for, in every process. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanUpSignIns } from '../people/session/sign-in-cleanup.ts';
import { hoursAgo } from '../people/session/testing/sessions-of.ts';
import { token as firstOwners } from '../testing/app.ts';
import { type AgentApp, agentApp } from './testing/agent-app.ts';

let given: AgentApp;
beforeEach(async () => {
  given = await agentApp();
});
afterEach(() => given.app.close());

type SignedIn = Awaited<ReturnType<AgentApp['signedIn']>>;

const refreshed = ({ client, refresh_token }: SignedIn, app = given) =>
  app.exchange(app.refreshForm(client, refresh_token));

describe('a refresh token', () => {
  test('is replaced on each use, and ends the grant when an old one returns', async () => {
    const { name, token } = await given.make.person();
    const agent = await given.signedIn(token);
    const second = (await refreshed(agent)).body;
    expect(second).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read propose' });
    expect(await given.statusOf(agent.access_token)).toBe(401);
    expect(await given.statusOf(second.access_token)).toBe(200);
    const third = (await refreshed({ ...agent, ...second })).body;
    // Older than the one before the last.
    const reused = await refreshed(agent);
    expect([reused.status, reused.body.error]).toEqual([400, 'invalid_grant']);
    expect(await given.statusOf(third.access_token)).toBe(401);
    expect((await refreshed({ ...agent, ...third })).status).toBe(400);
    const [event] = await given.events('agent_end');
    expect(event).toMatchObject({
      ...{ actor: name, subject: 'Copper Agent', outcome: 'refused' },
      detail: 'refresh token used twice',
    });
  });

  test('is worth nothing to another program or for another resource', async () => {
    const agent = await given.signedIn();
    const thief: string = (await given.register()).body.client_id;
    expect((await refreshed({ ...agent, client: thief })).body.error).toBe('invalid_grant');
    const form = given.refreshForm(agent.client, agent.refresh_token);
    const elsewhere = await given.exchange({ ...form, resource: 'https://other.example/mcp' });
    expect(elsewhere.body.error).toBe('invalid_target');
    expect((await refreshed(agent)).status).toBe(200);
  });
});

test('an access token lasts an hour, its grant longer', async () => {
  const agent = await given.signedIn();
  const { access_ends_at } = await given.db
    .selectFrom('agent_grant')
    .select('access_ends_at')
    .executeTakeFirstOrThrow();
  const left = Date.parse(access_ends_at) - Date.now();
  expect(left).toBeGreaterThan(59 * 60_000);
  expect(left).toBeLessThanOrEqual(60 * 60_000);
  await given.db
    .updateTable('agent_grant')
    .set({ access_ends_at: hoursAgo(0) })
    .execute();
  expect(await given.statusOf(agent.access_token)).toBe(401);
  expect((await refreshed(agent)).status).toBe(200);
});

test('a grant ends after 90 days without use', async () => {
  const day = 24;
  const { token } = await given.make.person({ name: 'Ada' });
  const agents: SignedIn[] = [];
  for (const [id, created, used] of [
    [1, 90, null],
    [2, 89, null],
    [3, 200, 90],
    [4, 200, 89],
  ] as const) {
    agents.push(await given.signedIn(token));
    const times = {
      created_at: hoursAgo(created * day),
      last_used_at: used && hoursAgo(used * day),
    };
    await given.db.updateTable('agent_grant').set(times).where('id', '=', id).execute();
  }
  await cleanUpSignIns(given.db, given.deps.settings);
  const refreshes = [];
  for (const agent of agents) refreshes.push((await refreshed(agent)).status);
  expect(refreshes).toEqual([400, 200, 400, 200]);
  const [event, ...others] = await given.events('agent_end');
  expect(others).toHaveLength(1);
  expect(event).toMatchObject({
    ...{ actor: '', subject: 'Copper Agent', outcome: 'done' },
    detail: 'Ada: not used for 90 days',
  });
});

describe('two processes without sticky sessions', () => {
  let other: AgentApp;
  beforeEach(async () => {
    other = await agentApp({}, { address: given.address });
  });
  afterEach(() => other.app.close());

  test('complete one sign-in together, and end it together', async () => {
    const { form, client } = await given.withCode();
    const { access_token, refresh_token } = (await other.exchange(form)).body;
    expect([await given.statusOf(access_token), await other.statusOf(access_token)]).toEqual([
      200, 200,
    ]);
    const agent = { client, form, session: '', access_token, refresh_token };
    const next = (await refreshed(agent)).body;
    expect(await other.statusOf(next.access_token)).toBe(200);
    expect((await refreshed(agent, other)).status).toBe(400);
    expect(await given.statusOf(next.access_token)).toBe(401);
  });

  test('let one of two simultaneous exchanges succeed at most', async () => {
    const { form } = await given.withCode();
    const exchanges = await Promise.all([given.exchange(form), other.exchange(form)]);
    expect(exchanges.map(({ status }) => status).sort()).toEqual([200, 400]);
    const agent = await given.signedIn();
    const refreshes = await Promise.all([refreshed(agent), refreshed(agent, other)]);
    expect(refreshes.map(({ status }) => status).sort()).toEqual([200, 400]);
    const open = await given.db
      .selectFrom('agent_grant')
      .selectAll()
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });
});

describe('a grant stops with its person’s access', () => {
  const change = (id: number, draft: object) =>
    given.call('PUT', `/admin/tokens/${id}`, { name: 'Ada', role: 'editor', ...draft });
  const requirePasskeys = () =>
    given.db
      .insertInto('setting')
      .values({
        key: 'sign_in_rules',
        value: JSON.stringify({ sessions_only: true, passkeys_required: true }),
      })
      .execute();

  test.each<[string, number, (id: number) => Promise<unknown>]>([
    ['revoked', 401, (id) => given.call('DELETE', `/admin/tokens/${id}`)],
    ['for programs only', 401, (id) => change(id, { programs_only: true })],
    ['in other networks only', 403, (id) => change(id, { networks: ['10.0.0.0/8'] })],
    ['required to use a passkey', 401, requirePasskeys],
    [
      'expired',
      401,
      (id) =>
        given.db
          .updateTable('admin_token')
          .set({ ends_at: hoursAgo(0) })
          .where('id', '=', id)
          .execute(),
    ],
  ])('%s', async (_, status, limit) => {
    const { id, token } = await given.make.person({ name: 'Ada' });
    const agent = await given.signedIn(token);
    const { form } = await given.codeFor(agent.session, agent.client);
    expect(await given.statusOf(agent.access_token)).toBe(200);
    await limit(id);
    expect(await given.statusOf(agent.access_token)).toBe(status);
    const refusals = [await refreshed(agent), await given.exchange(form)];
    for (const { body } of refusals) expect(body.error).toBe('invalid_grant');
  });

  test('for good, even if the limit is lifted', async () => {
    const { id, token } = await given.make.person({ name: 'Ada' });
    const { access_token } = await given.signedIn(token);
    await change(id, { programs_only: true });
    await change(id, {});
    expect(await given.statusOf(access_token)).toBe(401);
    const [event] = await given.events('agent_end');
    expect(event).toMatchObject({ subject: 'Copper Agent', detail: 'Ada', outcome: 'done' });
  });

  test('and with the passkey that they had signed in with', async () => {
    const { token } = await given.make.person({ name: 'Ada' });
    const session = await given.sessionWith(await given.enrolled(token));
    const client: string = (await given.register()).body.client_id;
    const [used, unused] = [
      await given.codeFor(session, client),
      await given.codeFor(session, client),
    ];
    const { access_token } = (await given.exchange(used.form)).body;
    expect(await given.statusOf(access_token)).toBe(200);
    expect((await given.call('DELETE', '/admin/passkeys/1')).status).toBe(204);
    expect(await given.statusOf(access_token)).toBe(401);
    expect((await given.exchange(unused.form)).body.error).toBe('invalid_grant');
  });

  test('and shrinks with their role', async () => {
    const { id, token } = await given.make.person({ name: 'Ada' });
    const { access_token } = await given.signedIn(token);
    await change(id, { role: 'viewer' });
    expect((await given.recognized(access_token)).body).toMatchObject({ role: 'viewer' });
  });

  test('and with the first owner’s former token', async () => {
    const { access_token } = await given.signedIn();
    await given.db.updateTable('agent_grant').set({ credential: 'another' }).execute();
    expect(await given.statusOf(access_token)).toBe(401);
  });
});

describe('the list of agents', () => {
  test('shows people their own and owners all, and lets them end these', async () => {
    const ada = await given.make.person({ name: 'Ada' });
    const ben = await given.make.person({ name: 'Ben' });
    const [first, second] = [await given.signedIn(ada.token), await given.signedIn(ben.token)];
    await given.statusOf(first.access_token);
    await given.deps.grants.close();
    const list = (session: string, path = '/admin/agents') =>
      given.sessions.call(session, 'GET', path);
    const { items } = (await list(first.session)).body;
    expect(items).toEqual([
      {
        ...{ id: 1, client: 'Copper Agent', host: 'client.example', scopes: ['read', 'propose'] },
        ...{ person: 'Ada', is_own: true, last_network: '127.0.0.1' },
        ...{ created_at: expect.any(String), last_used_at: expect.any(String) },
      },
    ]);
    expect((await list(first.session, '/admin/agents/all')).status).toBe(403);
    const { items: all } = (await given.call('GET', '/admin/agents/all')).body;
    expect(all.map(({ person, is_own }: typeof all) => [person, is_own])).toEqual([
      ['Ada', false],
      ['Ben', false],
    ]);
    const end = (session: string, id: number) =>
      given.sessions.call(session, 'DELETE', `/admin/agents/${id}`);
    expect((await end(first.session, 2)).status).toBe(404);
    expect(await given.statusOf(second.access_token)).toBe(200);
    expect((await end(first.session, 1)).status).toBe(204);
    expect(await given.statusOf(first.access_token)).toBe(401);
    expect((await end(firstOwners, 2)).status).toBe(204);
    expect(await given.statusOf(second.access_token)).toBe(401);
    expect((await end(firstOwners, 2)).status).toBe(404);
    const ended = { subject: 'Copper Agent' };
    expect(await given.events('agent_end')).toMatchObject([
      { actor: 'Administrator', ...ended, detail: 'Ben' },
      { actor: 'Ada', ...ended, detail: 'Ada' },
    ]);
  });
});
