/** Runs the backup in a separate process, because reading and compressing everything would delay requests. */
import { fork } from 'node:child_process';
import { projectFile } from '../../../db/project-file.ts';
import type { Settings } from '../../settings.ts';
import type { BackupSummary } from './back-up-site.ts';

const program = projectFile('server/operation/backup/backup-child-main.ts');

/** TRUST_PROXY may be a function, which cannot be sent to another process. */
export type BackupRequest = { settings: Omit<Settings, 'TRUST_PROXY'>; file: string };
export type BackupResponse = { summary: BackupSummary } | { reason: string };

export async function backUpInChild(
  { TRUST_PROXY: _, ...settings }: Settings,
  file: string,
  signal: AbortSignal,
): Promise<BackupSummary> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<BackupSummary>();
  const child = fork(program, { execArgv: [], serialization: 'advanced' });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = () => child.disconnect();
  signal.addEventListener('abort', stop, { once: true });
  child.once('message', (response: BackupResponse) => {
    if ('summary' in response) resolve(response.summary);
    else reject(new Error(response.reason));
  });
  child.once('error', reject);
  child.once('exit', (code, killed) =>
    reject(new Error(`The backup process exited with ${killed ?? code}.`)),
  );
  // A child that exits before reading the request is handled by the exit event.
  child.send({ settings, file } satisfies BackupRequest, () => {});
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    if (child.connected) child.disconnect();
    await ended;
  }
}
