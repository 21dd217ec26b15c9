import type { DatabaseFault } from './engine.ts';
import { counter } from './metrics/measure.ts';
import { postgresFault } from './postgres/fault.ts';
import { sqliteFault } from './sqlite/fault.ts';

/** Classifies an error of either engine. */
export function faultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return sqliteFault(code, error.message) ?? postgresFault(code, error.message);
}

/** Lets a read continue when a preparatory write fails because the disk is full or read-only. */
export function unlessUnwritable(error: unknown): void {
  const fault = faultOf(error);
  if (fault !== 'full' && fault !== 'read-only') throw error;
}

const lost = counter({
  name: 'aceboard_lost_parts_total',
  help: 'Page parts omitted because their table is damaged or missing.',
}).of();

/**
 * Parts of a result, such as the guides in the footer, can be omitted if their table is damaged or missing. Returns a
 * function that returns whether any part has been omitted since. If so, the result must not be cached.
 */
export function lostPartCheck(): () => boolean {
  const before = lost.value;
  return () => lost.value !== before;
}

/** In milliseconds. Limits the number of warnings, because every page may lack the same part. */
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
      process.emitWarning(`Omitting parts of pages because a table cannot be read: ${error}`);
    }
    return instead;
  };
