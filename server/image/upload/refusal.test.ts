// Runs in test:long only: sends large files, and watches a server's memory.
/** A server refuses files without keeping any of them in memory or on disk. */
// Runs on SQLite only: a refused file involves no row.
import { mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { adminToken, type Server, startServer } from '../../testing/process.ts';
import { canWatch, watchMemory } from './testing/processes.ts';
import {
  bomb,
  contentsOf,
  type FormFile,
  formOf,
  marked,
  noisy,
  plain,
} from './testing/uploads.ts';

const mebibyte = 1024 * 1024;
const dataDir = temporaryFolder();
const uploadsFolder = join(dataDir, 'uploads');
const temporary = join(dataDir, 'temporary');

let server: Server;
let before: Record<string, string>;
let peakMemory: () => number;

beforeAll(async () => {
  mkdirSync(temporary);
  server = await startServer(dataDir, {
    SEED: 'off',
    LOG_LEVEL: 'silent',
    TMPDIR: temporary,
  });
  if (canWatch) peakMemory = watchMemory(Number(server.process.pid));
});
afterAll(() => server.stop());

const headers = { 'x-admin-token': adminToken };

const post = (body: RequestInit['body'], more: Record<string, string> = {}) =>
  fetch(`${server.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body,
  });

const upload = (...files: FormFile[]) => post(formOf(...files));

beforeEach(async () => {
  expect((await upload({ bytes: await plain(30, 20).png().toBuffer() })).status).toBe(201);
  before = contentsOf(uploadsFolder);
});

const expectNothingStored = () => {
  expect(contentsOf(uploadsFolder)).toEqual(before);
  expect(contentsOf(temporary)).toEqual({});
};

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const small = () => plain(20, 20).png().toBuffer();

const unsupported = { status: 415, code: 'unsupported_type' };
const noImage = {
  ...unsupported,
  detail: 'This file is not a supported image. Use PNG, JPEG, WebP, AVIF or GIF.',
};
const bad = { status: 400, code: 'bad_input' };
const large = { status: 413, code: 'too_large' };

const corpus: [string, () => Promise<FormFile[]> | FormFile[], object][] = [
  ['an SVG with a script', () => [{ bytes: svg, name: 'x.svg', type: 'image/svg+xml' }], noImage],
  ['an SVG named .png', () => [{ bytes: svg }], noImage],
  ['HTML named .png', () => [{ bytes: '<!doctype html><script>alert(1)</script>' }], noImage],
  ['a PDF', () => [{ bytes: '%PDF-1.7 and so on', name: 'x.pdf' }], noImage],
  ['a TIFF', async () => [{ bytes: await plain(9, 9).tiff().toBuffer() }], noImage],
  ['a script that starts like a GIF', () => [{ bytes: 'GIF89a=1;alert(1)//' }], bad],
  ['a truncated PNG', async () => [{ bytes: half(await noisy(600, 400).png().toBuffer()) }], bad],
  ['a truncated JPEG', async () => [{ bytes: half(await noisy(600, 400).jpeg().toBuffer()) }], bad],
  ['a truncated WebP', async () => [{ bytes: half(await noisy(600, 400).webp().toBuffer()) }], bad],
  ['20,000 x 20,000 pixels', () => [{ bytes: bomb(20_000, 20_000) }], bad],
  ['an empty file', () => [{ bytes: '' }], bad],
  ['a file of 50 MB', () => [{ bytes: Buffer.alloc(50 * mebibyte, 'x') }], large],
  ['a file one byte over the limit', () => [{ bytes: Buffer.alloc(10 * mebibyte + 1) }], large],
  ['two files', async () => [{ bytes: await small() }, { bytes: await small() }], bad],
  ['many files', async () => Array(50).fill({ bytes: await small() }), bad],
  ['no file', () => [], bad],
  ['another field', async () => [{ bytes: await small(), field: 'image' }], bad],
  [
    'a file that isn’t an image and has a path as its name',
    () => [{ bytes: svg, name: '../../x.png' }],
    noImage,
  ],
];

test.each(corpus)('refuses %s', async (_, files, wanted) => {
  const response = await upload(...(await files()));
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({
    ...wanted,
    errors: [{ path: 'file', message: expect.stringMatching(/^(Is|Has|Must) /) }],
  });
  expectNothingStored();
});

test('a file of exactly the maximum size is read, then refused as not an image', async () => {
  expect((await upload({ bytes: Buffer.alloc(10 * mebibyte) })).status).toBe(415);
});

test('refuses a text field in place of the file', async () => {
  const form = new FormData();
  form.append('file', 'a text');
  expect(await (await post(form)).json()).toMatchObject({ ...bad, errors: [{ path: 'file' }] });
});

const part =
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\ncontent\r\n';

test.each([
  ['the boundary is missing', 'multipart/form-data', `${part}--edge--\r\n`],
  ['the boundary is not the declared one', 'multipart/form-data; boundary=other', part],
  ['the end is missing', 'multipart/form-data; boundary=edge', part],
  ['there is no form', 'multipart/form-data; boundary=edge', 'content'],
  [
    'the file has no name',
    'multipart/form-data; boundary=edge',
    '--edge\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\n\x89PNG\r\n--edge--\r\n',
  ],
  ['the body is empty', 'multipart/form-data; boundary=edge', ''],
])('refuses a malformed form: %s', async (_, type, body) => {
  const response = await post(body, { 'content-type': type });
  expect(await response.json()).toMatchObject({ ...bad, errors: [{ path: 'file' }] });
  expectNothingStored();
});

test.each([
  ['application/json', '{"file":"x"}'],
  ['image/png', 'content'],
  ['application/x-www-form-urlencoded', 'file=x'],
])('refuses a body that is not a form: %s', async (type, body) => {
  const response = await post(body, { 'content-type': type });
  expect(await response.json()).toMatchObject(unsupported);
  expectNothingStored();
});

/** A request whose body stays open until the test ends it. */
function sending(more: Record<string, string> = headers) {
  const sent = request(`${server.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...more },
  });
  const { promise: answered, resolve } = Promise.withResolvers<number | undefined>();
  sent.on('response', ({ statusCode }) => resolve(statusCode));
  sent.on('error', () => resolve(undefined));
  sent.write(part.replace('content\r\n', ''));
  return { sent, answered };
}

test('refuses a file as soon as it exceeds the limit', async () => {
  const { sent, answered } = sending();
  for (let written = 0; written <= 10; written += 1) sent.write(Buffer.alloc(mebibyte, 'x'));
  expect(await answered).toBe(413);
  sent.destroy();
  expectNothingStored();
});

test('reads the rest of a refused file, for clients that read the response only afterwards', async () => {
  const { sent, answered } = sending();
  await new Promise<void>((all) => sent.end(Buffer.alloc(50 * mebibyte, 'x'), all));
  expect(await answered).toBe(413);
});

test('reads nothing of the file without the token', async () => {
  const { sent, answered } = sending({ 'x-admin-token': 'wrong' });
  expect(await answered).toBe(401);
  sent.destroy();
  expectNothingStored();
});

test('aborted uploads leave nothing behind and free their slots', async () => {
  for (let round = 0; round < 3; round += 1) {
    const clients = Array.from({ length: 15 }, () => sending().sent);
    for (const client of clients) {
      await new Promise((written) => client.write(Buffer.alloc(mebibyte / 4, 'x'), written));
      client.destroy();
    }
    const good = await upload({ bytes: await small() });
    expect(good.status).toBe(201);
  }
});

test('answers 503 to the next upload when too many are waiting', async () => {
  const clients = Array.from({ length: 40 }, () => sending());
  expect(await Promise.race(clients.map(({ answered }) => answered))).toBe(503);
  for (const { sent } of clients) sent.destroy();
  await Promise.all(clients.map(({ answered }) => answered));
  expectNothingStored();
  // The server notices closed connections a moment later and then frees their slots.
  await expect.poll(async () => (await upload({ bytes: await small() })).status).toBe(201);
});

test('stores the largest allowed images concurrently', async () => {
  const photo = await marked(5760, 4320)
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const painting = await plain(5000, 4000).ensureAlpha(0.5).png({ progressive: true }).toBuffer();
  const still = await plain(3840, 2160).avif({ effort: 0, bitdepth: 10 }).toBuffer();
  const images = [photo, painting, still, photo].map((bytes, index) =>
    upload({ bytes: Buffer.concat([bytes, Buffer.alloc(index)]) }),
  );
  const responses = await Promise.all(images);
  expect(responses.map(({ status }) => status)).toEqual(Array(4).fill(201));
});

test.runIf(canWatch)('the server and its processes stay below 512 MB throughout', () => {
  expect(peakMemory()).toBeLessThan(512 * mebibyte);
});
