/** Runs the export in a separate process, because reading and compressing everything would delay requests. */
import { fork } from 'node:child_process';
import { PassThrough, type Readable } from 'node:stream';
import { projectFile } from '../../db/project-file.ts';
import type { Settings } from '../settings.ts';

const program = projectFile('server/move-out/export-child-main.ts');

/** TRUST_PROXY may be a function, which cannot be sent to another process. */
export type ExportRequest = { settings: Omit<Settings, 'TRUST_PROXY'> };
export type ExportResponse = { isComplete: true } | { reason: string };

/** The stream only ends if the archive is complete, and otherwise fails. Destroying it stops the process. */
export function exportInChild({ TRUST_PROXY: _, ...settings }: Settings): Readable {
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const archive = new PassThrough();
  let isComplete = false;
  let reason = 'The export process stopped.';
  child.on('message', (response: ExportResponse) => {
    if ('isComplete' in response) isComplete = true;
    else reason = response.reason;
  });
  child.once('error', (error) => archive.destroy(error));
  child.once('close', () => {
    if (isComplete) archive.end();
    else archive.destroy(new Error(reason));
  });
  archive.once('close', () => {
    if (child.connected) child.disconnect();
    child.stdout?.destroy();
  });
  child.stdout?.pipe(archive, { end: false });
  // A child that exits before reading the request is handled by the close event.
  child.send({ settings } satisfies ExportRequest, () => {});
  return archive;
}
