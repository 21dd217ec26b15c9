/** Answers of authenticators that are not accepted. None of them opens a session, and each is in the security log. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { token as firstOwners } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';
import { authenticator } from './testing/authenticator.ts';
import { type Device, type PasskeyApp, passkeyApp, siteUrl } from './testing/passkey-app.ts';

let given: PasskeyApp;
let device: Device;
beforeEach(async () => {
  given = await passkeyApp();
  device = await given.enrolled(firstOwners);
});
afterEach(() => given.app.close());

type Signature = ReturnType<Device['sign']>;

const changed = (text: string) =>
  text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`;

describe('a sign-in is refused', () => {
  test.each<[string, () => Promise<Signature>]>([
    [
      'from another site',
      async () => device.sign(await given.request(), { origin: 'https://portal.evil.example' }),
    ],
    [
      'from the same host over http',
      async () => device.sign(await given.request(), { origin: 'http://portal.example' }),
    ],
    [
      'for another relying party',
      async () => device.sign(await given.request(), { rpId: 'evil.example' }),
    ],
    [
      'without user verification',
      async () => device.sign(await given.request(), { isVerified: false }),
    ],
    [
      'with a challenge of its own',
      async () => device.sign(await given.request(), { challenge: 'c'.repeat(75) }),
    ],
    [
      'without a user handle',
      async () => {
        const { response, ...signed } = device.sign(await given.request());
        return { ...signed, response: { ...response, userHandle: undefined as never } };
      },
    ],
    [
      'for another person',
      async () => device.sign(await given.request(), { userHandle: 'someone' }),
    ],
    [
      'with a passkey that could be synced and no longer can',
      async () => device.sign(await given.request(), { isSynced: false }),
    ],
    [
      'with an unknown passkey',
      async () => {
        const stranger = authenticator(siteUrl);
        stranger.create(await given.creationFor(firstOwners));
        return stranger.sign(await given.request());
      },
    ],
    [
      'with a challenge for adding a passkey',
      async () => {
        const { challenge, rp } = await given.creationFor(firstOwners);
        return device.sign({ challenge, rpId: rp.id });
      },
    ],
    [
      'with a changed signature',
      async () => {
        const signed = device.sign(await given.request());
        const signature = changed(signed.response.signature);
        return { ...signed, response: { ...signed.response, signature } };
      },
    ],
    [
      'with other authenticator data than was signed',
      async () => {
        const signed = device.sign(await given.request());
        const { authenticatorData } = device.sign(await given.request()).response;
        return { ...signed, response: { ...signed.response, authenticatorData } };
      },
    ],
    [
      'with client data that isn’t JSON',
      async () => {
        const signed = device.sign(await given.request());
        return { ...signed, response: { ...signed.response, clientDataJSON: 'abcd' } };
      },
    ],
  ])('%s', async (_name, sign) => {
    const before = await dump(given);
    const refused = await given.signInWith(await sign());
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
    expect(await dump(given)).toEqual(before);
    expect((await given.events())[0]).toMatchObject({
      ...{ kind: 'sign_in', outcome: 'refused', actor: '', detail: refused.body.detail },
    });
    // The device itself still works.
    await given.signedIn(device);
  });

  test('with an answer that was used before, even in another process', async () => {
    const signature = device.sign(await given.request());
    const other = await passkeyApp({}, { address: given.address });
    expect((await given.signInWith(signature)).status).toBe(201);
    expect((await other.signInWith(signature)).status).toBe(401);
    const counted = device.sign({
      ...JSON.parse(Buffer.from(signature.response.clientDataJSON, 'base64url').toString()),
      rpId: 'portal.example',
    });
    const replayed = await other.signInWith(counted);
    expect([replayed.status, replayed.body.detail]).toEqual([
      401,
      'This answer was already used. Try again.',
    ]);
    await other.app.close();
  });

  test.each(['=', '!', '\u0000'])('with a used challenge to which %j was added', async (more) => {
    const { challenge, rpId } = await given.request();
    expect((await given.signInWith(device.sign({ challenge, rpId }))).status).toBe(201);
    const again = device.sign({ challenge: challenge + more, rpId });
    expect((await given.signInWith(again)).status).toBe(401);
  });

  test('if both processes get the same answer simultaneously, by one of them', async () => {
    const other = await passkeyApp({}, { address: given.address });
    const signature = device.sign(await given.request());
    const answers = await Promise.all([given, other].map((app) => app.signInWith(signature)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
    expect(await allRows(given.db, 'staff_session')).toHaveLength(1);
    await other.app.close();
  });

  test('with a counter that goes back, because the passkey was copied', async () => {
    await given.signInWith(device.sign(await given.request(), { counter: 7 }));
    for (const counter of [7, 6, 0]) {
      const refused = await given.signInWith(device.sign(await given.request(), { counter }));
      expect([refused.status, refused.body.detail]).toEqual([
        401,
        'This passkey’s counter went back, so a copy of it may exist.',
      ]);
    }
    expect(
      (await given.signInWith(device.sign(await given.request(), { counter: 8 }))).status,
    ).toBe(201);
  });

  test('after five minutes', async () => {
    const request = await given.request();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1 });
    try {
      const late = await given.signInWith(device.sign(request));
      expect([late.status, late.body.detail]).toEqual([400, 'This took too long. Try again.']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('from a page of another site', async () => {
    const signature = device.sign(await given.request());
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const refused = await given.call('POST', '/staff/sign-in', signature, { headers });
    expect(refused.status).toBe(403);
  });
});

test('a passkey without a counter signs in again and again', async () => {
  const phone = authenticator(siteUrl);
  await given.add(firstOwners, phone.create(await given.creationFor(firstOwners)));
  for (let times = 0; times < 3; times += 1) {
    const signed = phone.sign(await given.request(), { counter: 0 });
    expect((await given.signInWith(signed)).status).toBe(201);
  }
});

describe('a new passkey is refused', () => {
  test.each<[string, object]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['with a challenge of its own', { challenge: 'c'.repeat(75) }],
  ])('%s', async (_name, lies) => {
    const before = await dump(given);
    const creation = await given.creationFor(firstOwners);
    const refused = await given.add(firstOwners, authenticator(siteUrl).create(creation, lies));
    expect([refused.status, refused.body.code]).toEqual([400, 'bad_input']);
    expect(await dump(given)).toEqual(before);
  });

  test('if it was added before, even if it has been removed since', async () => {
    const creation = await given.creationFor(firstOwners);
    const registration = authenticator(siteUrl).create(creation);
    const added = await given.add(firstOwners, registration);
    expect(added.status).toBe(201);
    expect((await given.add(firstOwners, registration)).status).toBe(400);
    await given.call('DELETE', `/admin/passkeys/${added.body.id}`);
    expect((await given.add(firstOwners, registration)).status).toBe(400);
  });

  test('if the authenticator made it under another ID', async () => {
    const registration = authenticator(siteUrl).create(await given.creationFor(firstOwners));
    const id = changed(registration.id);
    const refused = await given.add(firstOwners, { ...registration, id, rawId: id });
    expect([refused.status, refused.body.code]).toEqual([400, 'bad_input']);
  });

  test('with the challenge of another person', async () => {
    const { token } = await given.make.person();
    const registration = authenticator(siteUrl).create(await given.creationFor(firstOwners));
    expect((await given.add(token, registration)).status).toBe(400);
  });

  test('if it is another person’s', async () => {
    const { token } = await given.make.person();
    const registration = device.create(await given.creationFor(token));
    expect((await given.add(token, registration)).status).toBe(409);
  });
});
