/** Browsers report what a page's policy blocked, and the dashboard shows new reports. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { retentions } from '../../operation/retention/retention.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const reportOf = (blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://site.example/casino',
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
  },
});

const send = (body: unknown, type = 'application/csp-report') =>
  given.call('POST', '/csp-report', JSON.stringify(body), { headers: { 'content-type': type } });

const notices = async () => (await given.call('GET', '/admin/dashboard')).body.notices;
const stored = async () => {
  await given.deps.cspReports.listNew();
  return allRows(given.db, 'csp_report');
};
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a report appears on the dashboard once, however often it is sent', async () => {
  for (let sent = 0; sent < 3; sent += 1) {
    const { status, text } = await send(reportOf('https://evil.example/a.js'));
    expect([status, text]).toEqual([204, '']);
  }
  const [{ first_at, ...notice }, ...others] = await notices();
  expect(notice).toEqual({
    kind: 'content-blocked',
    directive: 'script-src-elem',
    page: 'casino',
    blocked: 'https://evil.example',
    reports: 3,
  });
  expect(Date.now() - Date.parse(first_at)).toBeLessThan(60_000);
  expect(others).toEqual([]);
  await send(reportOf('https://evil.example/b.js'));
  expect(await notices()).toMatchObject([{ reports: 4, first_at }]);
});

test('a report first received more than a week ago is no longer on the dashboard', async () => {
  await send(reportOf('inline'));
  await stored();
  await given.db
    .updateTable('csp_report')
    .set({ first_at: ago(8) })
    .execute();
  await send(reportOf('inline'));
  expect(await notices()).toEqual([]);
  expect(await stored()).toMatchObject([{ reports: 2 }]);
});

test('the dashboard shows the three latest reports', async () => {
  for (const host of ['a', 'b', 'c', 'd']) await send(reportOf(`https://${host}.example`));
  expect(await notices()).toHaveLength(3);
});

test('a browser does not have to wait until its report is written', async () => {
  await send(reportOf('inline'));
  expect(await allRows(given.db, 'csp_report')).toEqual([]);
  expect(await stored()).toHaveLength(1);
});

test('at most two hundred kinds of reports are stored', async () => {
  for (let made = 0; made < 2; made += 1) {
    for (let sent = 0; sent < 150; sent += 1)
      await send(reportOf(`https://${made}-${sent}.example`));
    await stored();
  }
  expect(await stored()).toHaveLength(200);
});

test('known kinds are still counted while made-up ones fill the table', async () => {
  await send(reportOf('https://known.example'));
  await stored();
  for (let sent = 0; sent < 199; sent += 1) await send(reportOf(`https://${sent}.example`));
  await stored();
  await send(reportOf('https://one-too-many.example'));
  await send(reportOf('https://known.example'));
  expect(await stored()).toContainEqual(
    expect.objectContaining({ blocked: 'https://known.example', reports: 2 }),
  );
});

test('reports are kept if they cannot be saved', async () => {
  await send(reportOf('inline'));
  await given.db.schema.alterTable('csp_report').renameTo('away').execute();
  await given.deps.cspReports.listNew().catch(() => {});
  await given.db.schema.alterTable('away').renameTo('csp_report').execute();
  await send(reportOf('inline'));
  expect(await stored()).toMatchObject([{ reports: 2 }]);
});

test.each([
  ['another type', 'application/json', 415],
  ['a type that pages of other sites may send', 'text/plain', 415],
])('refuses %s', async (_, type, status) => {
  expect((await send(reportOf('inline'), type)).status).toBe(status);
});

test('refuses anything but a report, and more than 16 KiB', async () => {
  expect((await send({ 'csp-report': 'blocked' })).status).toBe(400);
  expect((await send([{ type: 1 }], 'application/reports+json')).status).toBe(400);
  expect((await send(reportOf('x'.repeat(17_000)))).status).toBe(413);
  expect(await stored()).toEqual([]);
});

test('reports count towards the limit of requests', async () => {
  await given.app.close();
  given = await testApp({ RATE_LIMIT: '2' });
  const answers = [];
  for (let sent = 0; sent < 3; sent += 1) answers.push((await send(reportOf('inline'))).status);
  expect(answers).toEqual([204, 204, 429]);
});

test('a kind of report is deleted a month after the last one', async () => {
  await send(reportOf('inline'));
  await send(reportOf('eval'));
  await stored();
  await given.db
    .updateTable('csp_report')
    .set({ last_at: ago(31) })
    .where('blocked', '=', 'eval')
    .execute();
  const { settings, imageStorage } = given.deps;
  const job = retentions({ database: given.database, settings, imageStorage }).find(
    ({ name }) => name === 'CSP reports',
  );
  const { signal } = new AbortController();
  expect(await job?.run({ signal, isDryRun: true })).toBe(1);
  expect(await job?.run({ signal })).toBe(1);
  expect(await stored()).toMatchObject([{ blocked: 'inline' }]);
});
