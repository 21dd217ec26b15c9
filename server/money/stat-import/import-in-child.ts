/** Reads and stores figures in a separate process, because a large one would delay requests. */
import { fork } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import { projectFile } from '../../../db/project-file.ts';
import { AppError, type ErrorCode, type FieldError } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import type { AskedDays } from '../stat-file/address-of.ts';

const program = projectFile('server/money/stat-import/import-child-main.ts');

/** TRUST_PROXY may be a function, which cannot be sent to another process. */
export type StatImportRequest = {
  settings: Omit<Settings, 'TRUST_PROXY'>;
  actor: string;
  source_id: number;
  /** The name of the file. Without one, the import is listed by the name of its source. */
  name?: string;
  isDryRun: boolean;
  isNightly?: boolean;
  /** Days that were not asked for are refused. */
  days?: AskedDays;
  now?: number;
};
/** Sent once all bytes were. The end of the input alone may also mean that the client has hung up. */
export const isComplete = 'complete';

export type StatImportResponse =
  | { result: StatImportResult }
  | { refusal: { code: ErrorCode; message: string; errors: FieldError[] } }
  | { failure: string };

export type ChildImport = Omit<StatImportRequest, 'settings'>;

/** In milliseconds. The largest files take ten seconds on an idle machine. */
const longestImport = 600_000;

/** If the bytes end with an error, nothing is stored. */
export async function importInChild(
  { TRUST_PROXY: _, ...settings }: Settings,
  given: ChildImport,
  bytes: AsyncIterable<Buffer>,
  longest = longestImport,
): Promise<StatImportResult> {
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  let response: StatImportResponse | undefined;
  child.on('message', (sent: StatImportResponse) => {
    response = sent;
  });
  const ended = new Promise<void>((end) => {
    child.once('error', () => end());
    child.once('close', () => end());
  });
  child.send({ settings, ...given } satisfies StatImportRequest, () => {});
  let interrupted: AppError | undefined;
  function interrupt(error: AppError) {
    interrupted = error;
    child.kill('SIGKILL');
    child.stdin?.destroy();
  }
  const limit = setTimeout(() => interrupt(tookTooLong()), longest);
  // A child that has refused the file no longer reads the rest of it.
  child.stdin?.on('error', () => {});
  if (child.stdin) {
    await pipeline(Readable.from(bytes), child.stdin).then(
      () => child.connected && child.send(isComplete, () => {}),
      (error: unknown) => {
        // Any other error means that the child has refused the file before its end.
        if (error instanceof AppError) interrupt(error);
      },
    );
  }
  await ended;
  clearTimeout(limit);
  if (interrupted && !response) throw interrupted;
  return answerOf(response);
}

const tookTooLong = () =>
  new AppError(
    'timed_out',
    'The import was stopped because it took too long. Look at the list of imports before you try again.',
  );

function answerOf(response: StatImportResponse | undefined): StatImportResult {
  if (response && 'result' in response) return response.result;
  if (response && 'refusal' in response) {
    const { code, message, errors } = response.refusal;
    throw new AppError(code, message, { ...(errors.length > 0 && { errors }) });
  }
  throw new Error(response?.failure ?? 'The process that imports figures stopped.');
}
