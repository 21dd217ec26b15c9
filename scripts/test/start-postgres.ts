/** With TEST_DATABASE=postgres the tests of a run share one PostgreSQL, and each has a database of its own on it. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../postgres/postgres-server.ts';

/** Nothing that a test writes must outlive a loss of power. */
const flags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
];

export default async function startPostgres() {
  if (process.env.TEST_DATABASE !== 'postgres') return;
  const folder = join(tmpdir(), `aceboard-postgres-${process.pid}`);
  const server = await startPostgresServer({ folder, persistent: false, flags });
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
