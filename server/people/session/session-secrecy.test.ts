/** A session's token exists only in the browser that signed in. */
// Runs on SQLite only: the test reads the files of the database.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEngine } from '../../../db/open.ts';
import { hideTable } from '../../../db/testing/failure.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { backUpSite } from '../../operation/backup/back-up-site.ts';
import { readArchive } from '../../operation/backup/read-archive.ts';
import { parseSettings } from '../../settings.ts';
import { startLogged } from '../../testing/logged-server.ts';

const adminToken = 'planted-admin-token-1';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a session’s token appears in no log, page, response, database file or backup', async () => {
  const dataDir = temporaryFolder();
  const { url, child, output } = await startLogged(dataDir, {
    ADMIN_TOKEN: adminToken,
    LOG_LEVEL: 'trace',
  });
  const answers: string[] = [];
  const send = async (path: string, given: string, { body, ...init }: RequestInit = {}) => {
    const response = await fetch(url + path, {
      ...init,
      ...(body && { body }),
      headers: {
        'x-admin-token': given,
        'x-forwarded-for': '203.0.113.7',
        ...(body ? { 'content-type': 'application/json' } : undefined),
        ...(init.headers as Record<string, string>),
      },
      redirect: 'manual',
    });
    return { response, text: await response.text() };
  };

  const opened = await send('/api/admin/session', adminToken, { method: 'POST' });
  const { token } = JSON.parse(opened.text);
  expect(token).toMatch(/^session_/);
  /** Returns the status, and remembers the answer. */
  const use = async (path: string, init?: RequestInit) => {
    const { response, text } = await send(path, token, init);
    answers.push(JSON.stringify([...response.headers]), text);
    return response.status;
  };
  const post = (body: string) => ({ method: 'POST', body });

  expect(await use('/api/admin/products')).toBe(200);
  expect(await use('/api/trpc/admin.session')).toBe(200);
  expect(await use('/api/admin/products', post('{"i18n":'))).toBe(400);
  expect(await use('/api/admin/products', post('{}'))).toBe(400);
  expect(await use('/api/trpc/admin.product.create', post('{}'))).toBe(400);
  expect(await use('/api/admin/nothing')).toBe(404);
  expect(await use('/api/admin/products/1', { method: 'PATCH' })).toBe(405);
  expect(await use('/api/admin/session/confirmation', post(JSON.stringify({ token })))).toBe(400);
  // Mistakes that a program could make, by putting the token in the wrong place.
  expect(await use(`/api/admin/products/${token}`)).toBe(404);
  expect(await use(`/api/admin/${token}?token=${token}&x-admin-token=${token}`)).toBe(404);
  const bearer = { headers: { authorization: `Bearer ${token}`, cookie: `session=${token}` } };
  expect(await use('/metrics', bearer)).toBe(200);
  for (const page of ['/', '/admin', '/admin/products', '/admin/login', '/en/nothing']) {
    await use(page, bearer);
  }

  const { db } = await openEngine(join(dataDir, 'aceboard.db'));
  const showProducts = await hideTable(db, 'product');
  expect(await use('/api/admin/products')).toBeGreaterThanOrEqual(500);
  expect(await use('/api/trpc/admin.product.list?input=%7B%7D')).toBeGreaterThanOrEqual(500);
  await showProducts();
  const showSessions = await hideTable(db, 'staff_session');
  expect(await use('/api/admin/products')).toBeGreaterThanOrEqual(500);
  await showSessions();
  await db.destroy();

  const file = join(temporaryFolder(), 'site.tar');
  await backUpSite(parseSettings({ DATA_DIR: dataDir }), file, new AbortController().signal);
  const copied: string[] = [];
  const { secrets } = await readArchive(file, {
    rows: async (table, rows) => void copied.push(table, JSON.stringify(rows)),
  });
  expect(copied).toContain('staff_session');

  const stored = filesIn(dataDir).map((path) => readFileSync(path).toString('latin1'));
  expect(await use('/api/admin/session', { method: 'DELETE' })).toBe(204);
  expect(await use('/metrics', bearer)).toBe(401);
  expect(await use('/api/admin/products')).toBe(401);
  child.kill('SIGTERM');
  await once(child, 'close');
  stored.push(...filesIn(dataDir).map((path) => readFileSync(path).toString('latin1')));

  expect(output()).toContain('"url":"/api/admin/nothing"');
  expect(output()).toContain('"level":20');
  const places = { log: output(), answers: answers.join(), stored: stored.join() };
  const backup = { rows: copied.join(), secrets: JSON.stringify(secrets) };
  const secret = token.replace('session_', '');
  const found = Object.entries({ ...places, ...backup }).filter(([, text]) =>
    text.includes(secret),
  );
  expect(found.map(([place]) => place)).toEqual([]);
});
