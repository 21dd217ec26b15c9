// Runs in test:long only: starts a process per command; the walk runs the command too.
// Runs on SQLite only: admin-token.test.ts covers the SQL of tokens.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgres } from '../db/testing/database.ts';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { type TestApp, testApp } from '../server/testing/app.ts';

const SITE_URL = 'https://portal.example';

let given: TestApp;
beforeAll(async () => {
  given = await testApp({ SITE_URL });
});
afterAll(() => given.app.close());

type Run = { code: number; stdout: string; stderr: string };

/** Runs the command on the database of the running site. */
const run = (...words: string[]): Promise<Run> =>
  runWith(
    isPostgres
      ? { DATABASE_URL: given.address, DATA_DIR: temporaryFolder(), SITE_URL }
      : { DATABASE_URL: '', DATA_DIR: dirname(given.address), SITE_URL },
    words,
  );

async function runWith(env: Record<string, string>, words: string[]): Promise<Run> {
  const program = join(import.meta.dirname, 'token.ts');
  return promisify(execFile)(process.execPath, [program, ...words], {
    env: { ...process.env, ...env },
  }).then(
    (output) => ({ code: 0, ...output }),
    (failed: Run) => failed,
  );
}

const session = (token: string) =>
  given.call('GET', '/admin/session', undefined, { headers: { 'x-admin-token': token } });

test('creates, renames and revokes a token while the site is running', async () => {
  const { stdout } = await run('create', 'Ada Field', 'viewer');
  const token = stdout.split('\n')[0] ?? '';
  expect((await session(token)).body).toEqual({ name: 'Ada Field', role: 'viewer' });

  expect((await run('rename', 'ada field', 'Ada Fields')).stdout).toBe(
    'ada field is now Ada Fields.\n',
  );
  const list = (await run()).stdout;
  expect(list).toMatch(/^Administrator +owner/m);
  expect(list).toMatch(/^Ada Fields +viewer +2/m);
  expect(list).not.toContain(token);

  expect((await run('revoke', 'Ada Fields')).code).toBe(0);
  expect((await session(token)).status).toBe(401);
  expect((await run()).stdout).not.toContain('Ada');
});

test('keeps the limits of a renamed token', async () => {
  const { id } = await given.make.person({ name: 'Imports', networks: ['203.0.113.0/24'] });
  await run('rename', 'Imports', 'Nightly imports');
  const { items } = (await given.call('GET', '/admin/tokens')).body;
  expect(items.find((token: { id: number }) => token.id === id)).toMatchObject({
    name: 'Nightly imports',
    networks: ['203.0.113.0/24'],
  });
});

test('restores access for anyone, including the first owner, while the site is running', async () => {
  await given.make.person({ name: 'Locked Out', role: 'viewer' });
  for (const [name, role] of [
    ['Locked Out', 'viewer'],
    ['Administrator', 'owner'],
  ]) {
    const code = (await run('recovery', name ?? '')).stdout.split('\n')[0];
    const signedIn = await given.call('POST', '/staff/recovery', { code });
    expect((await session(signedIn.body.token)).body).toMatchObject({ name, role });

    const link = (await run('invite', name ?? '')).stdout.split('\n')[0] ?? '';
    const [address, secret] = link.split('#');
    expect(address).toBe('https://portal.example/admin/invitation');
    const invited = await given.call('POST', '/staff/invitation', { secret });
    expect(invited.body).toMatchObject({ name });
  }
});

test('an invitation without SITE_URL fails with an error', async () => {
  const env = isPostgres
    ? { DATABASE_URL: given.address, DATA_DIR: temporaryFolder(), SITE_URL: '' }
    : { DATABASE_URL: '', DATA_DIR: dirname(given.address), SITE_URL: '' };
  expect(await runWith(env, ['invite', 'Administrator'])).toMatchObject({
    code: 1,
    stderr: 'Passkeys need SITE_URL, with https and a host name.\n',
  });
});

test.each([
  [['make', 'Ada'], 2, 'Usage: npm run token'],
  [['create', 'Ada'], 2, 'Usage: npm run token'],
  [['create', 'Ada', 'Field', 'editor'], 2, 'in quotes'],
  [['constructor'], 2, 'Usage: npm run token'],
  [['create', 'Ada', 'admin'], 1, 'role: Must be owner, editor, author or viewer.'],
  [
    ['create', 'administrator', 'owner'],
    1,
    'Another valid token already has the name administrator.',
  ],
  [['revoke', 'Nobody'], 1, 'There is no valid token with the name Nobody.'],
  [['revoke', 'Administrator'], 1, 'is set with ADMIN_TOKEN'],
])('rejects %j with an explanation', async (words, code, sentence) => {
  const refused = await run(...words);
  expect(refused).toMatchObject({ code, stderr: expect.stringContaining(sentence) });
  expect(refused.stdout).toBe('');
});

test('fails on a folder without a site', async () => {
  const folder = temporaryFolder();
  const env = { DATABASE_URL: '', DATA_DIR: folder };
  const { code, stdout, stderr } = await runWith(env, ['create', 'Ada', 'owner']);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`There is no site at ${join(folder, 'aceboard.db')}`);
  expect(readdirSync(folder)).toEqual([]);
});
