import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { projectFile } from '../../../db/project-file.ts';
import { productionFlags, productionVariables } from '../../setup/production.mjs';
import { endWithBench } from './end-with-bench.ts';
import { getAnswer } from './get-answer.ts';

export const adminToken = 'bench-bench-bench-bench';

type Program = { command?: string; args: string[]; variables?: Record<string, string> };
type Start = Program & { cwd?: string; dataDir: string; path: string; minutes?: number };

const inProduction = (file: string): Program => ({
  args: [...productionFlags, file],
  variables: productionVariables,
});
export const builtServer = inProduction('dist/server/main.js');
export const bareServer = inProduction('scripts/bench/process/bare-server.ts');
export const bareServerName = 'Fastify and better-sqlite3';
export const npmStart: Program = { command: 'npm', args: ['start', '--silent'] };

/**
 * Starts a program that prints `Site` and its URL. Resolves once the program has responded to a request for the path,
 * with the time that this took in milliseconds.
 */
export async function startProgram(start: Start) {
  const { command = process.execPath, args, variables, cwd, dataDir, path, minutes = 1 } = start;
  const startedAt = performance.now();
  // Gives npm its own process group, so that its programs can be stopped with it.
  const detached = command === 'npm';
  const child = spawn(command, args, {
    cwd: cwd ?? projectFile('.'),
    detached,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_TOKEN: adminToken,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      MEILI_URL: '',
      MEILI_BIN: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid as number;
  endWithBench(child, () => process.kill(detached ? -pid : pid, 'SIGKILL'));
  const ended = once(child, 'exit');
  const timeout = AbortSignal.timeout(minutes * 60_000);
  let url = '';
  for await (const line of createInterface({ input: child.stdout, signal: timeout })) {
    url = /^Site\s+(http:\S+?)\/?$/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  if (!url) {
    const [code, signal] = timeout.aborted ? [] : await ended;
    const why = timeout.aborted ? `took more than ${minutes} min` : `exited with ${signal ?? code}`;
    throw new Error(`${command} ${args.join(' ')} ${why} before it printed its URL`);
  }
  child.stdout.resume();
  await getAnswer(url + path);
  return {
    url,
    pid,
    milliseconds: performance.now() - startedAt,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
