// Runs on SQLite only: the import itself is tested on both databases.
import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { oldPost, oldSite, sendFile, uploadSite } from '../../move-in/run/testing/old-site.ts';
import { type TestApp, testApp, token } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

let given: TestApp;
afterEach(() => given.app.close());

const imports = async () => (await given.call('GET', '/admin/imports')).body.items;
const file = oldSite(oldPost(5));

async function listen() {
  await given.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = given.app.server.address() as AddressInfo;
  /** Sends a file in chunks, without its length. */
  return (name: string): ClientRequest =>
    request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/admin/imports?name=${name}`,
      headers: { 'x-admin-token': token, 'content-type': 'text/xml' },
      agent: false,
    });
}

async function answerOf(sent: ClientRequest) {
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: (await json(response)) as { detail?: string } };
}

test.each([
  ['a ZIP archive', 'PK\u0003\u0004rest of it', 'This is a ZIP archive; unpack it'],
  ['a web page', '<!doctype html><title>Log in</title>', 'This is a web page;'],
  ['an incomplete export', file.slice(0, -40), 'incomplete; export it again'],
  ['other columns than those of links', 'slug,price\na,b\n', 'Must be an export of Pretty Links'],
])('%s is refused with what to do instead, and kept as failed', async (_, content, reason) => {
  given = await testApp();
  const { detail } = expectProblem(await sendFile(given, content), 'bad_input', 400);
  expect(detail).toContain(reason);
  expect(await imports()).toMatchObject([
    { state: 'failed', failure: expect.stringContaining(reason) },
  ]);
});

test.each([
  ['nothing', '', {}, 400, 'bad_input'],
  ['JSON', '{}', { type: 'application/json' }, 415, 'unsupported_type'],
  ['a form', 'a=b', { type: 'multipart/form-data; boundary=x' }, 415, 'unsupported_type'],
  ['a file without a name', file, { query: '' }, 400, 'bad_input'],
  ['a file for no import', file, { query: 'name=a.xml&add_to=7' }, 404, 'not_found'],
  ['a file for an import that cannot exist', file, { query: 'name=a&add_to=x' }, 400, 'bad_input'],
])('%s is refused without beginning an import', async (_, content, sent, status, code) => {
  given = await testApp();
  expectProblem(await sendFile(given, content, sent), code, status);
  expect(await imports()).toEqual([]);
});

const gzip = { headers: { 'content-encoding': 'gzip' } };

test('a compressed file is read like the file itself', async () => {
  given = await testApp();
  const { status, body } = await sendFile(given, gzipSync(file), gzip);
  expect([status, body]).toMatchObject([201, { state: 'read', source: 'old.example' }]);
});

test.each([
  ['that is not compressed as it says', Buffer.from(file), gzip, 400],
  ['that ends too early', gzipSync(file).subarray(0, -20), gzip, 400],
  ['in another encoding', Buffer.from(file), { headers: { 'content-encoding': 'br' } }, 400],
  ['that is a bomb', gzipSync(file.replace('</channel>', ' '.repeat(50_000_000))), gzip, 413],
])('a file %s is refused', async (_, payload, sent, status) => {
  given = await testApp({ IMPORT_MAX_BYTES: '1000000' });
  expect((await sendFile(given, payload, sent)).status).toBe(status);
  expect((await sendFile(given, file)).status).toBe(201);
});

test('a file over IMPORT_MAX_BYTES is refused, whether it states its length or not', async () => {
  given = await testApp({ IMPORT_MAX_BYTES: String(file.length) });
  const large = oldSite(oldPost(5), oldPost(6));
  expectProblem(await sendFile(given, large), 'too_large', 413);
  expect(await imports()).toEqual([]);
  const send = await listen();
  const sent = send('large.xml');
  const answer = answerOf(sent);
  sent.end(large);
  expect(await answer).toMatchObject({
    status: 413,
    body: { detail: `The file is larger than ${file.length} bytes.` },
  });
  expect((await sendFile(given, file)).status).toBe(201);
});

test('a third upload waits until one of the first two has been read', async () => {
  given = await testApp();
  const send = await listen();
  const [first, second, third] = ['first', 'second', 'third'].map(send) as [
    ClientRequest,
    ClientRequest,
    ClientRequest,
  ];
  const names = async () => (await imports()).map(({ name }: { name: string }) => name).toSorted();
  const half = file.length / 2;
  for (const [index, sent] of [first, second].entries()) {
    sent.write(file.slice(0, half));
    await expect.poll(async () => (await imports()).length).toBe(index + 1);
  }
  const waiting = answerOf(third);
  third.end(file);
  expect(await names()).toEqual(['first', 'second']);
  const done = answerOf(first);
  first.end(file.slice(half));
  expect((await done).status).toBe(201);
  expect((await waiting).status).toBe(201);
  const last = answerOf(second);
  second.end(file.slice(half));
  expect((await last).status).toBe(201);
  expect(await names()).toEqual(['first', 'second', 'third']);
});

test('a client that goes away ends the reading', async () => {
  given = await testApp();
  const send = await listen();
  const sent = send('half.xml');
  sent.on('error', () => {});
  sent.write(file.slice(0, file.length / 2));
  await expect.poll(async () => (await imports()).length).toBe(1);
  sent.destroy();
  await expect
    .poll(imports)
    .toMatchObject([{ state: 'failed', failure: 'The file was not sent completely.' }]);
});

test('only owners upload', async () => {
  given = await testApp();
  const { token: editor } = await given.make.person({ role: 'editor' });
  const answer = await sendFile(given, file, { headers: { 'x-admin-token': editor } });
  expectProblem(answer, 'forbidden', 403);
});

test('a broken file that is added leaves the import as it was', async () => {
  given = await testApp();
  const id = await uploadSite(given, oldPost(5));
  const query = `name=broken.xml&add_to=${id}`;
  expectProblem(await sendFile(given, file.slice(0, -40), { query }), 'bad_input', 400);
  expect(await imports()).toMatchObject([{ id, name: 'export.xml', state: 'read', failure: null }]);
});
