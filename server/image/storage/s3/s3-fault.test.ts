// Runs on SQLite only: S3 fails here, not the database.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../db/testing/temporary-folder.ts';
import { startServer } from '../../../testing/process.ts';
import { fakeS3 } from '../../upload/testing/fake-s3.ts';

const image = '1'.repeat(32);
const path = `/uploads/${image}/200x100.webp`;
const whole = new Map([['200x100.webp', Buffer.from('whole')]]);
const emptyList = '<ListBucketResult></ListBucketResult>';

afterEach(() => void vi.useRealTimers());
const fakeTimeouts = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const faultOf = (cause: RegExp) => ({
  code: 'overloaded',
  headers: { 'retry-after': '5' },
  cause: { message: expect.stringMatching(cause) },
});

test('after two seconds, gives up on a hanging read from S3, or an upload that has not started', async () => {
  const { storage, server } = await fakeS3(() => {});
  fakeTimeouts();
  const reads = [
    () => storage.open(image, '160.webp'),
    () => storage.sizeOf(image, '160.webp'),
    () => storage.has(image),
    () => storage.put(image, whole),
  ];
  for (const read of reads) {
    const reading = read();
    const refused = expect(reading).rejects.toMatchObject(faultOf(/no response within 2 s\.$/));
    await once(server, 'request');
    vi.advanceTimersByTime(2_000);
    await refused;
  }
});

test('after 30 seconds, gives up on a hanging upload to S3', async () => {
  const { storage, server } = await fakeS3((request, response) => {
    if (request.method === 'GET') response.end(emptyList);
  });
  fakeTimeouts();
  const refused = expect(storage.put(image, whole)).rejects.toMatchObject(
    faultOf(/no response within 30 s\.$/),
  );
  await once(server, 'request');
  await once(server, 'request');
  vi.advanceTimersByTime(30_000);
  await refused;
});

/** Stores an image with two narrower copies, of which S3 accepts only some files. */
async function put(takes: (url: string) => boolean) {
  const written: [string, IncomingHttpHeaders][] = [];
  const { storage } = await fakeS3(async ({ method, url = '', headers }, response) => {
    if (method === 'GET') return response.end(emptyList);
    if (!takes(url)) return response.writeHead(500).end();
    // The narrower copies are slow, so the full image would overtake them.
    if (!url.includes('x')) await setImmediate();
    written.push([url.slice('/images/'.length), headers]);
    return response.end();
  });
  const copies = ['160', '320'].map((width) => [`${width}.webp`, Buffer.from(width)] as const);
  const result = await storage.put(image, new Map([...whole, ...copies])).then(
    () => 'stored',
    () => 'refused',
  );
  return { result, written };
}

test('writes the full image last, and every file with its type, max age and hash', async () => {
  const { result, written } = await put(() => true);
  expect(result).toBe('stored');
  const names = written.map(([name]) => name);
  expect(names.slice(0, 2).sort()).toEqual([`${image}/160.webp`, `${image}/320.webp`]);
  expect(names.slice(2)).toEqual([`${image}/200x100.webp`]);
  expect(written[2]?.[1]).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '5',
    'x-amz-content-sha256': createHash('sha256').update('whole').digest('hex'),
  });
});

test('does not write the full image if a narrower copy failed', async () => {
  const { result, written } = await put((url) => !url.endsWith('/320.webp'));
  expect(result).toBe('refused');
  expect(written.map(([name]) => name)).not.toContain(`${image}/200x100.webp`);
});

test.each([500, 503, 429])('does not retry a %i from S3', async (status) => {
  const { storage, requests } = await fakeS3((_, response) => {
    response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>');
  });
  await expect(storage.open(image, '160.webp')).rejects.toMatchObject(
    faultOf(new RegExp(`answered ${status} SlowDown\\.$`)),
  );
  expect(requests).toEqual([`GET /images/${image}/160.webp`]);
});

test('reads missing images over one connection, however the error arrives', async () => {
  const { storage, server } = await fakeS3(async (_, response) => {
    response.writeHead(404).write('<?xml version="1.0"?>');
    // Lets the client, which runs in this process too, read the response.
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    response.end('<Error><Code>NoSuchKey</Code></Error>');
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  for (const width of [160, 320, 640]) {
    expect(await storage.open(image, `${width}.webp`)).toBeUndefined();
  }
  expect(connections).toBe(1);
});

test('sends S3 at most 64 reads at a time, queues a thousand for up to two seconds and refuses the rest', async () => {
  const { storage, server, requests } = await fakeS3(() => {});
  fakeTimeouts();
  const reads = Array.from({ length: 1_100 }, (_, index) => storage.sizeOf(image, `${index}.webp`));
  const ended = Promise.allSettled(reads);
  for (const read of reads.slice(-36)) {
    await expect(read).rejects.toMatchObject(faultOf(/^Too many images are being read/));
  }
  while (requests.length < 64) await once(server, 'request');
  vi.advanceTimersByTime(2_000);
  for (const result of (await ended).slice(0, 1_064)) {
    expect(result).toMatchObject({ reason: faultOf(/no response within 2 s\.$/) });
  }
  expect(requests).toHaveLength(64);
});

test('asks for a missing image once a second, and finds it once it is stored', async () => {
  const stored = new Set<string>();
  const { storage, requests } = await fakeS3(({ method, url = '' }, response) => {
    if (method === 'PUT') stored.add(url);
    if (url.includes('?')) response.end(emptyList);
    else response.writeHead(stored.has(url) ? 200 : 404, { 'content-length': 0 }).end();
  });
  for (let times = 0; times < 3; times += 1) {
    expect(await storage.sizeOf(image, '200x100.webp')).toBeUndefined();
  }
  expect(requests).toHaveLength(1);
  await storage.put(image, whole);
  expect(await storage.sizeOf(image, '200x100.webp')).toBe(0);
});

test('reads only part of an endless error response', async () => {
  const { storage } = await fakeS3((_, response) => {
    response.writeHead(404).write('<Error><Code>NoSuchKey</Code>'.padEnd(100_000));
  });
  expect(await storage.open(image, '160.webp')).toBeUndefined();
});

test('a persistent fault is a single error, and a new one after a success', async () => {
  let status = 500;
  const { storage } = await fakeS3((_, response) =>
    response.writeHead(status, { 'content-length': 7 }).end('content'),
  );
  const fault = () => storage.open(image, '160.webp').catch((error: unknown) => error);
  const first = await fault();
  expect(await fault()).toBe(first);
  status = 403;
  const other = await fault();
  expect(other).not.toBe(first);
  status = 200;
  await storage.sizeOf(image, '160.webp');
  status = 403;
  expect(await fault()).not.toBe(other);
});

test('a fault is the same for a HEAD response, which has no error code', async () => {
  const { storage } = await fakeS3((_, response) =>
    response.writeHead(500).end('<Error><Code>InternalError</Code></Error>'),
  );
  const first = await storage.open(image, '160.webp').catch((error: unknown) => error);
  expect(await storage.sizeOf(image, '160.webp').catch((error: unknown) => error)).toBe(first);
  expect(await storage.open(image, '160.webp').catch((error: unknown) => error)).toBe(first);
});

test('a fault logged at startup is not logged again by a request', async () => {
  const { variables, requests } = await fakeS3((_, response) =>
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
  );
  const server = await startServer(temporaryFolder(), { ...variables, SEED: 'off' });
  let log = '';
  server.process.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  await expect.poll(() => requests).toHaveLength(1);
  expect((await fetch(server.url + path)).status).toBe(503);
  await server.stop();
  expect(log).not.toContain('Images are not available');
});
