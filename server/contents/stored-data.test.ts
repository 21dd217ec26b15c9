// Runs on SQLite only: the times come from settings and constants.
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedKinds } from '#contract/site/stored-data.ts';
import { allRows } from '../../db/testing/database.ts';
import { texts as en } from '../../messages/en/privacy/stored-data.ts';
import { retentions } from '../operation/retention/retention.ts';
import { cleanUpSignIns } from '../people/session/sign-in-cleanup.ts';
import { parseSettings } from '../settings.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { kindOfTable, storedData } from './stored-data.ts';

test('the listed periods are those of the settings', () => {
  const settings = parseSettings({
    KEEP_INQUIRIES_DAYS: '31',
    KEEP_MISSED_SEARCHES_DAYS: '7',
    KEEP_HISTORY_DAYS: '0',
    SESSION_MAX_DAYS: '3',
    BACKUP_DIR: '/backup',
    BACKUP_KEEP: '14',
  });
  expect(storedData(settings)).toMatchObject({
    message: { days: 31 },
    missed_search: { days: 7 },
    history: { until: 'forever' },
    staff_session: { days: 33 },
    backup: { days: 14 },
    email_link: { minutes: 60 },
    csp_report: { days: 30 },
    page_speed: { days: 90 },
  });
});

test('the page shows that a site has no backups', () => {
  expect(storedData(parseSettings({})).backup).toEqual({ until: 'not_stored' });
});

test('every kind of data in a table is listed', () => {
  const listed: string[] = Object.values(storedKinds).flat();
  expect(listed.toSorted()).toEqual(Object.keys(storedData(parseSettings({}))).toSorted());
  const inTables = new Set<string>(Object.values(kindOfTable));
  inTables.delete('content');
  expect([...inTables].filter((kind) => !listed.includes(kind))).toEqual([]);
});

test('people who have left stay on the list of people, so no period is given for them', async () => {
  const { app, ...given } = await testApp();
  const { id, name, token } = await given.make.person();
  await given.call('GET', '/admin/session', undefined, { headers: { 'x-admin-token': token } });
  await given.call('DELETE', `/admin/tokens/${id}`);
  const run = { signal: AbortSignal.timeout(10_000), now: new Date('2099-01-01') };
  for (const retention of retentions(given.deps)) await retention.run(run);
  await cleanUpSignIns(given.db, given.deps.settings);
  expect(await allRows(given.db, 'admin_token')).toMatchObject([
    { name, revoked_at: expect.any(String) },
  ]);
  expect(storedData(parseSettings({})).staff).toEqual({ until: 'forever' });
  await app.close();
});

test('the router stores how far pages were scrolled in the tab', () => {
  expect(readFileSync('src/router.tsx', 'utf8')).toContain('scrollRestoration:');
  expect(en.kinds.in_tab).toContain('how far you scrolled');
});

const filesThatStore = (folders: string) =>
  globSync(`src/${folders}/**/*.{ts,tsx}`)
    .filter(
      (file) =>
        !file.includes('.test.') &&
        /(local|session)Storage\.setItem|document\.cookie = /.test(readFileSync(file, 'utf8')),
    )
    .toSorted();

test('public pages use no browser storage except what is listed', () => {
  expect(filesThatStore('{portal,ui,api}')).toEqual([
    'src/portal/frame/promo-codes-link.tsx',
    'src/portal/page-start/inline-script.ts',
    'src/portal/pages/compare/choice/compared-choice.ts',
    'src/portal/search/dialog/recent-search.ts',
    'src/portal/visitor/local-saved-items.ts',
    'src/portal/visitor/visitor-store.ts',
  ]);
  const choice = readFileSync('src/portal/page-start/inline-script.ts', 'utf8');
  expect(choice.match(/max-age=\d+/g)).toEqual([`max-age=${365 * 24 * 60 * 60}`]);
});

test('the admin uses no browser storage except what is listed', () => {
  expect(filesThatStore('{admin,routes}')).toEqual([
    'src/admin/content/rich-text/stored-rich-text.ts',
    'src/admin/form/new/last-choice.ts',
    'src/admin/form/unsaved/draft-over-sign-in.ts',
    'src/admin/language.ts',
    'src/admin/list/list-shortcuts.tsx',
    'src/admin/list/table/chosen-columns.tsx',
    'src/admin/people/sign-in/stored-token.ts',
    'src/admin/release/working/working-release.ts',
  ]);
});

describe('the privacy page', () => {
  let given: TestApp;
  beforeAll(async () => {
    given = await testApp({ KEEP_INQUIRIES_DAYS: '31' }, { pages: 'built' });
  });
  afterAll(() => given.app.close());

  test.each([
    ['/privacy', 'What this site stores', '31 days'],
    ['/tr/privacy', 'Bu site neyi', '31 gün'],
  ])('%s lists what is stored without JavaScript', async (url, title, days) => {
    const { statusCode, body } = await given.app.inject({ url });
    expect(statusCode).toBe(200);
    const list = body.slice(body.indexOf(title), body.indexOf('</main>'));
    expect(list).toContain(`>${days}</dd>`);
    expect(list.match(/<dt>/g)).toHaveLength(Object.values(storedKinds).flat().length);
  });

  test.each(['/casino', '/support', '/guides'])('%s doesn’t load the list', async (url) => {
    const { body } = await given.app.inject({ url });
    expect(body).not.toMatch(/storedData|stored-data/);
  });
});
