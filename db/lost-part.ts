/** A result can do without some parts, such as the guides in the footer, when their table is damaged or missing. */
import { faultOf } from './database-fault.ts';
import { counter } from './metrics/measure.ts';

const lost = counter({
  name: 'aceboard_lost_parts_total',
  help: 'Parts that were left out because their table is damaged or missing.',
}).of();

/** Tells whether a part was lost since: what was made meanwhile must not be kept. */
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
      process.emitWarning(`Part of the pages is left out, as a table cannot be read: ${error}`);
    }
    return instead;
  };
