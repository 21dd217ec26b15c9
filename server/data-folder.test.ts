// Runs in test:long only: starts many servers.
/** Only the owner can read a server's files, and servers that start together on a new folder agree on their secrets. */
// Runs on SQLite only: a site on PostgreSQL has other files.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOrCreateSecret } from '../db/secret-file.ts';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { formOf, plain } from './image/upload/testing/uploads.ts';
import { startServer } from './testing/process.ts';

const settings = { LOG_LEVEL: 'silent', ADMIN_TOKEN: '', SEED: 'off' };

const tokenIn = (folder: string) => readFileSync(join(folder, 'admin-token'), 'utf8').trim();

/** Lists the files that users other than the owner could read. */
const open = (folder: string) =>
  ['.', ...(readdirSync(folder, { recursive: true }) as string[])].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

test('a new DATA_DIR and its files are readable only by the owner, whatever the umask', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const umask = process.umask(0);
  const server = await startServer(DATA_DIR, settings).finally(() => process.umask(umask));
  const uploaded = await fetch(`${server.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'x-admin-token': tokenIn(DATA_DIR) },
    body: formOf({ bytes: await plain(20, 20).png().toBuffer() }),
  });
  expect(uploaded.status).toBe(201);
  expect(readdirSync(DATA_DIR)).toEqual(
    expect.arrayContaining(['aceboard.db', 'aceboard.db-wal', 'aceboard.db-shm', 'uploads']),
  );
  expect(open(DATA_DIR)).toEqual([]);
  await server.stop();
});

test('startup deletes secrets that a killed process left half written, and nothing else', async () => {
  const DATA_DIR = temporaryFolder();
  const half = ['visitor-secret.', 'admin-token.', '.visitor-secret-', '.meilisearch-key-'];
  for (const name of half) writeFileSync(join(DATA_DIR, name + randomUUID()), 'half');
  const files = ['notes.txt', `my-export.${randomUUID()}`, `.keep-${randomUUID()}.tar`];
  for (const name of files) writeFileSync(join(DATA_DIR, name), 'mine');
  const folders = [`my-folder.${randomUUID()}`, `admin-token.${randomUUID()}`];
  for (const name of folders) mkdirSync(join(DATA_DIR, name));
  const server = await startServer(DATA_DIR, settings);
  const left = readdirSync(DATA_DIR).filter((name) => !/^aceboard\.db|^uploads$/.test(name));
  await server.stop();
  expect(left.toSorted()).toEqual(['admin-token', ...files, ...folders].toSorted());
});

test('startup makes a DATA_DIR private if others could read it', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  await (await startServer(DATA_DIR, settings)).stop();
  mkdirSync(join(DATA_DIR, 'uploads', 'picture'), { recursive: true });
  writeFileSync(join(DATA_DIR, 'uploads', 'picture', '160.webp'), '');
  for (const name of readdirSync(DATA_DIR, { recursive: true }) as string[]) {
    chmodSync(join(DATA_DIR, name), 0o777);
  }
  chmodSync(DATA_DIR, 0o777);
  const server = await startServer(DATA_DIR, settings);
  expect(open(DATA_DIR)).toEqual([]);
  await server.stop();
});

test('servers that start together on a new DATA_DIR use the same token', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const servers = await Promise.all([1, 2, 3].map(() => startServer(DATA_DIR, settings)));
  const headers = { 'x-admin-token': tokenIn(DATA_DIR) };
  for (const { url } of servers) {
    expect((await fetch(`${url}/api/admin/session`, { headers })).status).toBe(200);
  }
  expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('.'))).toEqual([]);
  for (const server of servers) await server.stop();
});

test('an empty secret file aborts startup with an error that contains its path', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'visitor-secret'), '\n');
  expect(() => readOrCreateSecret(folder, 'visitor-secret')).toThrow(
    'visitor-secret is empty; delete',
  );
});
