/** Once passkeys are required, tokens of owners and editors only work for programs. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { token as firstOwners, type TestApp, testApp } from '../../testing/app.ts';
import { revokeToken } from '../admin-token.ts';
import { type Device, type PasskeyApp, passkeyApp, using } from './testing/passkey-app.ts';

let given: PasskeyApp;
let device: Device;
beforeEach(async () => {
  given = await passkeyApp();
  device = await given.enrolled(firstOwners);
});
afterEach(() => given.app.close());

const inBrowser = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' };
const rules = (token: string, passkeys_required = true, app: TestApp = given) =>
  app.call(
    'PUT',
    '/admin/sign-in-rules',
    { sessions_only: false, passkeys_required },
    using(token),
  );
const require = async () => {
  const session = await given.signedIn(device);
  expect((await rules(session)).status).toBe(200);
  return session;
};
const openSession = (token: string) =>
  given.call('POST', '/admin/session', undefined, using(token, inBrowser));
const read = async (token: string, headers = {}) =>
  (await given.call('GET', '/admin/products', undefined, using(token, headers))).status;

const onlyPrograms = 'Sign in with a passkey. On this site, tokens are only for programs.';

test('only an owner who signed in with a passkey can require them', async () => {
  const refusal = 'Sign in with a passkey first, so that you know it works.';
  const opened = (await given.call('POST', '/admin/session')).body.token;
  for (const token of [firstOwners, opened]) {
    const refused = await rules(token);
    expect([refused.status, refused.body.detail]).toEqual([409, refusal]);
  }
  await require();
  expect((await given.call('GET', '/staff/passkeys')).body).toEqual({
    ...{ is_on: true, is_required: true },
  });
});

test('tokens of owners and editors open no session, and work for programs', async () => {
  const [editor, viewer] = [await given.make.person(), await given.make.person({ role: 'viewer' })];
  await require();
  for (const token of [firstOwners, editor.token]) {
    expect([(await openSession(token)).status, await read(token, inBrowser)]).toEqual([403, 401]);
    expect(await read(token)).toBe(200);
  }
  expect((await openSession(viewer.token)).status).toBe(201);
});

test('sessions opened with a token end, and those opened with a passkey continue', async () => {
  const editor = await given.make.person();
  const [owners, editors] = [
    (await openSession(firstOwners)).body,
    (await openSession(editor.token)).body,
  ];
  expect([await read(owners.token), await read(editors.token)]).toEqual([200, 200]);
  const session = await require();
  const other = await testApp({}, { address: given.address });
  for (const app of [given, other]) {
    expect([
      await given.statusOf(owners.token, app),
      await given.statusOf(editors.token, app),
      await given.statusOf(session, app),
    ]).toEqual([401, 401, 200]);
  }
  await other.app.close();
});

test('a session is confirmed with a passkey, and no longer with the token', async () => {
  const session = await require();
  const confirm = (body: object, path = '') =>
    given.call('POST', `/admin/session/confirmation${path}`, body, using(session));
  const refused = await confirm({ token: firstOwners });
  expect([refused.status, refused.body.detail]).toEqual([409, 'Confirm with a passkey.']);
  const request = await given.call(
    'POST',
    '/admin/session/confirmation/request',
    undefined,
    using(session),
  );
  expect((await confirm(device.sign(request.body), '/passkey')).status).toBe(204);
});

test('the last passkey of an owner cannot be removed, and a recovery code signs in without one', async () => {
  const { code } = (await given.call('POST', '/admin/recovery-code')).body;
  const session = await require();
  const remove = (token: string) =>
    given.call('DELETE', '/admin/passkeys/1', undefined, using(token));
  expect((await remove(session)).status).toBe(409);
  const recovered = (await given.call('POST', '/staff/recovery', { code })).body.token;
  expect(await read(recovered, inBrowser)).toBe(200);
  expect((await rules(recovered, false)).status).toBe(200);
  expect((await remove(recovered)).status).toBe(204);
});

test('a person who signed in with a recovery code confirms with the token, to add a passkey later', async () => {
  const { code } = (await given.call('POST', '/admin/recovery-code')).body;
  await require();
  const { token } = (await given.call('POST', '/staff/recovery', { code })).body;
  await given.db
    .updateTable('staff_session')
    .set({ confirmed_at: '2026-01-01T00:00:00.000Z' })
    .execute();
  const ask = () => given.call('POST', '/admin/passkeys/request', undefined, using(token));
  expect((await ask()).body.code).toBe('confirmation_required');
  const confirm = (typed: string) =>
    given.call('POST', '/admin/session/confirmation', { token: typed }, using(token));
  expect((await confirm('wrong')).status).toBe(400);
  expect((await confirm(firstOwners)).status).toBe(204);
  expect((await ask()).status).toBe(200);
});

test('a token can neither add a passkey nor create a recovery code, except a viewer’s', async () => {
  const [editor, viewer] = [await given.make.person(), await given.make.person({ role: 'viewer' })];
  await require();
  for (const path of ['/admin/passkeys/request', '/admin/recovery-code']) {
    for (const token of [firstOwners, editor.token]) {
      const refused = await given.call('POST', path, undefined, using(token));
      expect([refused.status, refused.body.detail]).toEqual([403, onlyPrograms]);
    }
    expect((await given.call('POST', path, undefined, using(viewer.token))).status).toBeLessThan(
      300,
    );
  }
});

test('an owner’s token can’t invite anyone, raise a role or turn the rule off', async () => {
  const { id, name } = await given.make.person({ role: 'viewer' });
  const session = await require();
  const person = `/admin/tokens/${id}`;
  const raise = (token: string) => given.call('PUT', person, { name, role: 'owner' }, using(token));
  const invite = (token: string) =>
    given.call('POST', `${person}/invitation`, { email: null }, using(token));
  for (const act of [raise, invite, (token: string) => rules(token, false)]) {
    const refused = await act(firstOwners);
    expect([refused.status, refused.body.detail]).toEqual([403, onlyPrograms]);
    expect((await act(session)).status).toBeLessThan(300);
  }
});

test('the only owner with a passkey cannot be revoked, demoted, limited to programs or given an expiry', async () => {
  const owner = await given.make.person({ role: 'owner' });
  const owners = await given.enrolled(owner.token);
  const { code } = (await given.call('POST', '/admin/recovery-code')).body;
  const session = await require();
  const { token } = (await given.call('POST', '/staff/recovery', { code })).body;
  const person = `/admin/tokens/${owner.id}`;
  const change = (body: object) =>
    given.call('PUT', person, { name: owner.name, role: 'owner', ...body }, using(token));
  const onlyOwners = await given.signedIn(owners);
  expect(
    (await given.call('DELETE', '/admin/passkeys/1', undefined, using(onlyOwners))).status,
  ).toBe(204);
  for (const refused of [
    await change({ role: 'viewer' }),
    await change({ programs_only: true }),
    await change({ ends_at: '2100-01-01T00:00:00Z' }),
    await given.call('DELETE', person, undefined, using(token)),
  ]) {
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'No owner with permanent access would have a passkey. Add one first, or stop requiring passkeys.',
    ]);
  }
  expect(await given.statusOf(onlyOwners)).toBe(200);
  expect(await given.statusOf(session)).toBe(401);
  expect((await change({ name: 'Ada' })).status).toBe(200);
  await revokeToken({ db: given.db, actor: 'npm run token' }, owner.id);
  expect(await given.statusOf(onlyOwners)).toBe(401);
});

test('a recovery code signs in even if SITE_URL was removed', async () => {
  const { code } = (await given.call('POST', '/admin/recovery-code')).body;
  await require();
  const moved = await testApp({}, { address: given.address });
  const { status, body } = await moved.call('POST', '/staff/recovery', { code });
  expect(status).toBe(201);
  expect((await rules(body.token, false, moved)).status).toBe(200);
  await moved.app.close();
});

test('an invited editor needs no token', async () => {
  const { id } = await given.make.person();
  const session = await require();
  const invited = await given.call(
    'POST',
    `/admin/tokens/${id}/invitation`,
    { email: null },
    using(session),
  );
  expect(invited.status).toBe(201);
});

test('passkeys cannot be required unless an owner has one, even if the last one is removed at the same moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const session = await given.signedIn(device);
    const { id } = (await given.call('GET', '/admin/passkeys')).body.items[0];
    const remove = () => given.call('DELETE', `/admin/passkeys/${id}`);
    const answers = await Promise.all(
      round % 2 ? [rules(session), remove()] : [remove(), rules(session)],
    );
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused).toHaveLength(1);
    const { is_required } = (await given.call('GET', '/staff/passkeys')).body;
    const { total } = (await given.call('GET', '/admin/passkeys')).body;
    expect(is_required ? total : 1).toBe(1);
    if (is_required) expect((await rules(await given.signedIn(device), false)).status).toBe(200);
    else device = await given.enrolled(firstOwners);
  }
});

test('an owner whose access ends cannot require passkeys if nobody else has one', async () => {
  const ends_at = new Date(Date.now() + 60_000).toISOString();
  const owner = await given.make.person({ role: 'owner', ends_at });
  const session = await given.signedIn(await given.enrolled(owner.token));
  expect((await given.call('DELETE', '/admin/passkeys/1')).status).toBe(204);
  const refused = await rules(session);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'No owner with permanent access would have a passkey. Add one first, or stop requiring passkeys.',
  ]);
  await given.enrolled(firstOwners);
  expect((await rules(session)).status).toBe(200);
});
