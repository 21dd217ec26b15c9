/** Runs our own Meilisearch, restarts it when it exits, and stops it when this process exits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Meilisearch } from 'meilisearch';
import { projectFile } from '../../../db/project-file.ts';
import type { SearchLog } from '../../engine-log.ts';
import { freePort } from './free-port.ts';
import { connectTo, type MeilisearchServer } from './server-access.ts';
import { masterKey, serverFolder, versionFolder, writeServerUrl } from './server-folder.ts';

const runner = projectFile('search-index/meilisearch/server/end-with-parent.ts');
const firstPause = 500;
const maxPause = 30_000;
/** A server that has run this long started successfully, which resets the backoff. */
const settledAfter = 60_000;

export function supervisedServer({
  binary,
  dataDir,
}: {
  binary: string;
  dataDir: string;
}): MeilisearchServer {
  let client: Meilisearch | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let failures = 0;

  async function run(log: SearchLog) {
    const data = await versionFolder(dataDir, binary);
    const key = masterKey(dataDir);
    const host = `127.0.0.1:${await freePort()}`;
    await writeServerUrl(dataDir, `http://${host}`);
    if (stopped) return;
    const started = performance.now();
    child = spawnRunner({
      MEILI_HTTP_ADDR: host,
      MEILI_MASTER_KEY: key,
      MEILI_DB_PATH: data,
      MEILI_DUMP_DIR: join(data, 'dumps'),
      MEILI_SNAPSHOT_DIR: join(data, 'snapshots'),
      MEILI_ENV: 'production',
      MEILI_LOG_LEVEL: 'WARN',
    });
    client = connectTo({ url: `http://${host}`, key });
    await once(child, 'exit');
    client = undefined;
    if (stopped) return;
    if (performance.now() - started > settledAfter) failures = 0;
    log.warn(
      `Meilisearch has stopped; see ${join(serverFolder(dataDir), 'log.previous')} for the reason.`,
    );
  }

  function spawnRunner(variables: Record<string, string>): ChildProcess {
    const output = openSync(freshLog(dataDir), 'w', 0o600);
    const spawned = spawn(process.execPath, [runner, binary, '--no-analytics'], {
      detached: true,
      env: { ...inheritedVariables(), ...variables },
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    spawned.unref();
    spawned.channel?.unref();
    return spawned;
  }

  async function keepRunning(log: SearchLog) {
    await run(log).catch((error: unknown) => log.warn(`Meilisearch failed to start: ${error}`));
    if (stopped) return;
    const pause = Math.min(maxPause, firstPause * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => keepRunning(log), pause).unref();
  }

  return {
    isShared: false,
    start: (log) => void keepRunning(log),
    client() {
      if (client) return client;
      throw new Error('Meilisearch is starting');
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.ref();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Keeps the log of the previous run, which may explain why the server stopped. */
function freshLog(dataDir: string): string {
  const file = join(serverFolder(dataDir), 'log');
  if (existsSync(file)) renameSync(file, `${file}.previous`);
  return file;
}

/** Hides our own secrets from Meilisearch. */
const inheritedVariables = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR|TZ|LANG|LD_)/.test(name)),
  );
