import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { day } from '#contract/wall-clock.ts';
import { listPageFileUses } from '../../../db/repositories/operation/page-file.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { keepPageFiles } from './page-file.ts';

let given: TestApp;
const script = 'export const version = "previous";';
const font = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0xff]);

function buildOf(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const older = buildOf({
  'page-OLD.js': script,
  'page-OLD.js.br': brotliCompressSync(script),
  'letters-OLD.woff2': font,
  'notes.txt': 'no file of a page',
});

beforeAll(async () => {
  given = await testApp({}, { pages: 'built' });
});
afterAll(() => given.app.close());

const get = (name: string, headers: Record<string, string> = {}) =>
  given.app.inject({ url: `/assets/${name}`, headers });

test('a process serves files from another build', async () => {
  expect((await get('page-OLD.js')).statusCode).toBe(404);
  await keepPageFiles(given.db, older);
  const plain = await get('page-OLD.js');
  expect([plain.statusCode, plain.body]).toEqual([200, script]);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  const compressed = await get('page-OLD.js', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.rawPayload).toEqual(brotliCompressSync(script));
  expect((await get('letters-OLD.woff2')).rawPayload).toEqual(font);
});

test.each([
  'notes.txt',
  'nothing.js',
  'page-OLD.js.br',
  '',
  '?x',
  '.',
  '%2e%2e%2f',
  '..%5c',
  '%00',
  'x%00.js',
  'a'.repeat(300),
])('%j is not found', async (name) => {
  const { statusCode, headers, body } = await get(name);
  expectProblem({ status: statusCode, headers, text: body }, 'not_found', 404);
});

test('a range is ignored, even one beyond the end of the file', async () => {
  const [, name = ''] = /\/assets\/([\w.-]+\.js)/.exec((await given.app.inject('/')).body) ?? [];
  const whole = await get(name);
  expect(whole.statusCode).toBe(200);
  for (const range of ['bytes=0-1', 'bytes=99999999-']) {
    const { statusCode, body } = await get(name, { range });
    expect([range, statusCode, body === whole.body]).toEqual([range, 200, true]);
    const icon = await given.app.inject({ url: '/icon.svg', headers: { range } });
    expect([range, icon.statusCode]).toEqual([range, 200]);
  }
});

test('unknown names share one database query per twentieth of a second', async () => {
  const begin = performance.now();
  const asked = vi.spyOn(given.db, 'selectFrom');
  await Promise.all(Array.from({ length: 50 }, (_, number) => get(`unknown-${number}.js`)));
  const questions = asked.mock.calls.filter(([table]) => table === 'page_file').length;
  expect(questions).toBeGreaterThan(0);
  expect(questions).toBeLessThanOrEqual(1 + Math.floor((performance.now() - begin) / 50));
  asked.mockRestore();
});

test('files unused by any build for a month are deleted', async () => {
  const daysOn = (days: number) => new Date(Date.now() + days * day);
  const names = async () => [...(await listPageFileUses(given.db)).keys()];
  const newer = buildOf({ 'page-NEW.js': script });
  await keepPageFiles(given.db, older);
  await keepPageFiles(given.db, newer, daysOn(31));
  expect(await names()).toEqual(['page-NEW.js']);
  await keepPageFiles(given.db, older, daysOn(32));
  await keepPageFiles(given.db, newer, daysOn(61));
  expect(await names()).toContain('page-OLD.js');
});

test('a process is ready once its build’s files are in the database', async () => {
  const fresh = await testApp({}, { pages: 'built' });
  expect((await fresh.app.inject('/api/health/ready')).statusCode).toBe(200);
  expect((await listPageFileUses(fresh.db)).size).toBeGreaterThan(100);
  await fresh.app.close();
});
