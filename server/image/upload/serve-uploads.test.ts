// Runs in test:long only: starts and kills servers.
/** Clients upload images and fetch them as a browser does. */
// Runs on SQLite only: images are files, and image.test.ts covers their rows.
import { once } from 'node:events';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageVariants } from '#contract/image/uploaded-image.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { type TestApp, testApp, token } from '../../testing/app.ts';
import { contentsOf, type FormFile, formOf, plain } from './testing/uploads.ts';

const dataDir = temporaryFolder();
let site: TestApp;
let siteUrl: string;

beforeAll(async () => {
  const unfinished = join(dataDir, 'uploads', '.unfinished');
  mkdirSync(unfinished, { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(unfinished, longAgo, longAgo);
  site = await testApp({ DATA_DIR: dataDir });
  siteUrl = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.app.close());

const upload = (...files: FormFile[]) =>
  fetch(`${siteUrl}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'x-admin-token': token },
    body: formOf(...files),
  });

const uploaded = async (...files: FormFile[]) => {
  const response = await upload(...files);
  expect(response.status).toBe(201);
  const { url } = (await response.json()) as { url: string };
  return url;
};

test('a killed process’s unfinished files are deleted once the next one has started', async () => {
  await expect.poll(() => contentsOf(join(dataDir, 'uploads'))).toEqual({});
});

test('an uploaded image is permanently available at the returned path', async () => {
  const url = await uploaded({ bytes: await plain(400, 300).png().toBuffer() });
  expect(imageVariants(url)).toMatchObject({ width: 400, height: 300 });

  const response = await fetch(siteUrl + url);
  const bytes = await response.arrayBuffer();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });

  const head = await fetch(siteUrl + url, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(bytes.byteLength));

  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(siteUrl + url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('every URL in the srcset exists', async () => {
  const url = await uploaded({ bytes: await plain(700, 300).png().toBuffer() });
  const copies = imageVariants(url)?.srcset.split(', ') ?? [];
  expect(copies).toHaveLength(4);
  for (const copy of copies) {
    expect((await fetch(siteUrl + copy.split(' ')[0])).status).toBe(200);
  }
});

test.each([
  ['picture.txt', 'text/plain'],
  ['../../x.png', 'image/png'],
  ['/etc/passwd', 'application/octet-stream'],
  ['x.html', 'text/html'],
])('an image named %s and sent as %s is accepted as an image', async (name, type) => {
  const bytes = await plain(50, 40).png().toBuffer();
  const url = await uploaded({ bytes, name, type });
  expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\/50x40\.webp$/);
  expect((await fetch(siteUrl + url)).headers.get('content-type')).toBe('image/webp');
});

test('a file uploaded twice has one path and is stored once', async () => {
  const bytes = await plain(90, 80).png().toBuffer();
  const url = await uploaded({ bytes });
  const before = contentsOf(dataDir);
  expect(await uploaded({ bytes, name: 'other.gif' })).toBe(url);
  expect(contentsOf(dataDir)).toEqual(before);
});

test('other form fields are ignored', async () => {
  const body = formOf({ bytes: await plain(9, 9).png().toBuffer() });
  body.append('alt', 'A picture');
  const headers = { 'x-admin-token': token };
  const response = await fetch(`${siteUrl}/api/admin/uploads`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
});

test('stores many concurrent uploads', async () => {
  const images = Array.from({ length: 20 }, (_, index) =>
    plain(300 + index, 200)
      .png()
      .toBuffer(),
  );
  const urls = await Promise.all(images.map(async (bytes) => uploaded({ bytes: await bytes })));
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
])('finds nothing at %s', async (url) => {
  writeFileSync(join(dataDir, 'admin-token'), 'secret');
  writeFileSync(join(dataDir, 'uploads', 'note.txt'), 'secret');
  mkdirSync(join(dataDir, 'uploads', '.1-unfinished'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', '.1-unfinished', '640.webp'), 'secret');
  const response = await site.app.inject({ url });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ status: 404, code: 'not_found' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('an image cannot be replaced or deleted at its path', async () => {
  const url = await uploaded({ bytes: await plain(8, 8).png().toBuffer() });
  const response = await site.app.inject({ method: 'DELETE', url });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});

test('no other call accepts a form', async () => {
  const response = await fetch(`${siteUrl}/api/admin/products`, {
    method: 'POST',
    headers: { 'x-admin-token': token },
    body: formOf({ bytes: 'x' }),
  });
  expect(response.status).toBe(415);
});

test('the API description explains how to upload', async () => {
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

test('a file still arriving when the server stops can be sent again', async () => {
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
  const [response] = await once(sent, 'response');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  sent.destroy();
  await closed;
});
