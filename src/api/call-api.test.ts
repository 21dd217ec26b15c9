import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callUrl } from './call-api.ts';

const servers: ReturnType<typeof createServer>[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const unreachable = { failure: { code: 'unreachable', message: '', fields: [] } };

test('sends JSON and returns the data of the response', async () => {
  const url = await serve(async (request, response) => {
    const sent = (await request.toArray()).join('');
    response.end(JSON.stringify([request.method, request.headers['content-type'], sent]));
  });
  expect(await callUrl('POST', url, { json: { id: 7 } })).toEqual({
    data: ['POST', 'application/json', '{"id":7}'],
  });
});

test('asks for JSON with and without a body, in addition to the caller’s headers', async () => {
  const url = await serve(({ headers }, response) =>
    response.end(JSON.stringify([headers.accept, headers['x-admin-token'] ?? null])),
  );
  expect(await callUrl('GET', url)).toEqual({ data: ['application/json', null] });
  const sent = { json: {}, headers: { 'x-admin-token': 'secret' } };
  expect(await callUrl('POST', url, sent)).toEqual({ data: ['application/json', 'secret'] });
});

test('an empty response is not a failure', async () => {
  const url = await serve((_, response) => response.writeHead(204).end());
  expect(await callUrl('DELETE', url)).toEqual({ data: undefined });
});

test('an error has the server’s code, message and fields', async () => {
  const errors = [{ path: 'email', message: 'Is no e-mail address' }];
  const url = await serve((_, response) =>
    response.writeHead(400).end(JSON.stringify({ code: 'bad_input', detail: 'Wrong.', errors })),
  );
  expect(await callUrl('GET', url)).toEqual({
    failure: { code: 'bad_input', message: 'Wrong.', fields: errors },
  });
});

test('no response, a proxy’s error page and an aborted call all count as unreachable', async () => {
  const url = await serve((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  expect(await callUrl('GET', url)).toEqual(unreachable);
  expect(await callUrl('GET', url, { signal: AbortSignal.abort() })).toEqual(unreachable);
  expect(await callUrl('GET', 'http://127.0.0.1:1/')).toEqual(unreachable);
});

test('a proxy’s error page about an oversized request counts as too large', async () => {
  const url = await serve((_, response) => response.writeHead(413).end('<h1>Too large</h1>'));
  const failure = { code: 'too_large', message: '', fields: [] };
  expect(await callUrl('POST', url)).toEqual({ failure });
});
