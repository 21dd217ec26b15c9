import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { token as firstOwners, type TestApp, testApp } from '../../testing/app.ts';
import { refusalOf, trpcClient } from '../../testing/trpc.ts';
import { hoursAgo, sessionsOf, using } from './testing/sessions-of.ts';

let given: TestApp;
let sessions: ReturnType<typeof sessionsOf>;
beforeEach(async () => {
  given = await testApp();
  sessions = sessionsOf(given);
});
afterEach(() => given.app.close());

describe('confirming again', () => {
  let token: string;
  const draft = { name: 'Zoe', role: 'viewer' };
  beforeEach(async () => {
    token = await sessions.open();
    await sessions.set({ confirmed_at: hoursAgo(0.2) });
  });
  const confirm = (given: string) =>
    sessions.call(token, 'POST', '/admin/session/confirmation', { token: given });

  test('is required of a session ten minutes after signing in, over both protocols', async () => {
    const refused = await sessions.call(token, 'POST', '/admin/tokens', draft);
    expect([refused.status, refused.body.code]).toEqual([403, 'confirmation_required']);
    const create = () => trpcClient(given, using(token)).admin.token.create.mutate(draft as never);
    expect(await refusalOf(create())).toMatchObject({ status: 403, code: 'confirmation_required' });
    expect((await confirm(firstOwners)).status).toBe(204);
    await create();
    expect(await allRows(given.db, 'admin_token')).toHaveLength(1);
  });

  test.each<[string, 'POST' | 'PUT' | 'DELETE', string, object?]>([
    ['settings', 'PUT', '/admin/settings', { name: 'Other' }],
    ['a webhook', 'POST', '/admin/webhooks', { name: 'A', url: 'https://hooks.example/' }],
    ['a postback key', 'POST', '/admin/products/1/postback-key'],
    ['deleting in bulk', 'PUT', '/admin/products/bulk', { ids: [1], action: 'delete' }],
    ['deleting banners in bulk', 'PUT', '/admin/banners/bulk', { ids: [1], action: 'delete' }],
    ['restoring', 'POST', '/admin/changes/1/restore'],
    ['removing the sample', 'POST', '/admin/sample/removals', { what: 'all' }],
    ['the rules of signing in', 'PUT', '/admin/sign-in-rules', {}],
  ])('is required for %s', async (_name, method, url, body) => {
    await given.make.product();
    const refused = await sessions.call(token, method, url, body);
    expect([refused.status, refused.body.code]).toEqual([403, 'confirmation_required']);
  });

  test('is not required for other writes, or of a token', async () => {
    const product = { i18n: { en: { name: 'Copper Lantern' } } };
    expect((await sessions.call(token, 'POST', '/admin/products', product)).status).toBe(201);
    const hidden = { ids: [(await given.make.banner()).id], action: 'hide' };
    expect((await sessions.call(token, 'PUT', '/admin/banners/bulk', hidden)).status).toBe(200);
    expect((await given.call('POST', '/admin/tokens', draft)).status).toBe(201);
  });

  test('accepts the person’s own token only', async () => {
    const { token: anothers } = await given.make.person({ role: 'owner' });
    for (const wrong of [anothers, token, 'wrong', '']) {
      expect((await confirm(wrong)).status).toBe(400);
    }
    expect((await sessions.call(token, 'POST', '/admin/tokens', draft)).status).toBe(403);
    expect(await sessions.events('&kind=confirmation')).toHaveLength(3);
  });

  test('limits guesses', async () => {
    const limited = await testApp({ RATE_LIMIT: '600' }, { address: given.address });
    const guess = async () =>
      (await limited.call('POST', '/admin/session/confirmation', { token: 'wrong' }, using(token)))
        .status;
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push(await guess());
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    await limited.app.close();
  });
});
