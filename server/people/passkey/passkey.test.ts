/** Adding passkeys, signing in with them, and removing them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { token as firstOwners, testApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';
import { authenticator } from './testing/authenticator.ts';
import { type PasskeyApp, passkeyApp, siteUrl, using } from './testing/passkey-app.ts';

let given: PasskeyApp;
beforeEach(async () => {
  given = await passkeyApp();
});
afterEach(() => given.app.close());

const editor = () => given.make.person();

test('a person adds a passkey with a token, and signs in with it without a name', async () => {
  const { token, name } = await editor();
  const device = await given.enrolled(token);
  const opened = await given.signInWith(device.sign(await given.request()));
  expect([opened.status, opened.body]).toEqual([
    201,
    {
      token: expect.stringMatching(/^session_[\w-]{43}$/),
      ends_at: expect.stringMatching(/Z$/),
    },
  ]);
  expect(opened.headers['cache-control']).toBe('no-store');
  const session = await given.call('GET', '/admin/session', undefined, using(opened.body.token));
  expect(session.body).toMatchObject({ name, role: 'editor', session: { id: 1 } });
  const events = await given.events();
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'sign_in', outcome: 'done', actor: name, detail: 'passkey' },
    { kind: 'passkey_add', outcome: 'done', actor: name, detail: 'Phone' },
  ]);
});

test('the first owner adds a passkey too', async () => {
  const session = await given.signedIn(await given.enrolled(firstOwners));
  const { body } = await given.call('GET', '/admin/session', undefined, using(session));
  expect(body).toMatchObject({ name: 'Administrator', role: 'owner' });
});

test('browsers are asked for a discoverable passkey with user verification', async () => {
  const { token, name } = await editor();
  await given.enrolled(token);
  const creation = await given.creationFor(token);
  expect(creation).toMatchObject({
    rp: { id: 'portal.example', name: 'Aceboard' },
    user: { name, displayName: name },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
  });
  expect(await given.request()).toMatchObject({
    rpId: 'portal.example',
    userVerification: 'required',
    allowCredentials: [],
  });
});

test('requesting challenges stores nothing', async () => {
  const before = await dump(given);
  await given.request();
  await given.creationFor(firstOwners);
  expect(await dump(given)).toEqual(before);
});

test('a second device signs in on its own, and removing the first leaves it working', async () => {
  const { token, name } = await editor();
  const phone = await given.enrolled(token);
  const laptop = await given.enrolled(token, 'Laptop');
  const [onPhone, onLaptop] = [await given.signedIn(phone), await given.signedIn(laptop)];
  const { items } = (await given.call('GET', '/admin/passkeys', undefined, using(onLaptop))).body;
  expect(items).toMatchObject([
    { name: 'Phone', person: name, is_own: true, is_synced: true, is_backed_up: true },
    { name: 'Laptop', last_used_at: expect.stringMatching(/Z$/) },
  ]);
  const other = await passkeyApp({}, { address: given.address });
  const removed = await given.call(
    'DELETE',
    `/admin/passkeys/${items[0].id}`,
    undefined,
    using(onLaptop),
  );
  expect(removed.status).toBe(204);
  expect([await given.statusOf(onPhone, other), await given.statusOf(onLaptop, other)]).toEqual([
    401, 200,
  ]);
  expect((await given.signInWith(phone.sign(await given.request()))).status).toBe(401);
  expect(await given.statusOf(await given.signedIn(laptop))).toBe(200);
  expect((await given.events('&kind=passkey_remove'))[0]).toMatchObject({
    ...{ actor: name, subject: name, detail: 'Phone' },
  });
  await other.app.close();
});

test('people rename only their own passkeys, and see and remove only their own unless they are owners', async () => {
  const [ada, bo] = [await editor(), await editor()];
  await given.enrolled(ada.token);
  const put = (token: string) =>
    given.call('PUT', '/admin/passkeys/1', { name: 'Key ring' }, using(token));
  expect([(await put(bo.token)).status, (await put(firstOwners)).status]).toEqual([404, 404]);
  expect((await put(ada.token)).body).toMatchObject({ id: 1, name: 'Key ring' });
  const list = async (token: string) =>
    (await given.call('GET', '/admin/passkeys', undefined, using(token))).body.items;
  expect(await list(bo.token)).toEqual([]);
  expect(await list(firstOwners)).toMatchObject([{ person: ada.name, is_own: false }]);
  const remove = async (token: string) =>
    (await given.call('DELETE', '/admin/passkeys/1', undefined, using(token))).status;
  expect([await remove(bo.token), await remove(firstOwners)]).toEqual([404, 204]);
});

describe('a passkey stops working', () => {
  test('when its person is revoked, and its row is deleted', async () => {
    const { id, token } = await editor();
    const device = await given.enrolled(token);
    const session = await given.signedIn(device);
    await given.call('DELETE', `/admin/tokens/${id}`);
    expect(await given.statusOf(session)).toBe(401);
    expect((await given.signInWith(device.sign(await given.request()))).status).toBe(401);
    expect((await given.call('GET', '/admin/passkeys')).body.items).toEqual([]);
  });

  test('when the person’s access has expired, or outside the person’s networks', async () => {
    const { id, token } = await editor();
    const device = await given.enrolled(token);
    const session = await given.signedIn(device);
    const limit = (columns: object) =>
      given.db.updateTable('admin_token').set(columns).where('id', '=', id).execute();
    await limit({ networks: '["203.0.113.0/24"]' });
    const outside = await given.signInWith(device.sign(await given.request()));
    expect([outside.status, await given.statusOf(session)]).toEqual([403, 403]);
    await limit({ networks: '[]', ends_at: new Date(Date.now() - 1000).toISOString() });
    const late = await given.signInWith(device.sign(await given.request()));
    expect([late.status, await given.statusOf(session)]).toEqual([401, 401]);
  });
});

test('a person with a programs-only token can neither add a passkey nor sign in with one', async () => {
  const { id, name, token } = await editor();
  const device = await given.enrolled(token);
  const session = await given.signedIn(device);
  await given.call('PUT', `/admin/tokens/${id}`, { name, role: 'editor', programs_only: true });
  const creation = await given.call('POST', '/admin/passkeys/request', undefined, using(token));
  expect(creation.status).toBe(403);
  expect((await given.call('POST', '/admin/recovery-code', undefined, using(token))).status).toBe(
    403,
  );
  const refused = await given.signInWith(device.sign(await given.request()));
  expect([refused.status, refused.body.detail, await given.statusOf(session)]).toEqual([
    403,
    'Your access is for programs only. Ask an owner.',
    401,
  ]);
});

test('adding and removing in a session require a recent confirmation, for which a passkey is enough', async () => {
  const { token } = await editor();
  const device = await given.enrolled(token);
  const session = await given.signedIn(device);
  const later = () =>
    given.db
      .updateTable('staff_session')
      .set({ confirmed_at: '2026-01-01T00:00:00.000Z' })
      .execute();
  await later();
  const ask = () => given.call('POST', '/admin/passkeys/request', undefined, using(session));
  expect((await ask()).body.code).toBe('confirmation_required');
  const confirm = (signature: object) =>
    given.call('POST', '/admin/session/confirmation/passkey', signature, using(session));
  const request = async () =>
    (await given.call('POST', '/admin/session/confirmation/request', undefined, using(session)))
      .body;
  const asked = await request();
  expect(asked.allowCredentials).toHaveLength(1);
  // The session knows its person, so authenticators may omit the user handle.
  const { response, ...signed } = device.sign(asked);
  const { userHandle: _, ...anonymous } = response;
  expect((await confirm({ ...signed, response: anonymous })).status).toBe(204);
  expect((await ask()).status).toBe(200);

  await later();
  const replayed = await confirm(device.sign(asked));
  expect([replayed.status, replayed.body.code]).toEqual([400, 'bad_input']);
  const ofSignIn = await confirm(device.sign(await given.request()));
  expect(ofSignIn.status).toBe(400);
  const others = await given.enrolled(firstOwners);
  expect((await confirm(others.sign(await request()))).status).toBe(400);
  expect((await confirm({})).status).toBe(400);
  expect((await ask()).body.code).toBe('confirmation_required');
});

test('passkeys are off without SITE_URL, over http and for an IP', async () => {
  for (const url of [undefined, 'http://portal.example', 'https://203.0.113.7', 'https://[::1]']) {
    const app = await testApp(url ? { SITE_URL: url } : {});
    const state = await app.call('GET', '/staff/passkeys');
    expect([url, state.body]).toEqual([url, { is_on: false, is_required: false }]);
    expect((await app.call('POST', '/staff/passkeys/request')).status).toBe(409);
    await app.app.close();
  }
});

test('a person can have twenty passkeys', async () => {
  for (let count = 0; count < 20; count += 1) await given.enrolled(firstOwners);
  const device = authenticator(siteUrl);
  const refused = await given.add(firstOwners, device.create(await given.creationFor(firstOwners)));
  expect(refused.status).toBe(409);
});
