import type { DatabaseFault } from './engine.ts';
import { counter } from './metrics/measure.ts';
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

const lost = counter({
  name: 'aceboard_lost_parts_total',
  help: 'Page parts left out because their table is damaged or missing.',
}).of();

/**
 * A result can do without some parts, such as the guides in the footer, when their table is damaged or missing. Tells
 * whether one was lost since: what was made meanwhile must not be kept.
 */
export function lostPartCheck(): () => boolean {
  const before = lost.value;
  return () => lost.value !== before;
}

/** In milliseconds. Every page may lose the same part. */
const warnEvery = 60_000;
let warnedAt = Number.NEGATIVE_INFINITY;

export const insteadOfLost =
  <Part>(instead: Part) =>
  (error: unknown): Part => {
    const fault = faultOf(error);
    if (fault !== 'damaged' && fault !== 'no table') throw error;
    lost.value += 1;
    if (performance.now() - warnedAt > warnEvery) {
      warnedAt = performance.now();
      process.emitWarning(`Parts of pages are left out because a table cannot be read: ${error}`);
    }
    return instead;
  };
