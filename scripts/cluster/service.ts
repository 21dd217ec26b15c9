/** Services that the cluster uses, which can be killed and restarted on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinary } from '../../search-index/meilisearch/server/find-binary.ts';
import { freePort } from '../../search-index/meilisearch/server/free-port.ts';
import { endWithBench } from '../bench/process/end-with-bench.ts';

type Program = { command: string; args: string[]; variables?: Record<string, string>; url: string };

export async function startService({ command, args, variables, url }: Program) {
  let child: ChildProcess;

  /** Resolves once the service responds, with any status. */
  async function start() {
    child = endWithBench(
      spawn(command, args, { env: { ...process.env, ...variables }, stdio: 'ignore' }),
      () => child.kill('SIGKILL'),
    );
    while (!(await fetch(url).then(Boolean, () => false))) await wait(20);
  }

  await start();
  return {
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    startAgain: start,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Returns undefined if the program isn't installed. */
export async function startMeilisearch(folder: string) {
  const command = findBinary(process.env.MEILI_BIN);
  if (command === undefined) return undefined;
  const url = `http://127.0.0.1:${await freePort()}`;
  const key = 'failover-failover-failover';
  const service = await startService({
    command,
    args: [
      ...['--http-addr', url.replace('http://', ''), '--db-path', join(folder, 'meilisearch')],
      ...['--master-key', key, '--no-analytics'],
    ],
    url: `${url}/health`,
  });
  return { ...service, variables: { MEILI_URL: url, MEILI_API_KEY: key } };
}

export async function startS3(folder: string) {
  const command = process.env.VERSITYGW_BIN ?? findOnPath('versitygw');
  if (command === undefined) return undefined;
  const port = await freePort();
  const root = join(folder, 's3');
  mkdirSync(join(root, 'images'), { recursive: true });
  const keys = ['failover', 'failover-secret'] as const;
  const service = await startService({
    command,
    args: [
      ...['--access', keys[0], '--secret', keys[1], '--port', `127.0.0.1:${port}`],
      ...['posix', root],
    ],
    url: `http://127.0.0.1:${port}/`,
  });
  return {
    ...service,
    variables: {
      UPLOADS_URL: 's3://images/uploads',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: keys[0],
      AWS_SECRET_ACCESS_KEY: keys[1],
      AWS_REGION: 'us-east-1',
    },
  };
}

const findOnPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((place) => join(place, program))
    .find((file) => existsSync(file));
