import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordAlone } from '../../caller/record-event.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { mailServer } from '../../visitor/account/testing/mail-server.ts';

let mail: Awaited<ReturnType<typeof mailServer>>;
let given: TestApp;
const variables = () => ({ SMTP_URL: mail.url, SITE_URL: 'http://board.example' });
beforeEach(async () => {
  mail = await mailServer();
  given = await testApp(variables());
  const { body } = await given.call('GET', '/admin/settings');
  const settings = { ...body, name: 'Lantern', inquiry_email: 'owner@board.example' };
  await given.call('PUT', '/admin/settings', settings);
});
afterEach(async () => {
  await given.app.close();
  await mail.close();
});

const minute = 60_000;

/** Returns the emails sent by a check this many minutes from now. */
async function sentAfter(minutes: number, apps = [given]) {
  const before = mail.emails.length;
  const now = Date.now() + minutes * minute;
  await Promise.all(apps.map(({ deps }) => deps.securityAlerts.check(now)));
  await Promise.all(apps.map(({ deps }) => deps.emails.settled()));
  return mail.emails.slice(before);
}

const using = (token: string, remoteAddress = '203.0.113.7') => ({
  remoteAddress,
  headers: { 'x-admin-token': token },
});
const fail = async (times: number) => {
  for (let time = 0; time < times; time += 1) {
    const { status } = await given.call('GET', '/admin/products', undefined, using('wrong'));
    expect(status).toBe(401);
  }
};
const signIn = async (token: string, ...networks: string[]) => {
  for (const network of networks) {
    const opened = await given.call('POST', '/admin/session', undefined, using(token, network));
    expect(opened.status).toBe(201);
  }
};
const notices = async (token?: string) =>
  (await given.call('GET', '/admin/dashboard', undefined, token ? using(token) : {})).body.notices;

test('nine failures don’t raise an alert, ten send one email and a notice to owners', async () => {
  await fail(9);
  expect(await sentAfter(0)).toEqual([]);
  expect(await notices()).toEqual([]);
  await fail(1);
  const [email, ...more] = await sentAfter(0);
  expect(more).toEqual([]);
  expect(email?.to).toEqual(['owner@board.example']);
  expect(email?.text).toContain('Failed sign-ins at Lantern');
  expect(email?.text).toContain('At least 10 sign-ins to the admin of Lantern have failed since');
  expect(email?.text).toContain('http://board.example/admin/settings/security');
  expect(await notices()).toMatchObject([{ kind: 'sign-ins-failed' }]);
  const { token } = await given.make.person({ role: 'editor' });
  expect(await notices(token)).toEqual([]);
});

const recordRefusal = (detail?: string) =>
  recordAlone(given.db, { actor: '' }, { kind: 'sign_in', outcome: 'refused', detail });
const refuse = async (times: number) => {
  for (let time = 0; time < times; time += 1) await recordRefusal();
};

const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
/** Changes when alerts were last noticed and sent. */
const setAlerts = (value: string) =>
  given.db.updateTable('setting').set({ value }).where('key', 'like', 'security_alert%').execute();
/** Moves all events and alerts into the past. */
async function pass(minutes: number) {
  const earlier = (at: string) => new Date(Date.parse(at) - minutes * minute).toISOString();
  for (const { seq, at } of await given.db.selectFrom('security_event').selectAll().execute()) {
    const moved = { at: earlier(at) };
    await given.db.updateTable('security_event').set(moved).where('seq', '=', seq).execute();
  }
  const alerts = given.db.selectFrom('setting').selectAll().where('key', 'like', 'security_alert%');
  for (const { key, value } of await alerts.execute()) {
    const moved = { value: earlier(value) };
    await given.db.updateTable('setting').set(moved).where('key', '=', key).execute();
  }
}

test('an attack of a day and a half sends two emails, from one of the processes', async () => {
  const other = await testApp(variables(), { address: given.address });
  const emails = [];
  for (let hour = 0; hour < 36; hour += 1) {
    await refuse(10);
    emails.push(...(await sentAfter(0, [given, other])));
    await pass(61);
  }
  expect(emails).toHaveLength(2);
  expect(emails[0]?.text).toContain('At least 10 sign-ins');
  // Includes the 24 rounds after the first email, because 24 times 61 minutes is more than a day.
  expect(emails[1]?.text).toContain('At least 240 sign-ins');
  await other.app.close();
});

test('failures within a day after an email are in the next one, with those of a flood', async () => {
  await fail(10);
  expect(await sentAfter(0)).toHaveLength(1);
  await pass(120);
  await refuse(11);
  await recordRefusal('400 more');
  expect(await sentAfter(0)).toEqual([]);
  await pass(21 * 60);
  expect(await sentAfter(0)).toEqual([]);
  await pass(61);
  const [email, ...more] = await sentAfter(0);
  expect(more).toEqual([]);
  expect(email?.text).toContain('At least 411 sign-ins');
  await pass(25 * 60);
  expect(await sentAfter(0)).toEqual([]);
});

test('a few failures after an email don’t send another', async () => {
  await fail(10);
  expect(await sentAfter(0)).toHaveLength(1);
  await pass(120);
  await refuse(9);
  await pass(25 * 60);
  await refuse(9);
  expect(await sentAfter(0)).toEqual([]);
});

test('a sign-in from a new network is reported within the hour, whatever strangers do', async () => {
  const { token } = await given.make.person({ name: 'Ada' });
  await signIn(token, '203.0.113.7');
  await fail(10);
  expect(await sentAfter(0)).toHaveLength(1);
  await signIn(token, '198.51.100.4');
  const [email] = await sentAfter(0);
  expect(email?.text).toContain('198.51.100.4');
  await pass(61);
  await refuse(10);
  await signIn(token, '192.0.2.9');
  const [next, ...more] = await sentAfter(0);
  expect(more).toEqual([]);
  expect(next?.text).toContain('192.0.2.9');
});

test('a sign-in from a new network causes one email and a notice, and one from the same /24 or /48 does not', async () => {
  const { token } = await given.make.person({ name: 'Ada' });
  const own = ['203.0.113.7', '203.0.113.200', '2001:db8:1:2::3'];
  await signIn(token, ...own.slice(0, 2));
  expect(await sentAfter(0)).toEqual([]);
  expect(await notices()).toEqual([]);
  await signIn(token, '2001:db8:1:2::3', '2001:db8:1:9::3', '198.51.100.4');
  const [email, ...more] = await sentAfter(0);
  expect(more).toEqual([]);
  expect(email?.text).toContain('Sign-in from a new network at Lantern');
  expect(email?.text).toContain('Ada signed in to the admin of Lantern from a new network');
  expect(email?.text).toContain('198.51.100.4');
  expect(email?.text).toContain('1 more sign-in was from a new network');
  expect(await notices()).toMatchObject([
    { kind: 'new-network', name: 'Ada', network: '198.51.100.4', others: 1 },
  ]);
  expect(await notices(token)).toEqual([]);
  expect(await sentAfter(61)).toEqual([]);
});

test('a sign-in within an hour after an email is in the next one', async () => {
  const { token } = await given.make.person({ name: 'Ada' });
  await signIn(token, '203.0.113.7', '198.51.100.4');
  expect(await sentAfter(0)).toHaveLength(1);
  await signIn(token, '192.0.2.9');
  expect(await sentAfter(0)).toEqual([]);
  const [email] = await sentAfter(61);
  expect(email?.text).toContain('192.0.2.9');
  expect(email?.text).not.toContain('more sign-in');
});

test('notices disappear after a week', async () => {
  const { token } = await given.make.person({ name: 'Ada' });
  await signIn(token, '203.0.113.7', '198.51.100.4');
  await fail(10);
  await sentAfter(0);
  expect(await notices()).toHaveLength(2);
  const old = ago(8 * 24 * 60);
  await given.db.updateTable('security_event').set({ at: old }).execute();
  await setAlerts(old);
  expect(await notices()).toEqual([]);
});

test('a sign-in succeeds while the mail server is away, and without an address nothing is sent', async () => {
  await mail.close();
  const { token } = await given.make.person({ name: 'Ada' });
  await signIn(token, '203.0.113.7', '198.51.100.4');
  expect(await sentAfter(0)).toEqual([]);
  expect(await notices()).toHaveLength(1);
  mail = await mailServer();
});

test('a report in Turkish makes alerts Turkish', async () => {
  await given.call('PUT', '/admin/reports/monthly-email', { language: 'tr' });
  await fail(10);
  const [email] = await sentAfter(0);
  expect(email?.text).toContain('Denemelerin nereden geldiğini');
});
