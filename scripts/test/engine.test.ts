import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLong, listTests, onlyEngine, testsOn } from './engine.ts';

const onPostgres = testsOn('PostgreSQL', 'long');
const onSqlite = testsOn('SQLite', 'long');

test.each([
  ['itself', 'db/lease.test.ts'],
  ['through the app', 'server/site/site-settings.test.ts'],
  ['through the process of a server', 'server/start-at-once.test.ts'],
])('in the long run, a test that opens a database %s runs on both engines', (_, file) => {
  expect(onPostgres).toContain(file);
  expect(onSqlite).toContain(file);
});

test('a test without a database runs on SQLite only', () => {
  expect(onSqlite).toContain('scripts/test/step-result.test.ts');
  expect(onPostgres).not.toContain('scripts/test/step-result.test.ts');
});

test.each([
  ['SQLite', onSqlite, onPostgres],
  ['PostgreSQL', onPostgres, onSqlite],
] as const)('a test file limited to %s runs on no other engine', (engine, own, other) => {
  const named = listTests().filter(
    (file) => onlyEngine(readFileSync(file, 'utf8'))?.engine === engine,
  );
  expect(named).not.toEqual([]);
  expect(named.filter((file) => !own.includes(file) || other.includes(file))).toEqual([]);
});

test('tests mentioned in a reason exist', () => {
  const tests = listTests();
  const reasons = tests.map((file) => onlyEngine(readFileSync(file, 'utf8'))?.reason ?? '');
  const named = reasons.flatMap((reason) => reason.match(/[\w/-]+\.test\.ts/g) ?? []);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !tests.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

test('every test runs on at least one engine in the long run', () => {
  const run = new Set([...onSqlite, ...onPostgres]);
  const all = globSync('**/*.test.{ts,tsx}', { exclude: ['**/node_modules', 'dist'] });
  expect(all.filter((file) => !run.has(file))).toEqual([]);
});

test('a short run leaves out long tests, and runs only marked tests on PostgreSQL', () => {
  const short = testsOn('SQLite', 'short');
  expect(short).toContain('server/site/site-settings.test.ts');
  expect(short).not.toContain('server/lost-database.test.ts');
  expect(onSqlite).toContain('server/lost-database.test.ts');
  const both = testsOn('PostgreSQL', 'short');
  expect(both).toContain('db/lease.test.ts');
  expect(both).not.toContain('server/log.test.ts');
  expect(short.filter(isLong)).toEqual([]);
});

test.each(['// ', '/** ', '/**\n * '])(
  'finds the note in a comment that starts with %j',
  (start) => {
    const source = `${start}Runs on SQLite only: no row matters.`;
    expect(onlyEngine(source)).toEqual({ engine: 'SQLite', reason: 'no row matters.' });
  },
);
