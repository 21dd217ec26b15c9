import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notOnPostgres, postgresTests } from './postgres-tests.ts';

const found = postgresTests();

test.each([
  ['itself', 'db/lease.test.ts'],
  ['through the app', 'server/site/site-settings.test.ts'],
  ['through the process of a server', 'server/main.test.ts'],
  ['on PostgreSQL only', 'server/pages/unreachable-database.test.ts'],
])('a test that opens a database %s runs on PostgreSQL', (_, file) => {
  expect(found).toContain(file);
});

test.each([
  'server/catalogue/sheet/csv.test.ts',
  'db/secret-file.test.ts',
  'scripts/test/count.test.ts',
])('a test without a database runs on SQLite only: %s', (file) => {
  expect(existsSync(file)).toBe(true);
  expect(found).not.toContain(file);
});

test('every SQLite-only entry is an existing file or folder', () => {
  expect(notOnPostgres.filter((path) => !existsSync(path))).toEqual([]);
  expect(found.filter((file) => file.startsWith('db/sqlite/'))).toEqual([]);
});
