import type { DatabaseFault } from '../engine.ts';

/** SQLite reports an exceeded quota as a failed write, and a full disk as either of these. */
const faults: Readonly<Record<string, DatabaseFault>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign key',
  SQLITE_FULL: 'full',
  SQLITE_IOERR_WRITE: 'full',
  SQLITE_IOERR_SHMSIZE: 'full',
};

/** SQLite cannot tell an unreadable disk from an overwritten file. */
const isDamage = /^SQLITE_(CORRUPT|NOTADB|IOERR)/;

const isMissingTable = /^no such table:/;

export function sqliteFault(code: string, message = ''): DatabaseFault | undefined {
  if (code.startsWith('SQLITE_BUSY')) return 'busy';
  if (code.startsWith('SQLITE_READONLY')) return 'read-only';
  if (code.startsWith('SQLITE_CANTOPEN')) return 'unreachable';
  if (faults[code]) return faults[code];
  if (isDamage.test(code)) return 'damaged';
  return isMissingTable.test(message) ? 'no table' : undefined;
}
