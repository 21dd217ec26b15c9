/** This process backs up one site, and stops where the server that asked for it is gone. */
import { setPriority } from 'node:os';
import type { BackupRequest, BackupResponse } from './back-up-in-child.ts';
import { backUpSite } from './back-up-site.ts';

const lowPriority = 10;
setPriority(lowPriority);

const stop = new AbortController();
// The server ended, or has what it asked for.
process.on('disconnect', () => stop.abort(new Error('The server has stopped.')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error('The backup was stopped.')));
}

/** Nobody listens any more where the server has ended. */
const send = (response: BackupResponse) => process.connected && process.send?.(response);

process.once('message', async ({ settings, file }: BackupRequest) => {
  try {
    send({ summary: await backUpSite({ ...settings, TRUST_PROXY: false }, file, stop.signal) });
  } catch (error) {
    send({ reason: error instanceof Error ? error.message : String(error) });
  }
});
