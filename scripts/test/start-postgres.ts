/** With TEST_DATABASE=postgres, all tests in a run share one PostgreSQL server, and each gets its own database. */
import { startPostgresServer } from '../postgres/postgres-server.ts';

export default async function startPostgres() {
  if (process.env.TEST_DATABASE !== 'postgres') return;
  const flags = [
    // Test data doesn't have to survive a power loss.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=300',
    'unix_socket_directories=.',
  ];
  const { url, folder, stop } = await startPostgresServer({ flags, authMethod: 'trust' });
  // Tests open thousands of connections, and a Unix socket is faster than TCP with a password check.
  process.env.TEST_DATABASE_URL = url.replace('127.0.0.1', encodeURIComponent(folder));
  return stop;
}
