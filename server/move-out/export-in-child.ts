/** Runs the export in a separate process, because reading and compressing everything would delay requests. */
import { fork } from 'node:child_process';
import { PassThrough, type Readable } from 'node:stream';
import { projectFile } from '../../db/project-file.ts';
import { AppError, type ErrorCode, overloaded, retryAfter } from '../errors.ts';
import type { Settings } from '../settings.ts';

const program = projectFile('server/move-out/export-child-main.ts');

/** TRUST_PROXY may be a function, which cannot be sent to another process. */
export type ExportRequest = { settings: Omit<Settings, 'TRUST_PROXY'> };
export type ExportResponse = { isComplete: true } | { code: ErrorCode; reason: string };

/** The stream only ends if the archive is complete, and otherwise fails. Destroying it stops the process. */
export function exportInChild({ TRUST_PROXY: _, ...settings }: Settings): Readable {
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const archive = new PassThrough();
  // Without a listener, a failure before anyone reads would end the server.
  archive.on('error', () => {});
  let isComplete = false;
  let failure: Error = overloaded('The export process stopped.');
  child.on('message', (response: ExportResponse) => {
    if ('isComplete' in response) isComplete = true;
    else failure = failureOf(response);
  });
  child.once('error', (error) => archive.destroy(error));
  child.once('close', () => {
    if (isComplete) archive.end();
    else archive.destroy(failure);
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

const failureOf = ({ code, reason }: { code: ErrorCode; reason: string }) =>
  code === 'internal' ? new Error(reason) : new AppError(code, reason, retryAfter(60));
