import type { DatabaseFault } from '../engine.ts';
import { sqliteFault } from './fault.ts';

const sentences: Partial<Record<DatabaseFault, string>> = {
  damaged:
    'is damaged. End all processes of the site, move it elsewhere with the files of its name that end with -wal and -shm, and restore a backup',
  unreachable:
    'cannot be opened. It must be a file on a disk that can be written to, of the user that runs the server',
  'read-only': 'cannot be written to. Its disk or its rights allow only reading',
  full: 'cannot be written to, because its disk is full. Make room, and start again',
  busy: 'is held by another program. End that one, and start again',
};

/** SQLite's own words name neither the file nor what to do. */
export function openFailure(error: unknown, file: string): unknown {
  const { code, message } = error as Partial<Error & { code: string }>;
  const sentence = sentences[sqliteFault(String(code)) ?? 'unique'];
  if (!sentence) return error;
  return new Error(`The database file ${file} ${sentence} (${message}).`, { cause: error });
}
