/** Services that the cluster uses, which can be killed and restarted on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinary } from '../../search-index/meilisearch/server/find-binary.ts';
import { freePort } from '../../search-index/meilisearch/server/free-port.ts';
import { endWithBench } from '../bench/process/end-with-bench.ts';

async function startService(command: string, args: string[], url: string) {
  let child: ChildProcess;

  /** Resolves once the service responds, with any status. */
  async function startAgain() {
    child = endWithBench(spawn(command, args, { stdio: 'ignore' }), () => child.kill('SIGKILL'));
    while (!(await fetch(url).then(Boolean, () => false))) await wait(20);
  }

  async function kill() {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await startAgain();
  return { kill, startAgain };
}

/** Returns undefined if the program isn't installed. */
export async function startMeilisearch(folder: string) {
  const command = findBinary(process.env.MEILI_BIN);
  if (command === undefined) return undefined;
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const key = 'failover-failover-failover';
  const args = ['--http-addr', address, '--db-path', join(folder, 'meilisearch')];
  const service = await startService(
    command,
    [...args, '--master-key', key, '--no-analytics'],
    `${url}/health`,
  );
  return { ...service, variables: { MEILI_URL: url, MEILI_API_KEY: key } };
}

/** Returns undefined if the program isn't installed. */
export async function startS3(folder: string) {
  const command =
    process.env.VERSITYGW_BIN ??
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((place) => join(place, 'versitygw'))
      .find(existsSync);
  if (command === undefined) return undefined;
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const root = join(folder, 's3');
  mkdirSync(join(root, 'images'), { recursive: true });
  const keys = { AWS_ACCESS_KEY_ID: 'failover', AWS_SECRET_ACCESS_KEY: 'failover-secret' };
  const access = ['--access', keys.AWS_ACCESS_KEY_ID, '--secret', keys.AWS_SECRET_ACCESS_KEY];
  const service = await startService(command, [...access, '--port', address, 'posix', root], url);
  return {
    ...service,
    variables: {
      ...keys,
      UPLOADS_URL: 's3://images/uploads',
      S3_ENDPOINT: url,
      AWS_REGION: 'us-east-1',
    },
  };
}
