import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { allRows } from '../../db/testing/database.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { openInTwoProcesses, type TwoProcesses } from '../../db/testing/two-processes.ts';
import { firstOwnerToken, hashOfToken } from './first-owner-token.ts';

let database: TwoProcesses['database'];
let other: OpenDatabase;
beforeEach(async () => {
  ({ database, other } = await openInTwoProcesses());
});

const tokenIn = (folder: string) => readFileSync(join(folder, 'admin-token'), 'utf8').trim();
const start = (settings: Parameters<typeof firstOwnerToken>[0], { db }: OpenDatabase = database) =>
  firstOwnerToken(settings, db);

test('generates a token once, prints it once, and stores it in a file readable only by its owner', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await start({ DATA_DIR });
  const value = tokenIn(DATA_DIR);
  expect(first.hash).toBe(hashOfToken(value));
  expect(first.announcement).toContain(value);

  const second = await start({ DATA_DIR });
  expect(second.hash).toBe(first.hash);
  expect(second.announcement).not.toContain(value);

  const file = join(DATA_DIR, 'admin-token');
  expect(second.announcement).toContain(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a configured token is neither stored nor printed', async () => {
  const { hash, announcement } = await start({
    DATA_DIR: '/nowhere',
    DATABASE_URL: 'postgres://database',
    ADMIN_TOKEN: 'a-token-of-our-own',
  });
  expect(hash).toBe(hashOfToken('a-token-of-our-own'));
  expect(announcement).not.toContain('a-token-of-our-own');
  expect(JSON.stringify(await allRows(database.db, 'setting'))).not.toContain(hash);
});

test('the error about a stored token that is too short contains the path of its file', async () => {
  const DATA_DIR = temporaryFolder();
  const file = join(DATA_DIR, 'admin-token');
  writeFileSync(file, 'short\n');
  await expect(start({ DATA_DIR })).rejects.toThrow(
    `The admin token in ${file} must have at least 16`,
  );
});

const shared = (DATA_DIR = temporaryFolder()) => ({
  DATA_DIR,
  DATABASE_URL: 'postgres://database',
});

test('processes starting together on one database agree on a token, printed by the one that made it', async () => {
  const settings = Array.from({ length: 6 }, () => shared());
  const started = await Promise.all(
    settings.map((own, index) => start(own, index % 2 === 0 ? database : other)),
  );
  expect(new Set(started.map(({ hash }) => hash)).size).toBe(1);
  const makers = settings.filter(({ DATA_DIR }) => existsSync(join(DATA_DIR, 'admin-token')));
  expect(makers).toHaveLength(1);
  const value = tokenIn(makers[0]?.DATA_DIR ?? '');
  expect(started[0]?.hash).toBe(hashOfToken(value));
  const printed = started.filter(({ announcement }) => announcement.includes(value));
  expect(printed).toHaveLength(1);
  expect(JSON.stringify(await allRows(database.db, 'setting'))).not.toContain(value);

  const again = await start(makers[0] ?? shared());
  expect(again.announcement).toBe(`in ${join(makers[0]?.DATA_DIR ?? '', 'admin-token')}`);
});

test('a site that moves to a shared database keeps the token from its DATA_DIR', async () => {
  const DATA_DIR = temporaryFolder();
  const before = await start({ DATA_DIR });
  expect((await start(shared(DATA_DIR))).hash).toBe(before.hash);
  expect((await start(shared(), other)).hash).toBe(before.hash);
});

test('a process with a different token in DATA_DIR logs that another one is valid', async () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, 'admin-token'), 'another token of this folder');
  const agreed = await start(shared());
  const joined = await start(shared(DATA_DIR));
  expect(joined.hash).toBe(agreed.hash);
  expect(joined.announcement).not.toContain(DATA_DIR);
  expect(joined.announcement).toContain('ADMIN_TOKEN');
});
