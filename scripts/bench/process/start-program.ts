import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFile } from '../../../db/project-file.ts';
import { freePort } from '../../../search-index/meilisearch/server/free-port.ts';

/** The server is started as `npm start` starts it. */
export const builtServer = [
  '--max-semi-space-size=2',
  '--import',
  projectFile('scripts/setup/stop-with-parent.mjs'),
  projectFile('dist/server/main.js'),
];
export const bareServer = [join(import.meta.dirname, 'bare-server.ts')];

type Program = { command?: string; args: string[]; cwd?: string; dataDir?: string; path: string };

export type StartedProgram = Awaited<ReturnType<typeof startProgram>>;

/** Returns when the path is answered, with the milliseconds since the program was started. */
export async function startProgram({ command, args, cwd, dataDir = '', path }: Program) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(command ?? process.execPath, args, {
    cwd: cwd ?? projectFile('.'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: projectFile('dist/compile-cache'),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      MEILI_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while ((await statusOf(url + path)) !== 200) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended before it answered`);
    await wait(2);
  }
  return {
    url,
    pid: child.pid as number,
    milliseconds: performance.now() - begun,
    stop: () => stop(child, ended),
  };
}

async function stop(child: ChildProcess, ended: Promise<unknown>) {
  child.kill('SIGTERM');
  await ended;
}

const statusOf = (url: string) =>
  new Promise<number | undefined>((resolve) => {
    const sent = request(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', () => resolve(undefined));
    sent.end();
  });
