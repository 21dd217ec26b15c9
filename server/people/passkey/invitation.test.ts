/** Links with which people add their first passkey, and recovery codes. Each works once. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { token as firstOwners } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';
import { authenticator } from './testing/authenticator.ts';
import { type PasskeyApp, passkeyApp, siteUrl, using } from './testing/passkey-app.ts';

let given: PasskeyApp;
beforeEach(async () => {
  given = await passkeyApp();
});
afterEach(() => given.app.close());

const hour = 3_600_000;

async function atTime<Result>(now: number, run: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

describe('an invitation', () => {
  let person: Awaited<ReturnType<PasskeyApp['make']['person']>>;
  beforeEach(async () => {
    person = await given.make.person();
  });

  const invite = (body: object = { email: null }) =>
    given.call('POST', `/admin/tokens/${person.id}/invitation`, body);
  const secretOf = (link: string) => new URL(link).hash.slice(1);
  const invited = async () => secretOf((await invite()).body.link);
  const open = (secret: string, app = given) => app.call('POST', '/staff/invitation', { secret });
  const accept = async (secret: string, creation?: Awaited<ReturnType<typeof open>>['body']) => {
    const opened = creation ?? (await open(secret)).body.creation;
    const registration = authenticator(siteUrl).create(opened);
    return given.call('POST', '/staff/invitation/passkey', { secret, name: 'Phone', registration });
  };

  test('is a link whose secret the database never contains, adds a passkey and signs in', async () => {
    const { status, body } = await invite();
    expect([status, body]).toEqual([
      201,
      {
        link: expect.stringMatching(/^https:\/\/portal\.example\/admin\/invitation#[\w-]{43}$/),
        ends_at: expect.stringMatching(/Z$/),
      },
    ]);
    const left = Date.parse(body.ends_at) - Date.now();
    expect(left > 47.9 * hour && left <= 48 * hour).toBe(true);
    const secret = secretOf(body.link);
    expect(JSON.stringify(await dump(given))).not.toContain(secret);
    const opened = await open(secret);
    expect(opened.body).toMatchObject({
      name: person.name,
      creation: { user: { name: person.name } },
    });
    const accepted = await accept(secret);
    expect(accepted.status).toBe(201);
    const session = await given.call(
      'GET',
      '/admin/session',
      undefined,
      using(accepted.body.token),
    );
    expect(session.body).toMatchObject({ name: person.name, role: 'editor' });
    expect((await given.events()).slice(0, 3)).toMatchObject([
      { kind: 'sign_in', actor: person.name, detail: 'passkey' },
      { kind: 'passkey_add', actor: person.name, detail: 'Phone' },
      { kind: 'invitation', actor: 'Administrator', subject: person.name },
    ]);
  });

  test('is used only once, also by two browsers at the same time', async () => {
    const secret = await invited();
    const creations = [(await open(secret)).body.creation, (await open(secret)).body.creation];
    const answers = await Promise.all(creations.map((creation) => accept(secret, creation)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
    const again = await open(secret);
    expect([again.status, again.body.detail]).toEqual([
      401,
      'This invitation was already used. Ask for a new one.',
    ]);
    expect((await given.call('GET', '/admin/passkeys')).body.total).toBe(1);
  });

  test('expires after 48 hours', async () => {
    const secret = await invited();
    const creation = (await open(secret)).body.creation;
    await atTime(Date.now() + 48 * hour + 1, async () => {
      for (const late of [await open(secret), await accept(secret, creation)]) {
        expect([late.status, late.body.detail]).toEqual([
          401,
          'This invitation has expired. Ask for a new one.',
        ]);
      }
    });
  });

  test('is replaced by the next one, and stops working when its person is revoked', async () => {
    const first = await invited();
    const second = await invited();
    expect([(await open(first)).status, (await open(second)).status]).toEqual([401, 200]);
    await given.call('DELETE', `/admin/tokens/${person.id}`);
    expect((await open(second)).status).toBe(401);
    expect((await invite()).status).toBe(404);
  });

  test('does not work on another site, and its passkey is not accepted from there', async () => {
    const secret = await invited();
    const other = await passkeyApp({ SITE_URL: 'https://other.example' });
    expect((await open(secret, other)).status).toBe(401);
    await other.app.close();
    const { creation } = (await open(secret)).body;
    const registration = authenticator('https://evil.example').create(creation);
    const body = { secret, name: 'Phone', registration };
    expect((await given.call('POST', '/staff/invitation/passkey', body)).status).toBe(401);
    expect((await accept(secret)).status).toBe(201);
  });

  test('counts as a guess if it is made up, and is limited like wrong tokens', async () => {
    const limited = await passkeyApp({ RATE_LIMIT: '600' });
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push((await open('made-up', limited)).status);
    expect([answers.slice(0, 10), answers[10]]).toEqual([Array(10).fill(401), 429]);
    await limited.app.close();
  });

  test('can only be created by owners, and requires SITE_URL', async () => {
    const { token } = await given.make.person();
    const asEditor = await given.call(
      'POST',
      `/admin/tokens/${person.id}/invitation`,
      { email: null },
      using(token),
    );
    expect(asEditor.status).toBe(403);
  });

  test('cannot be created by an owner for a programs-only token of their own', async () => {
    const owner = await given.make.person({ role: 'owner', programs_only: true });
    const inviteAs = (id: number) =>
      given.call('POST', `/admin/tokens/${id}/invitation`, { email: null }, using(owner.token));
    expect([(await inviteAs(owner.id)).status, (await inviteAs(person.id)).status]).toEqual([
      403, 201,
    ]);
  });

  test('cannot be sent without SMTP_URL', async () => {
    const refused = await invite({ email: 'ada@staff.example' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This site cannot send emails. Create a link instead.',
    ]);
  });
});

describe('a recovery code', () => {
  const create = (token: string) =>
    given.call('POST', '/admin/recovery-code', undefined, using(token));
  const recover = (code: string) => given.call('POST', '/staff/recovery', { code });
  const createdAt = async (token: string) =>
    (await given.call('GET', '/admin/recovery-code', undefined, using(token))).body.created_at;

  test('signs its person in once, however it is entered', async () => {
    const { token, name } = await given.make.person();
    expect(await createdAt(token)).toBeNull();
    const { status, body } = await create(token);
    expect([status, body.code]).toEqual([
      201,
      expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{7}-){3}[0-9A-HJKMNP-TV-Z]{7}$/),
    ]);
    expect(await createdAt(token)).toMatch(/Z$/);
    expect(JSON.stringify(await dump(given))).not.toContain(body.code);
    const typed = body.code
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    const opened = await recover(typed);
    expect(opened.status).toBe(201);
    const session = await given.call('GET', '/admin/session', undefined, using(opened.body.token));
    expect(session.body).toMatchObject({ name, role: 'editor' });
    expect((await given.events())[0]).toMatchObject({ actor: name, detail: 'recovery' });
    const again = await recover(body.code);
    expect([again.status, again.body.detail]).toEqual([
      401,
      'This recovery code was already used.',
    ]);
    expect(await createdAt(token)).toBeNull();
  });

  test('is replaced by the next one, and stops working when its person is revoked', async () => {
    const { id, token } = await given.make.person();
    const first = (await create(token)).body.code;
    const second = (await create(token)).body.code;
    expect((await recover(first)).status).toBe(401);
    await given.call('DELETE', `/admin/tokens/${id}`);
    expect((await recover(second)).status).toBe(401);
  });

  test('does not work as an invitation, nor the other way round', async () => {
    const { code } = (await create(firstOwners)).body;
    expect((await given.call('POST', '/staff/invitation', { secret: code })).status).toBe(401);
    const { id } = await given.make.person();
    const { link } = (await given.call('POST', `/admin/tokens/${id}/invitation`, { email: null }))
      .body;
    expect((await recover(new URL(link).hash.slice(1))).status).toBe(401);
  });
});
