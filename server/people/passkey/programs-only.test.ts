import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { authenticator } from './testing/authenticator.ts';
import { type PasskeyApp, passkeyApp, siteUrl, using } from './testing/passkey-app.ts';

let given: PasskeyApp;
beforeEach(async () => {
  given = await passkeyApp();
});
afterEach(() => given.app.close());

describe('a person whose token is for programs', () => {
  const forPrograms = 'Your access is for programs only. Ask an owner.';
  const serve = (id: number, name: string) =>
    given.call('PUT', `/admin/tokens/${id}`, { name, role: 'editor', programs_only: true });

  test('cannot be invited', async () => {
    const { id } = await given.make.person({ programs_only: true });
    const refused = await given.call('POST', `/admin/tokens/${id}/invitation`, { email: null });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This person’s token is for programs only. Remove that limit to invite them.',
    ]);
  });

  test('can use neither an earlier invitation nor a recovery code', async () => {
    const { id, name, token } = await given.make.person();
    const invited = await given.call('POST', `/admin/tokens/${id}/invitation`, { email: null });
    const secret = new URL(invited.body.link).hash.slice(1);
    const { creation } = (await given.call('POST', '/staff/invitation', { secret })).body;
    const { code } = (await given.call('POST', '/admin/recovery-code', undefined, using(token)))
      .body;
    await serve(id, name);
    const registration = authenticator(siteUrl).create(creation);
    for (const refused of [
      await given.call('POST', '/staff/invitation', { secret }),
      await given.call('POST', '/staff/invitation/passkey', {
        secret,
        name: 'Phone',
        registration,
      }),
      await given.call('POST', '/staff/recovery', { code }),
    ]) {
      expect([refused.status, refused.body.detail]).toEqual([403, forPrograms]);
    }
    expect((await given.call('GET', '/admin/passkeys')).body.total).toBe(0);
  });
});
