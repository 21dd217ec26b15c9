// Runs on PostgreSQL too: an import writes thousands of rows in one transaction.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const importFile = (csv: string, more: { dry_run?: boolean; old_site?: string } = {}) =>
  given.call('POST', '/admin/redirects/import', { csv, dry_run: false, ...more });
const exported = async () => (await given.call('GET', '/admin/redirects/export')).text;
const paths = async () =>
  (await given.call('GET', '/admin/redirects?limit=100')).body.items.map(
    ({ from_path, to_path }: Record<string, string>) => [from_path, to_path],
  );

type Row = { row: number; outcome: string; errors: { column: string; message: string }[] };
const outcomes = ({ body }: { body: { rows: Row[] } }) =>
  body.rows.map(({ row, outcome, errors }) => [row, outcome, ...errors.map((e) => e.message)]);

test('an export can be imported again, after a change too', async () => {
  await importFile('old,new\n/a,/casino\n/b,410\n/?p=5,/guides/odds');
  const file = await exported();
  expect(file).toBe('\ufeffold,new\r\n/?p=5,/guides/odds\r\n/a,/casino\r\n/b,410\r\n');
  expect(outcomes(await importFile(file))).toEqual([
    [2, 'unchanged'],
    [3, 'unchanged'],
    [4, 'unchanged'],
  ]);
  const changed = file.replace('/b,410', '/b,/bets').replace('/a,/casino', '/a,410');
  expect(outcomes(await importFile(`${changed}/c,/bonuses`))).toEqual([
    [2, 'unchanged'],
    [3, 'update'],
    [4, 'update'],
    [5, 'create'],
  ]);
  expect(await paths()).toEqual([
    ['/?p=5', '/guides/odds'],
    ['/a', null],
    ['/b', '/bets'],
    ['/c', '/bonuses'],
  ]);
});

test('a dry run shows the same outcomes and writes nothing', async () => {
  const file = '/a /b\n/c /d\n/a /e';
  const dry = await importFile(file, { dry_run: true });
  expect(dry.body.written).toBe(false);
  expect(await paths()).toEqual([]);
  expect((await given.call('GET', '/admin/changes')).body.items).toEqual([]);
  const real = await importFile(file);
  expect(real.body.rows).toEqual(dry.body.rows);
  expect(outcomes(real)).toEqual([
    [1, 'create'],
    [2, 'create'],
    [3, 'refused', 'Is already in row 1'],
  ]);
});

test('lines that cannot become a redirect are listed and left out', async () => {
  await given.make.contentPage({ slug: 'odds' });
  const lines = [
    ['/guides/odds', '/b', 'A page already has this path'],
    ['/casino', '/b', 'A built-in page already has this path'],
    ['/c', 'https://elsewhere.example/d', 'Is on another site'],
    ['/e', '/admin/products', 'Visitors cannot open pages at this path'],
    ['/tr/f', '/b', 'Must not start with a language: a redirect applies to every language'],
    ['/g', '/h?x=1', 'Must not contain ? or #: redirects keep the query string'],
    [
      '/i?s=word',
      '/b',
      'Must not contain ? or #, except for one WordPress parameter such as ?p=123',
    ],
    ['/j', '', 'Enter the new path'],
    ['k', '/b', 'Must be a path on this site, such as /guides/odds'],
    ['/l', '/l/', 'Must be different from the old path'],
    ['/m', '/b', undefined],
    ['/b', '/m', 'That path redirects back to /b, which would create an endless loop'],
  ] as const;
  const file = ['old,new', ...lines.map(([old, target]) => `${old},${target}`)].join('\n');
  const answer = await importFile(file);
  expect([answer.status, answer.body.written]).toEqual([200, true]);
  expect(outcomes(answer)).toEqual(
    lines.map(([, , message], index) =>
      message ? [index + 2, 'refused', message] : [index + 2, 'create'],
    ),
  );
  expect(await paths()).toEqual([['/m', '/b']]);
});

test('the host of the old site is removed, with and without www', async () => {
  const file = `old,new
https://www.old.example/a/,http://old.example/guides/odds/
https://old.example/?p=7,/bets
//old.example/b,410
https://other.example/c,/bets`;
  const answer = await importFile(file, { old_site: 'https://old.example/' });
  expect(outcomes(answer)).toEqual([
    [2, 'create'],
    [3, 'create'],
    [4, 'create'],
    [5, 'refused', 'Is on another site'],
  ]);
  expect(await paths()).toEqual([
    ['/?p=7', '/bets'],
    ['/a', '/guides/odds'],
    ['/b', null],
  ]);
  const wrong = await importFile('/a /b', { old_site: 'not a host' });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'old_site']);
});

test('chains in a file become single redirects, in any order', async () => {
  await importFile('/a /b\n/b /c\n/c /d\n/e /a\n/d 410');
  expect(await paths()).toEqual([
    ['/a', null],
    ['/b', null],
    ['/c', null],
    ['/d', null],
    ['/e', null],
  ]);
});

test('an import is one group in the history, which is undone together', async () => {
  await importFile('/a /b\n/c 410');
  await importFile('/a /x\n/d /e');
  const groups = await given.db.selectFrom('change').select('log_group').orderBy('seq').execute();
  const [first, , second] = groups.map(({ log_group }) => log_group);
  expect(groups.map(({ log_group }) => log_group)).toEqual([first, first, second, second]);
  expect(first).not.toBe(second);
  const undone = await given.call('POST', '/admin/changes/undo', {
    log_group: second,
    dry_run: false,
  });
  expect(undone.status).toBe(200);
  expect(await paths()).toEqual([
    ['/a', '/b'],
    ['/c', null],
  ]);
});

test('an import can be added to a release', async () => {
  const answer = await given.call('POST', '/admin/redirects/import?draft=true', {
    csv: 'old,new\n/a,/b\n/c,410',
    dry_run: false,
  });
  expect([answer.status, answer.body.proposals]).toEqual([202, 2]);
  expect(await paths()).toEqual([]);
  const { release_id } = answer.body.proposal;
  await given.call('POST', `/admin/releases/${release_id}/publish`, {});
  expect(await paths()).toEqual([
    ['/a', '/b'],
    ['/c', null],
  ]);
});
