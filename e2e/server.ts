import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export const adminToken = 'token-for-the-browser-tests';

export type Server = { url: string; stop: () => Promise<void> };

export async function startServer(dataDirectory: string): Promise<Server> {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/setup/stop-with-parent.mjs', 'server/main.ts'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDirectory,
        ADMIN_TOKEN: adminToken,
        RATE_LIMIT: '0',
        SEED: 'demo',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const ended = once(child, 'exit');
  const output = child.stdout as Readable;
  let url = '';
  for await (const line of createInterface({ input: output })) {
    url = /^Site\s+(http:\S+?)\/?$/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  if (!url) throw new Error('The server ended before it named its address');
  output.resume();

  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
