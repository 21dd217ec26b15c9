import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../db/open.ts';
import { testDatabase } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { accountApp } from './testing/account-app.ts';
import { visitorSecret } from './visitor-secret.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let other: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
  other = await openDatabase(database.address);
});
afterEach(async () => {
  await other.close();
  await database.close();
});

const DATABASE_URL = 'postgres://database';
const secretOf = async (
  settings: Parameters<typeof visitorSecret>[0],
  { db }: OpenDatabase = database,
) => (await visitorSecret(settings, db))();

test('the visitor secret is generated in DATA_DIR on first use without a shared database', async () => {
  const DATA_DIR = temporaryFolder();
  const secret = await visitorSecret({ DATA_DIR }, database.db);
  expect(existsSync(join(DATA_DIR, 'visitor-secret'))).toBe(false);
  expect(secret().length).toBeGreaterThan(40);
  expect(await secretOf({ DATA_DIR })).toBe(secret());
});

test('processes starting together on one database agree on the visitor secret', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      secretOf({ DATA_DIR: temporaryFolder(), DATABASE_URL }, index % 2 === 0 ? database : other),
    ),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThan(40);
});

test('a site that moves to a shared database keeps the visitor secret of its DATA_DIR', async () => {
  const DATA_DIR = temporaryFolder();
  const before = await secretOf({ DATA_DIR });
  expect(await secretOf({ DATA_DIR, DATABASE_URL })).toBe(before);
  expect(await secretOf({ DATA_DIR: temporaryFolder(), DATABASE_URL })).toBe(before);
});

test('a configured visitor secret replaces any other', async () => {
  const DATA_DIR = temporaryFolder();
  await secretOf({ DATA_DIR, DATABASE_URL });
  const VISITOR_SECRET = 'a secret of our own that is long enough';
  expect(await secretOf({ DATA_DIR, DATABASE_URL, VISITOR_SECRET })).toBe(VISITOR_SECRET);
});

test('a new visitor secret ends all sessions of visitors', async () => {
  const VISITOR_SECRET = 'one-secret-that-is-long-enough-for-this';
  const before = await accountApp({ VISITOR_SECRET });
  const ada = await before.signedIn('ada@visitor.example');
  const isSignedInWith = async (secret: string) => {
    const site = await accountApp({ VISITOR_SECRET: secret }, undefined, before.address);
    const returning = site.visitor();
    for (const [name, value] of ada.jar) returning.jar.set(name, value);
    const isSignedIn = await returning.isSignedIn();
    await site.app.close();
    return isSignedIn;
  };
  expect(await isSignedInWith(VISITOR_SECRET)).toBe(true);
  expect(await isSignedInWith(VISITOR_SECRET.toUpperCase())).toBe(false);
  await before.app.close();
});
