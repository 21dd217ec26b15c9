/** Starts and stops the server as a process, as operators do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { emptyDatabase, isPostgres } from '../../db/testing/database.ts';

export const adminToken = 'a-token-for-tests';

export type Server = {
  url: string;
  process: ChildProcess;
  /** Removes and returns what the server has printed to stderr. Output that no test reads is printed at the end. */
  takeStderr: () => string;
  stop: () => Promise<number | null>;
};

const root = join(import.meta.dirname, '../..');
/** Running all tests builds the server first, which starts twice as fast as from source. Browser tests require that. */
const isBuilt = process.env.TEST_SERVER === 'built';

const sourceFile = join(root, 'server/main.ts');
export const serverFile = isBuilt ? join(root, 'dist/server/main.js') : sourceFile;
export const serverVariables = isBuilt
  ? { NODE_COMPILE_CACHE: join(root, 'dist/compile-cache') }
  : {};

const program = (flags: string[]) => [
  '--import',
  join(root, 'scripts/setup/stop-with-parent.mjs'),
  flags.includes('--dev') ? sourceFile : serverFile,
  ...flags,
];

const databases = new Map<string, Promise<string>>();

/** The database address of a server on this folder, which stays the same across restarts. */
export async function databaseOf(dataDirectory: string): Promise<string> {
  if (!isPostgres) return join(dataDirectory, 'aceboard.db');
  const database = databases.get(dataDirectory) ?? emptyDatabase();
  databases.set(dataDirectory, database);
  return database;
}

export async function startServer(
  dataDirectory: string,
  variables: Record<string, string> = {},
  flags: string[] = [],
): Promise<Server> {
  const child = spawn(process.execPath, program(flags), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...serverVariables,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDirectory,
      ADMIN_TOKEN: adminToken,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      // The Meilisearch of the search suite must not be shared, and an installed one must not be started.
      MEILI_URL: '',
      MEILI_BIN: 'off',
      ...(isPostgres && { DATABASE_URL: await databaseOf(dataDirectory) }),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Its output may arrive after the exit.
  const ended = once(child, 'close');
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  ended.then(() => setImmediate(() => process.stderr.write(stderr)));
  const output = child.stdout as Readable;
  let url = '';
  for await (const line of createInterface({ input: output })) {
    url = /^Site\s+(http:\S+?)\/?$/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  if (!url) throw new Error('The server exited before it printed its URL');
  output.resume();

  return {
    url,
    process: child,
    takeStderr() {
      const taken = stderr;
      stderr = '';
      return taken;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
