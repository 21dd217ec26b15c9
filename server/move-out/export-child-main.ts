/** Child process that writes the archive of one site to its output, and stops if the server that started it exits. */
import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { asAppError } from '../errors.ts';
import type { ExportRequest, ExportResponse } from './export-in-child.ts';
import { writeExport } from './write-export.ts';

const lowPriority = 10;
setPriority(lowPriority);

const stop = new AbortController();
// The server exited, or the client no longer wants the archive.
process.on('disconnect', () => {
  stop.abort(new Error('The export was stopped.'));
  process.stdout.destroy();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error('The export was stopped.')));
}

/** Does nothing if the server has exited. */
const send = (response: ExportResponse) => process.connected && process.send?.(response);

async function exportSite({ settings: sent }: ExportRequest) {
  const settings = { ...sent, TRUST_PROXY: false };
  const folder = await mkdtemp(join(settings.DATA_DIR, '.export.unfinished-'));
  try {
    await writeExport({ settings, output: process.stdout, folder, signal: stop.signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.once('message', async (request: ExportRequest) => {
  try {
    await exportSite(request);
    send({ isComplete: true });
  } catch (error) {
    // An error in opening the database wraps the database's own.
    const { code, message } = asAppError(error instanceof Error ? (error.cause ?? error) : error);
    const reason =
      code !== 'internal' ? message : error instanceof Error ? error.message : String(error);
    send({ code, reason });
  }
  if (process.connected) process.disconnect();
});
