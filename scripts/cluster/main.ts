/**
 * `npm run cluster -- --processes 2 --port 3000` starts PostgreSQL, that many processes and a load balancer on this
 * machine, for experiments. Uses an existing PostgreSQL if DATABASE_URL is set. `npm run cluster -- failover` kills
 * them in turn.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDataFolder } from '../../db/data-folder.ts';
import { readOrCreateSecret } from '../../db/secret-file.ts';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { assertNoDatabase, canHoldDatabase } from '../postgres/reachable.ts';
import { startCluster } from './cluster.ts';

const usage = new Error(
  'Usage: npm run cluster -- [failover] [--processes 1..16] [--port 0..65535]',
);

function readOptions() {
  const { values, positionals } = parseArgs({
    options: {
      processes: { type: 'string', default: '2' },
      port: { type: 'string', default: process.env.PORT ?? '3000' },
    },
    allowPositionals: true,
  });
  const processes = wholeNumber(values.processes, 1, 16);
  const port = wholeNumber(values.port, 0, 65_535);
  if (positionals.some((name) => name !== 'failover') || positionals.length > 1) throw usage;
  return { processes, port, isFailover: positionals.length === 1 };
}

function wholeNumber(text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) throw usage;
  return number;
}

/** If started by root, PostgreSQL runs as a user without access to DATA_DIR or to folders in a home folder. */
function databaseFolder(dataFolder: string): string {
  const preferred = `${dataFolder}-postgres`;
  if (canHoldDatabase(preferred)) return preferred;
  assertNoDatabase(preferred);
  const folder = join('/var/lib/aceboard-cluster', preferred);
  console.log(`The database is in ${folder}: PostgreSQL's user has no access to ${preferred}`);
  return folder;
}

async function serve({ processes, port }: { processes: number; port: number }) {
  const folder = resolve(process.env.DATA_DIR ?? './data');
  const postgres = process.env.DATABASE_URL
    ? undefined
    : await startPostgresServer({ folder: databaseFolder(folder) });
  // Restricts access only after PostgreSQL has started, because its user must be able to read earlier files.
  openDataFolder(folder);
  const adminToken = process.env.ADMIN_TOKEN || readOrCreateSecret(folder, 'admin-token').value;
  const cluster = await startCluster({
    processes,
    port,
    databaseUrl: process.env.DATABASE_URL ?? postgres?.url ?? '',
    folder,
    variables: {
      ADMIN_TOKEN: adminToken,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      RATE_LIMIT: process.env.RATE_LIMIT ?? '600',
      MEILI_URL: process.env.MEILI_URL ?? '',
    },
  });
  for (const { url, pid } of cluster.members) console.log(`Process ${pid} at ${url}`);
  console.log(`Site   ${cluster.url}/\nAdmin  ${cluster.url}/admin\nToken  ${adminToken}`);
  console.log('SIGHUP restarts the processes one at a time.');

  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await cluster.stop();
    await postgres?.stop();
    process.exit(0);
  };
  // Removes the signal handlers of the started programs, which would stop them in no particular order.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  let restarting = Promise.resolve();
  process.on('SIGHUP', () => {
    restarting = restarting.then(cluster.restartInTurn).then(
      () => console.log('The processes were restarted one at a time'),
      (error: unknown) => console.error(error),
    );
  });
}

try {
  const options = readOptions();
  if (options.isFailover) {
    const { failover } = await import('./failover.ts');
    process.exit(await failover());
  }
  await serve(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
