import type { DatabaseFault } from '../engine.ts';
import { sqliteFault } from './fault.ts';

const sentences: Partial<Record<DatabaseFault, string>> = {
  damaged:
    'is damaged. Stop all processes of the site, move the file elsewhere together with its -wal and -shm files, and restore a backup',
  unreachable:
    'cannot be opened. It must be on a writable disk and belong to the user running the server',
  'read-only': 'cannot be written to. Its disk or its permissions are read-only',
  full: 'cannot be written to, because its disk is full. Free some space and restart',
  busy: 'is locked by another program. Stop that program and restart',
};

/** SQLite's own messages mention neither the file nor what to do. */
export function openFailure(error: unknown, file: string): unknown {
  const { code, message } = error as Partial<Error & { code: string }>;
  const sentence = sentences[sqliteFault(String(code)) ?? 'unique'];
  if (!sentence) return error;
  return new Error(`The database file ${file} ${sentence} (${message}).`, { cause: error });
}
