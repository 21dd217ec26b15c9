/** With TEST_DATABASE=postgres the tests of a run share one PostgreSQL, and each has a database of its own on it. */
import { startPostgresServer } from '../postgres/postgres-server.ts';

export default async function startPostgres() {
  if (process.env.TEST_DATABASE !== 'postgres') return;
  const flags = [
    // Nothing that a test writes must outlive a loss of power.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=300',
    'unix_socket_directories=.',
  ];
  const { url, folder, stop } = await startPostgresServer({ flags, authMethod: 'trust' });
  // Tests open a connection some thousand times: a socket in a folder costs less than TCP and a password's check.
  process.env.TEST_DATABASE_URL = url.replace('127.0.0.1', encodeURIComponent(folder));
  return stop;
}
