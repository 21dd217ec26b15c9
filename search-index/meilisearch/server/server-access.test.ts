// Runs on SQLite only: Meilisearch is called in the same way with both.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { connectTo } from './server-access.ts';

test('a redirect is refused instead of followed', async () => {
  const paths: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    paths.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(connectTo({ url: `http://127.0.0.1:${port}` }).health()).rejects.toThrow();
  expect(paths).toEqual(['/health']);
  server.close();
});
