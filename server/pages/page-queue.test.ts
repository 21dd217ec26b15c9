// Runs in test:long only: puts the server under load.
/** Search pages are never cached, and the server survives any number of concurrent requests for them. */
// Runs on SQLite only: the page queue involves no row.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { startServer } from '../testing/process.ts';

test('a thousand concurrent page requests: at least 200 are queued, and the rest answer 503', async () => {
  const server = await startServer(temporaryFolder(), {
    NODE_OPTIONS: '--max-old-space-size=256',
  });
  const { hostname, port } = new URL(server.url);
  const connections = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const connection = connect(Number(port), hostname);
      await once(connection, 'connect');
      return connection;
    }),
  );
  // All requests arrive before the server reads the first, however slow the machine is.
  server.process.kill('SIGSTOP');
  for (const [at, connection] of connections.entries()) {
    connection.write(
      `GET /search?q=harbor+${at} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`,
    );
  }
  server.process.kill('SIGCONT');
  const responses = await Promise.all(connections.map((connection) => text(connection)));
  const rendered = responses.filter((response) => response.startsWith('HTTP/1.1 200 '));
  const refused = responses.filter((response) =>
    /^HTTP\/1\.1 503 .*^retry-after: 5\r$/ms.test(response),
  );
  expect(rendered.length).toBeGreaterThanOrEqual(200);
  expect(refused.length).toBeGreaterThan(0);
  expect(rendered.length + refused.length).toBe(1_000);
  expect((await fetch(`${server.url}/casino`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
