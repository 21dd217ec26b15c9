// Runs on PostgreSQL too: no other test runs its SQL there.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  deleteSecurityEventsBefore,
  findBrokenSecurityEvent,
} from '../../../db/repositories/people/security-event.ts';
import { allRows } from '../../../db/testing/database.ts';
import { recordAlone } from '../../caller/record-event.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { checkSecurityLog } from './check-security-log.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const events = async (filter = '') =>
  (await given.call('GET', `/admin/security-events?limit=1000${filter}`)).body.items;

const fill = async (count: number) => {
  for (let made = 1; made <= count; made += 1) {
    await recordAlone(given.db, { actor: 'test' }, { kind: 'export', subject: `${made}.csv` });
  }
};

describe('the chain', () => {
  beforeEach(() => fill(6));

  test('is unbroken as long as only Aceboard writes it', async () => {
    expect(await findBrokenSecurityEvent(given.db)).toBeUndefined();
    await checkSecurityLog(given.db);
  });

  test.each<[string, number, (app: TestApp) => Promise<unknown>]>([
    [
      'a deleted row',
      3,
      ({ db }) => db.deleteFrom('security_event').where('seq', '=', 3).execute(),
    ],
    [
      'a deleted first row',
      1,
      ({ db }) => db.deleteFrom('security_event').where('seq', '=', 1).execute(),
    ],
    [
      'a deleted last row',
      6,
      ({ db }) => db.deleteFrom('security_event').where('seq', '=', 6).execute(),
    ],
    ['an emptied log', 1, ({ db }) => db.deleteFrom('security_event').execute()],
    [
      'a changed actor',
      4,
      ({ db }) =>
        db.updateTable('security_event').set({ actor: 'Ada' }).where('seq', '=', 4).execute(),
    ],
    [
      'a changed time',
      6,
      ({ db }) =>
        db
          .updateTable('security_event')
          .set({ at: '2026-01-01T00:00:00.000Z' })
          .where('seq', '=', 6)
          .execute(),
    ],
    [
      'two rows in the wrong order',
      2,
      async ({ db }) => {
        const move = (seq: number, to: number) =>
          db.updateTable('security_event').set({ seq: to }).where('seq', '=', seq).execute();
        await move(2, 100);
        await move(5, 2);
        await move(100, 5);
      },
    ],
    ['a missing end', 0, ({ db }) => db.deleteFrom('security_chain').execute()],
  ])('shows %s', async (_name, seq, tamper) => {
    await tamper(given);
    expect(await findBrokenSecurityEvent(given.db)).toBe(seq);
    await expect(checkSecurityLog(given.db)).rejects.toThrow(`Row ${seq} of the security log`);
  });

  test('stays unbroken when rows are deleted by age, and keeps the newest row', async () => {
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await deleteSecurityEventsBefore(given.db, later, 50)).toBe(5);
    expect(await allRows(given.db, 'security_event')).toHaveLength(1);
    expect(await findBrokenSecurityEvent(given.db)).toBeUndefined();
    await fill(1);
    expect(await findBrokenSecurityEvent(given.db)).toBeUndefined();
  });

  test('is unbroken after concurrent writes by two processes', async () => {
    const other = await testApp({}, { address: given.address });
    const write = ({ db }: TestApp) =>
      Array.from({ length: 10 }, () => recordAlone(db, { actor: 'test' }, { kind: 'export' }));
    await Promise.all([...write(given), ...write(other)]);
    await other.app.close();
    expect(await allRows(given.db, 'security_event')).toHaveLength(26);
    expect(await findBrokenSecurityEvent(given.db)).toBeUndefined();
  });
});

test('a flood of wrong tokens writes few rows, and a count', async () => {
  const guess = () =>
    given.call('GET', '/admin/products', undefined, { headers: { 'x-admin-token': 'wrong' } });
  for (let time = 0; time < 25; time += 1) expect((await guess()).status).toBe(401);
  expect(await events('&outcome=refused')).toHaveLength(10);
  const { address } = given;
  const other = await testApp({}, { address });
  await given.app.close();
  given = other;
  expect((await events('&outcome=refused'))[0]).toMatchObject({ actor: '', detail: '15 more' });
});

test('records changes to people and secrets, and exports, with their actor, subject and origin', async () => {
  const { body } = await given.call('POST', '/admin/tokens', { name: 'Ada', role: 'editor' });
  await given.call('DELETE', `/admin/tokens/${body.id}`);
  await given.call('POST', '/admin/webhooks', { name: 'CDN', url: 'https://hooks.example/' });
  await given.call('GET', '/admin/products/export');
  const found = await events();
  expect(found).toMatchObject([
    { kind: 'export', subject: 'products.csv' },
    { kind: 'webhook_secret', subject: 'CDN' },
    { kind: 'person_revoke', subject: 'Ada' },
    { kind: 'person_add', subject: 'Ada', detail: 'editor' },
  ]);
  for (const event of found) {
    expect(event).toMatchObject({ actor: 'Administrator', network: '127.0.0.1', outcome: 'done' });
  }
  const csv = (await given.call('GET', '/admin/security-events/export?kind=person_add')).text;
  expect(csv.trim().split('\r\n')).toHaveLength(2);
});

test('a sign-in from another network than before is marked as new', async () => {
  const { token } = await given.make.person({ name: 'Ada' });
  const signIn = (remoteAddress: string) =>
    given.call('POST', '/admin/session', undefined, {
      remoteAddress,
      headers: { 'x-admin-token': token },
    });
  for (const ip of ['203.0.113.7', '203.0.113.7', '198.51.100.4']) await signIn(ip);
  expect((await events('&kind=sign_in')).map(({ new_network }: never) => new_network)).toEqual([
    true,
    false,
    false,
  ]);
});
