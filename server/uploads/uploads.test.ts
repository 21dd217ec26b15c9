/** Uploads as a client makes them, and the pictures as a browser asks for them. */
import { once } from 'node:events';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageVariants } from '#contract/uploaded-image.ts';
import { temporaryFolder } from '../../db/testing/database.ts';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { contentsOf, type FormFile, formOf, plain } from './testing/uploads.ts';

const dataDir = temporaryFolder();
let site: TestApp;
let address: string;

beforeAll(async () => {
  const unfinished = join(dataDir, 'uploads', '.unfinished');
  mkdirSync(unfinished, { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(unfinished, longAgo, longAgo);
  site = await testApp({ DATA_DIR: dataDir });
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.app.close());

const upload = (...files: FormFile[]) =>
  fetch(`${address}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'x-admin-token': token },
    body: formOf(...files),
  });

const uploaded = async (...files: FormFile[]) => {
  const answer = await upload(...files);
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  return url;
};

test('what a killed process left is gone when the next has started', () => {
  expect(contentsOf(join(dataDir, 'uploads'))).toEqual({});
});

test('an uploaded picture is at the address that was answered, for good', async () => {
  const url = await uploaded({ bytes: await plain(400, 300).png().toBuffer() });
  expect(imageVariants(url)).toMatchObject({ width: 400, height: 300 });

  const answer = await fetch(address + url);
  const bytes = await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });

  const head = await fetch(address + url, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(bytes.byteLength));

  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(address + url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('every address in the srcset answers', async () => {
  const url = await uploaded({ bytes: await plain(700, 300).png().toBuffer() });
  const copies = imageVariants(url)?.srcset.split(', ') ?? [];
  expect(copies).toHaveLength(4);
  for (const copy of copies) {
    expect((await fetch(address + copy.split(' ')[0])).status).toBe(200);
  }
});

test.each([
  ['picture.txt', 'text/plain'],
  ['../../x.png', 'image/png'],
  ['/etc/passwd', 'application/octet-stream'],
  ['x.html', 'text/html'],
])('a picture named %s and called %s is a picture', async (name, type) => {
  const bytes = await plain(50, 40).png().toBuffer();
  const url = await uploaded({ bytes, name, type });
  expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\/50x40\.webp$/);
  expect((await fetch(address + url)).headers.get('content-type')).toBe('image/webp');
});

test('the same file twice has the same address and is kept once', async () => {
  const bytes = await plain(90, 80).png().toBuffer();
  const url = await uploaded({ bytes });
  const before = contentsOf(dataDir);
  expect(await uploaded({ bytes, name: 'other.gif' })).toBe(url);
  expect(contentsOf(dataDir)).toEqual(before);
});

test('other fields of the form are passed over', async () => {
  const body = formOf({ bytes: await plain(9, 9).png().toBuffer() });
  body.append('alt', 'A picture');
  const headers = { 'x-admin-token': token };
  const answer = await fetch(`${address}/api/admin/uploads`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
});

test('many uploads at once are all kept', async () => {
  const pictures = Array.from({ length: 20 }, (_, index) =>
    plain(300 + index, 200)
      .png()
      .toBuffer(),
  );
  const urls = await Promise.all(pictures.map(async (bytes) => uploaded({ bytes: await bytes })));
  expect(new Set(urls).size).toBe(20);
});

test.each([
  '/uploads',
  '/uploads/',
  '/uploads/00000000000000000000000000000000',
  '/uploads/00000000000000000000000000000000/',
  '/uploads/00000000000000000000000000000000/640.webp',
  '/uploads/.1-unfinished/640.webp',
  '/uploads/..%2f..%2faceboard.db',
  '/uploads/%2e%2e/admin-token',
  '/uploads/../admin-token',
  '/uploads/00000000000000000000000000000000/..%2f..%2fadmin-token',
  '/uploads/note.txt',
])('nothing is at %s', async (url) => {
  writeFileSync(join(dataDir, 'admin-token'), 'secret');
  writeFileSync(join(dataDir, 'uploads', 'note.txt'), 'secret');
  mkdirSync(join(dataDir, 'uploads', '.1-unfinished'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', '.1-unfinished', '640.webp'), 'secret');
  const answer = await site.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a picture cannot be replaced or removed at its address', async () => {
  const url = await uploaded({ bytes: await plain(8, 8).png().toBuffer() });
  const answer = await site.app.inject({ method: 'DELETE', url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('no other call takes a form', async () => {
  const answer = await fetch(`${address}/api/admin/products`, {
    method: 'POST',
    headers: { 'x-admin-token': token },
    body: formOf({ bytes: 'x' }),
  });
  expect(answer.status).toBe(415);
});

test('the description of the API says how to upload', async () => {
  const { body } = await site.call('GET', '/openapi.json');
  expect(body.paths['/api/admin/uploads'].post).toMatchObject({
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadForm' } } },
    },
    responses: { 201: {}, 413: {}, 415: {} },
    security: [{ adminToken: [] }],
  });
  expect(body.components.schemas.UploadForm).toMatchObject({
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
  });
});

test('a file that is still arriving when the server stops may be sent again', async () => {
  const other = await testApp({ DATA_DIR: temporaryFolder() });
  const sent = request(
    `${await other.app.listen({ port: 0, host: '127.0.0.1' })}/api/admin/uploads`,
    {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=edge', 'x-admin-token': token },
    },
  );
  sent.write(
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\nbeginning',
  );
  await once(other.app.server, 'request');
  const closed = other.app.close();
  const [answer] = await once(sent, 'response');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  sent.destroy();
  await closed;
});
