// Runs on PostgreSQL too: no other test runs its SQL there.
/** Sessions ended by a limit stay ended after the limit is lifted, and are no longer listed as open. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { token as firstOwners } from '../../testing/app.ts';
import { type PasskeyApp, passkeyApp, using } from '../passkey/testing/passkey-app.ts';
import { cleanUpSignIns } from './sign-in-cleanup.ts';

let given: PasskeyApp;
beforeEach(async () => {
  given = await passkeyApp();
});
afterEach(() => given.app.close());

const hour = 3_600_000;
const inHours = (count: number) => new Date(Date.now() + count * hour).toISOString();

const open = async (token: string) =>
  (await given.call('POST', '/admin/session', undefined, using(token))).body;
const change = async (id: number, limits: object) => {
  const draft = { name: `Person ${id}`, role: 'editor', ...limits };
  expect((await given.call('PUT', `/admin/tokens/${id}`, draft)).status).toBe(200);
};
const openSessionsOf = async (name: string) => {
  const { items } = (await given.call('GET', '/admin/sessions?limit=100')).body;
  return items.filter((session: { name: string }) => session.name === name).length;
};

async function later<Result>(time: number, run: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

async function requirePasskeys(session: string, passkeys_required: boolean) {
  const rules = { sessions_only: false, passkeys_required };
  const answer = await given.call('PUT', '/admin/sign-in-rules', rules, using(session));
  expect(answer.status).toBe(200);
}

describe('an ended session', () => {
  const expectEnded = async (name: string, token: string) => {
    expect(await openSessionsOf(name)).toBe(0);
    expect(await given.statusOf(token)).toBe(401);
  };

  test('stays ended after passkeys were required for a while', async () => {
    const owners = await given.signedIn(await given.enrolled(firstOwners));
    const { name, token } = await given.make.person();
    const viewer = await given.make.person({ role: 'viewer' });
    const [session, viewers] = [await open(token), await open(viewer.token)];
    await requirePasskeys(owners, true);
    await requirePasskeys(owners, false);
    await expectEnded(name, session.token);
    expect(await given.statusOf(viewers.token)).toBe(200);
  });

  test.each(['token', 'passkey'])(
    'stays ended after its person’s token was limited to programs for a while (opened with a %s)',
    async (method) => {
      const { id, token, name } = await given.make.person({ name: 'Person 1' });
      const session =
        method === 'token'
          ? (await open(token)).token
          : await given.signedIn(await given.enrolled(token));
      await change(id, { programs_only: true });
      await change(id, { programs_only: false });
      await expectEnded(name, session);
    },
  );

  test('stays ended after its expired token is extended', async () => {
    const { id, token, name } = await given.make.person({ name: 'Person 1' });
    const session = await open(token);
    await change(id, { ends_at: inHours(2) });
    expect(await given.statusOf(session.token)).toBe(200);
    await later(2 * hour, () => change(id, { ends_at: null }));
    await later(2 * hour, () => expectEnded(name, session.token));
  });

  test('stays ended after it was refused for being idle too long', async () => {
    const { token, name } = await given.make.person();
    const session = await open(token);
    await later(12 * hour, () => given.statusOf(session.token));
    await expectEnded(name, session.token);
  });

  test('stays ended after the nightly clean-up found it idle', async () => {
    const { token, name } = await given.make.person();
    const session = await open(token);
    await later(12 * hour, () => cleanUpSignIns(given.db, given.deps.settings));
    await expectEnded(name, session.token);
  });
});

test('no session outlives the token of its person', async () => {
  const ends_at = inHours(2);
  const { token } = await given.make.person({ ends_at });
  expect((await open(token)).ends_at).toBe(ends_at);
  const device = await given.enrolled(token);
  const signedIn = await given.signInWith(device.sign(await given.request()));
  expect(signedIn.body.ends_at).toBe(ends_at);
});

test('a session opened before its token got an end doesn’t outlive it', async () => {
  const { id, token } = await given.make.person({ name: 'Person 1' });
  const session = await open(token);
  const ends_at = inHours(1);
  await change(id, { ends_at });
  const { body } = await given.call('GET', '/admin/session', undefined, using(session.token));
  expect(body.session.ends_at).toBe(ends_at);
});

describe('an end in the past', () => {
  const past = '2026-01-01T00:00:00Z';

  test('is refused for a new token and for one that has no end yet', async () => {
    const { id } = await given.make.person();
    const draft = { name: 'Import', role: 'editor', ends_at: past };
    for (const [method, url] of [
      ['POST', ''],
      ['PUT', `/${id}`],
    ] as const) {
      const { status, body } = await given.call(method, `/admin/tokens${url}`, draft);
      expect([status, body.errors]).toEqual([
        400,
        [{ path: 'ends_at', message: 'Must be in the future' }],
      ]);
    }
  });

  test('doesn’t keep an expired token from being renamed', async () => {
    const { id } = await given.make.person();
    await given.db.updateTable('admin_token').set({ ends_at: past }).where('id', '=', id).execute();
    const draft = { name: 'Import of 2025', role: 'editor', ends_at: past };
    expect((await given.call('PUT', `/admin/tokens/${id}`, draft)).status).toBe(200);
  });
});
