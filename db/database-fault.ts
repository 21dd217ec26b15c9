import type { DatabaseFault } from './engine.ts';
import { postgresFault } from './postgres/fault.ts';
import { sqliteFault } from './sqlite/fault.ts';

/** Each engine names what went wrong in its own way. */
export function faultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return sqliteFault(code, error.message) ?? postgresFault(code, error.message);
}

/** A read goes on where a write that prepares it finds a full or read-only disk. */
export function unlessUnwritable(error: unknown): void {
  const fault = faultOf(error);
  if (fault !== 'full' && fault !== 'read-only') throw error;
}
