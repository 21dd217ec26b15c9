/** Runs an import in a separate process, because converting thousands of texts would delay requests. */
import { type ChildProcess, fork } from 'node:child_process';
import { projectFile } from '../../../db/project-file.ts';
import type { Writer } from '../../resource/resource.ts';
import type { Settings } from '../../settings.ts';

const program = projectFile('server/move-in/run/import-child-main.ts');

/** In milliseconds. A process that doesn't stop when it's asked to is killed. */
const stopsWithin = 10_000;

/** TRUST_PROXY may be a function, which cannot be sent to another process. */
export type ImportRequest = {
  settings: Omit<Settings, 'TRUST_PROXY'>;
  writer: Omit<Writer, 'db'>;
  id: number;
};
export type ImportResponse = { failure: string };

export type RunningImport = {
  process: ChildProcess;
  /** The failure for the log, if there was one. An import that was stopped or whose process was killed has none. */
  ended: Promise<string | undefined>;
  stop: () => void;
};

export function importInChild({
  settings: { TRUST_PROXY: _, ...settings },
  ...request
}: Omit<ImportRequest, 'settings'> & { settings: Settings }): RunningImport {
  const child = fork(program, { execArgv: [], serialization: 'advanced' });
  let failed: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  child.on('message', ({ failure }: ImportResponse) => {
    failed = failure;
  });
  const ended = new Promise<string | undefined>((end) => {
    child.once('error', (error) => end(String(error)));
    // There is no close event after a disconnect of our own. A failure may arrive after the exit.
    child.once('exit', () => {
      if (child.connected) child.once('disconnect', () => end(failed));
      else end(failed);
    });
  });
  ended.then(() => clearTimeout(timer));
  // A child that exits before reading the request is handled by the exit event.
  child.send({ settings, ...request } satisfies ImportRequest, () => {});
  return {
    process: child,
    ended,
    stop() {
      if (child.connected) child.disconnect();
      timer ??= setTimeout(() => child.kill('SIGKILL'), stopsWithin).unref();
    },
  };
}
