import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { refusalOf, trpcClient } from '../../testing/trpc.ts';
import { sessionsOf, using } from './testing/sessions-of.ts';

let given: TestApp;
let sessions: ReturnType<typeof sessionsOf>;
beforeEach(async () => {
  given = await testApp();
  sessions = sessionsOf(given);
});
afterEach(() => given.app.close());

describe('a token', () => {
  const limited = async (limits: object) =>
    (await given.call('POST', '/admin/tokens', { name: 'Import', role: 'editor', ...limits })).body;

  test('for programs opens no session, and is refused from a browser', async () => {
    const { token } = await limited({ programs_only: true });
    expect(await sessions.status(token)).toBe(200);
    const opened = await sessions.call(token, 'POST', '/admin/session');
    expect([opened.status, opened.body.code]).toEqual([403, 'forbidden']);
    const inBrowser = using(token, { 'sec-fetch-site': 'same-origin' });
    const read = await given.call('GET', '/admin/products', undefined, inBrowser);
    expect([read.status, read.body.code]).toEqual([403, 'forbidden']);
    const overTrpc = trpcClient(given, inBrowser).admin.session.query();
    expect(await refusalOf(overTrpc)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('stops working once its end has passed', async () => {
    const { id, token } = await limited({ ends_at: '2100-01-01T00:00:00Z' });
    expect(await sessions.status(token)).toBe(200);
    await given.db
      .updateTable('admin_token')
      .set({ ends_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute();
    const refused = await sessions.call(token, 'GET', '/admin/products');
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
  });

  test.each([
    [['127.0.0.0/8'], 200],
    [['10.0.0.0/8', '127.0.0.1/32'], 200],
    [['10.0.0.0/8'], 403],
    [['::1/128'], 403],
    [['::ffff:127.0.0.0/104'], 200],
    [['::ffff:10.0.0.0/104'], 403],
    [['::/0'], 403],
    [[], 200],
  ])('limited to the networks %j answers %i', async (networks, expected) => {
    const { token } = await limited({ networks });
    expect(await sessions.status(token)).toBe(expected);
    expect((await sessions.call(token, 'POST', '/admin/session')).status).toBe(
      expected === 200 ? 201 : expected,
    );
  });

  test.each([
    ['198.51.100.1', 200],
    ['198.51.100.1:443', 200],
    ['::ffff:198.51.100.1', 200],
    ['[2001:db8::1]:443', 200],
    ['2001:db8::1', 200],
    ['198.51.101.1:443', 403],
    ['[2001:db9::1]:443', 403],
    ['unknown', 403],
    ['999.1.1.1', 403],
    ['198.51.100.1:443:1', 403],
    ['198.51.100.1%eth0', 403],
  ])('limited to networks answers %s behind a proxy with %i', async (client, expected) => {
    const { token } = await limited({ networks: ['198.51.100.0/24', '2001:db8::/32'] });
    const proxied = await testApp({ TRUST_PROXY: '1' }, { address: given.address });
    const headers = { 'x-forwarded-for': client };
    const { status } = await proxied.call(
      'GET',
      '/admin/session',
      undefined,
      using(token, headers),
    );
    await proxied.app.close();
    expect(status).toBe(expected);
  });

  test('applies its networks to its sessions', async () => {
    const { id, token } = await limited({ networks: ['127.0.0.0/8'] });
    const session = await sessions.open(token);
    expect(await sessions.status(session)).toBe(200);
    await given.call('PUT', `/admin/tokens/${id}`, {
      ...{ name: 'Import', role: 'editor', networks: ['10.0.0.0/8'] },
    });
    expect(await sessions.status(session)).toBe(403);
  });

  test.each([
    [{ networks: ['10.0.0.1'] }, 'networks.0'],
    [{ networks: ['10.0.0.0/33'] }, 'networks.0'],
    [{ networks: ['10.0.0.0/8', '::ffff:10.0.0.0/95'] }, 'networks.1'],
    [{ networks: Array(51).fill('10.0.0.0/8') }, 'networks'],
    [{ ends_at: 'tomorrow' }, 'ends_at'],
    [{ ends_at: '2026-13-01T00:00:00Z' }, 'ends_at'],
    [{ programs_only: 'yes' }, 'programs_only'],
  ])('with %j answers 400', async (limits, path) => {
    const draft = { name: 'Import', role: 'editor', ...limits };
    const { status, body } = await given.call('POST', '/admin/tokens', draft);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path }]);
  });

  test('in use can’t limit itself', async () => {
    const { id, token } = await limited({ role: 'owner' });
    const draft = { name: 'Import', role: 'owner' };
    for (const limits of [{ networks: ['10.0.0.0/8'] }, { programs_only: true }]) {
      const refused = await sessions.call(token, 'PUT', `/admin/tokens/${id}`, {
        ...draft,
        ...limits,
      });
      expect(refused.status).toBe(409);
    }
  });
});
