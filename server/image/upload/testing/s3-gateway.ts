/** Starts a real S3 server that stores objects in a folder: https://github.com/versity/versitygw. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import { temporaryFolder } from '../../../../db/testing/temporary-folder.ts';
import { freePort } from '../../../../search-index/meilisearch/server/free-port.ts';

const program = [
  process.env.VERSITYGW_BIN ?? '',
  ...[...(process.env.PATH ?? '').split(delimiter), join(homedir(), 'go/bin')].map((folder) =>
    join(folder, 'versitygw'),
  ),
].find(existsSync);

export const hasGateway = program !== undefined;
export const noGateway =
  'versitygw is neither on the PATH nor in VERSITYGW_BIN (go install github.com/versity/versitygw/cmd/versitygw@latest)';

const keys = { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' };

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** A stopped gateway can be restarted with the same URL and images. */
export async function startGateway(before?: { port: number; folder: string }) {
  if (!program) throw new Error(noGateway);
  const folder = before?.folder ?? temporaryFolder();
  const port = before?.port ?? (await freePort());
  mkdirSync(join(folder, 'images'), { recursive: true });
  const gateway = spawn(program, ['--quiet', '--port', `127.0.0.1:${port}`, 'posix', folder], {
    env: { ROOT_ACCESS_KEY: keys.AWS_ACCESS_KEY_ID, ROOT_SECRET_KEY: keys.AWS_SECRET_ACCESS_KEY },
    stdio: 'ignore',
  });
  const endWithTests = () => gateway.kill('SIGKILL');
  process.once('exit', endWithTests);
  const endpoint = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => fetch(endpoint).catch(() => undefined), {
    interval: 20,
    timeout: 60_000,
  });
  return {
    port,
    folder,
    /** The settings of a site that stores its images under its own prefix. */
    settingsOf: (prefix: string) => ({
      ...keys,
      UPLOADS_URL: `s3://images/${prefix}`,
      S3_ENDPOINT: endpoint,
    }),
    async stop() {
      process.off('exit', endWithTests);
      const ended = once(gateway, 'exit');
      gateway.kill('SIGKILL');
      await ended;
    },
  };
}
