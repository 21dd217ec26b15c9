/** Child process that backs up one site, and stops if the server that started it exits. */
import { setPriority } from 'node:os';
import type { BackupRequest, BackupResponse } from './back-up-in-child.ts';
import { backUpSite } from './back-up-site.ts';

const lowPriority = 10;
setPriority(lowPriority);

const stop = new AbortController();
// The server exited, or already has its response.
process.on('disconnect', () => stop.abort(new Error('The server has stopped.')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error('The backup was stopped.')));
}

/** Does nothing if the server has exited. */
const send = (response: BackupResponse) => process.connected && process.send?.(response);

process.once('message', async ({ settings, file }: BackupRequest) => {
  try {
    send({ summary: await backUpSite({ ...settings, TRUST_PROXY: false }, file, stop.signal) });
  } catch (error) {
    send({ reason: error instanceof Error ? error.message : String(error) });
  }
});
