import type { DatabaseFault } from './engine.ts';
import { postgresFault } from './postgres/fault.ts';
import { sqliteFault } from './sqlite/fault.ts';

/** Each engine names what went wrong in its own way. */
export function faultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return sqliteFault(code) ?? postgresFault(code, error.message);
}

/** What is read stays readable where a write beside it finds no room. */
export function unlessUnwritable(error: unknown): void {
  const fault = faultOf(error);
  if (fault !== 'full' && fault !== 'read-only') throw error;
}
