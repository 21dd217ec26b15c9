// Runs on SQLite only: the files are read as in page-file.test.ts.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hideTable } from '../../../db/testing/failure.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { keepPageFiles } from './page-file.ts';

const lines = Array.from({ length: 2_000 }, (_, line) => `export const v${line} = ${line ** 3};`);
const before = lines.join('\n');
const after = before.replace('v1000 = ', 'changed = ');
const other = lines.slice(0, 5).join('\n');
const names = { before: 'zz12345.js', after: 'zz67890.js', other: 'zy67890.js' };
const styles = { before: 'styles-abcdefgh.css', after: 'styles-ijkl-nop.css' };

let given: TestApp;
let ownScript: string;
beforeAll(async () => {
  given = await testApp({}, { pages: 'built' });
  const page = await given.app.inject('/casino');
  ownScript = /\/assets\/([\w-]+\.js)/.exec(page.body)?.[1] ?? '';
  const folder = temporaryFolder();
  writeFileSync(join(folder, ownScript), before);
  writeFileSync(join(folder, names.before), before);
  writeFileSync(join(folder, names.after), after);
  writeFileSync(join(folder, names.other), other);
  writeFileSync(join(folder, styles.before), before);
  writeFileSync(join(folder, styles.after), after);
  writeFileSync(join(folder, 'yy12345.js'), before);
  writeFileSync(join(folder, 'yy67890.js'), after);
  writeFileSync(join(folder, 'letters-abcdefgh.woff2'), 'font');
  await keepPageFiles(given.db, folder);
});
afterAll(() => given.app.close());

const sha = (content: string) => createHash('sha256').update(content).digest();
const offer = (content: string) => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha(content).toString('base64')}:`,
});

const get = (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  given.app.inject({ method, url: `/assets/${name}`, headers });

test.each([
  ['script', names],
  ['stylesheet', styles],
])('a browser that has the previous version of a %s gets what has changed', async (_, name) => {
  const { statusCode, headers, rawPayload } = await get(name.after, offer(before));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-length': String(rawPayload.length),
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'x-content-type-options': 'nosniff',
  });
  expect(rawPayload.length).toBeLessThan(200);
  expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(rawPayload.subarray(8, 40)).toEqual(sha(before));
  const dictionary = Buffer.from(before);
  expect(String(zstdDecompressSync(rawPayload.subarray(40), { dictionary }))).toBe(after);
  const head = await get(name.after, offer(before), 'HEAD');
  expect(head.headers['content-length']).toBe(String(rawPayload.length));
  expect(head.rawPayload).toHaveLength(0);
});

const valid = offer(before);
test.each<[string, Record<string, string>]>([
  ['it has none', { 'accept-encoding': valid['accept-encoding'] }],
  ['the dictionary is unknown', offer('something else')],
  ['the dictionary is of another file', offer(other)],
  ['the hash is malformed', { ...valid, 'available-dictionary': sha(before).toString('base64') }],
  ['the hash is too short', { ...valid, 'available-dictionary': ':AAAA:' }],
  ['the hash is too long', { ...valid, 'available-dictionary': `:${'A'.repeat(9_000)}=:` }],
  [
    'there are two hashes',
    { ...valid, 'available-dictionary': `${valid['available-dictionary']}, :AAAA:` },
  ],
  ['it cannot decode it', { ...valid, 'accept-encoding': 'gzip, br, zstd' }],
  ['it refuses the encoding', { ...valid, 'accept-encoding': 'gzip, br, dcz;q=0' }],
  ['it asks for a part', { ...valid, range: 'bytes=0-10' }],
  ['it compares an ETag', { ...valid, 'if-none-match': '"x"' }],
])('a browser gets the whole file if %s', async (_, headers) => {
  const answer = await get(names.after, headers);
  expect(answer.headers['content-encoding']).not.toBe('dcz');
  expect(answer.headers).toMatchObject({
    'use-as-dictionary': 'match="/assets/zz*.js"',
    vary: 'accept-encoding, available-dictionary',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { rawPayload } = answer;
  const isCompressed = answer.headers['content-encoding'] === 'br';
  expect(String(isCompressed ? brotliDecompressSync(rawPayload) : rawPayload)).toBe(after);
});

test('only scripts and styles whose names say what they replace become dictionaries', async () => {
  const matchOf = async (name: string) => (await get(name)).headers['use-as-dictionary'];
  expect(await matchOf(styles.after)).toBe('match="/assets/styles-*.css"');
  expect(await matchOf('letters-abcdefgh.woff2')).toBeUndefined();
  expect(await matchOf('nothing.js')).toBeUndefined();
});

test('a page’s own files become dictionaries too', async () => {
  const page = await given.app.inject('/casino');
  const stylesheet = /\/assets\/(styles-[\w-]+\.css)/.exec(page.body)?.[1] ?? '';
  const { statusCode, headers } = await get(stylesheet);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/assets/styles-*.css"',
    vary: 'accept-encoding, available-dictionary',
  });
});

test('made-up dictionaries read no file again', async () => {
  await get(names.after, offer('made up'));
  const asked = vi.spyOn(given.db, 'selectFrom');
  for (let number = 0; number < 50; number += 1) await get(names.after, offer(`made up ${number}`));
  const read = asked.mock.results.length;
  asked.mockRestore();
  // Each answer reads the whole file once, and the names are listed again after ten seconds.
  expect(read).toBeLessThanOrEqual(52);
});

test('visitors who return together share the reads of a file', async () => {
  const asked = vi.spyOn(given.db, 'selectFrom');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => get('yy67890.js', offer(before))),
  );
  const read = asked.mock.results.length;
  asked.mockRestore();
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(Array(50).fill('dcz'));
  expect(read).toBeLessThanOrEqual(6);
});

test('a page’s own files are sent while the database fails', async () => {
  const restore = await hideTable(given.db, 'page_file');
  const { statusCode } = await get(ownScript, offer('made up'));
  await restore();
  expect(statusCode).toBe(200);
});
