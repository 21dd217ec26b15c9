// Runs on SQLite only: connections to S3 have nothing to do with the database.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { testApp, token } from '../../../testing/app.ts';
import { fakeS3 } from '../../upload/testing/fake-s3.ts';
import { formOf, plain } from '../../upload/testing/uploads.ts';

const image = '1'.repeat(32);
const path = `/uploads/${image}/200x100.webp`;
const emptyList = '<ListBucketResult></ListBucketResult>';

afterEach(() => void vi.useRealTimers());
const fakeTimeouts = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const faultOf = (cause: RegExp) => ({
  code: 'overloaded',
  headers: { 'retry-after': '5' },
  cause: { message: expect.stringMatching(cause) },
});

test('retries once when S3 resets the connection', async () => {
  const { storage, requests } = await fakeS3((request, response) => {
    if (requests.length === 1) request.socket.destroy();
    else response.end('content');
  });
  const found = await storage.open(image, '160.webp');
  expect(found && (await buffer(found.content)).toString()).toBe('content');
  expect(requests).toHaveLength(2);
});

test('gives up after two attempts when S3 keeps resetting the connection', async () => {
  const { storage, requests } = await fakeS3((request) => void request.socket.destroy());
  await expect(storage.open(image, '160.webp')).rejects.toMatchObject(faultOf(/cannot be reached/));
  expect(requests).toHaveLength(2);
});

test('a truncated response is an error, not a complete image', async () => {
  const { storage } = await fakeS3((request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => request.socket.destroy());
  });
  const found = await storage.open(image, '160.webp');
  await expect(found && buffer(found.content)).rejects.toMatchObject(faultOf(/cannot be reached/));
});

test('a response that stalls midway is abandoned after ten seconds', async () => {
  const { storage } = await fakeS3((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
  });
  const found = await storage.open(image, '160.webp');
  fakeTimeouts();
  found?.content.once('data', () => globalThis.setImmediate(() => vi.advanceTimersByTime(10_000)));
  await expect(found && buffer(found.content)).rejects.toMatchObject(faultOf(/within 10 s/));
});

test('a client that disconnects ends the read from S3', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const { variables } = await fakeS3(({ url }, response) => {
    if (!url?.endsWith('.webp')) return response.end(emptyList);
    response.once('close', resolve);
    const large = Buffer.alloc(50_000_000);
    return response.writeHead(200, { 'content-length': large.length }).end(large);
  });
  const site = await testApp(variables);
  const leave = new AbortController();
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(url + path, { signal: leave.signal });
  await response.body?.getReader().read();
  leave.abort();
  await left;
  await site.app.close();
});

test('answers 404 for a missing image and 503 for one that S3 fails to deliver', async () => {
  let answer: [number, string] = [404, 'NoSuchKey'];
  const { variables, server } = await fakeS3((_, response) => {
    response.writeHead(answer[0]).end(`<Error><Code>${answer[1]}</Code></Error>`);
  });
  const { app } = await testApp(variables);
  const missing = [`/uploads/${image}/160.webp`, `/uploads/${image}/320.webp`] as const;
  expect((await app.inject(missing[0])).statusCode).toBe(404);
  expect((await app.inject({ url: missing[1], method: 'HEAD' })).statusCode).toBe(404);

  const expectFault = async () => {
    const { statusCode, headers, json } = await app.inject(path);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(json()).toMatchObject({
      code: 'overloaded',
      detail: 'Images are not available. Try again in 5 seconds.',
    });
  };
  answer = [403, 'AccessDenied'];
  await expectFault();
  answer = [500, 'InternalError'];
  await expectFault();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await expectFault();
  const form = new Response(formOf({ bytes: await plain(9, 9).png().toBuffer() }));
  const upload = await app.inject({
    method: 'POST',
    url: '/api/admin/uploads',
    headers: { 'x-admin-token': token, 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  expect([upload.statusCode, upload.headers['retry-after']]).toEqual([503, '5']);
  await app.close();
});
