/** The tests that both engines must pass. */
import { describe } from 'vitest';
import type { Engine, OpenIndex } from './engine.ts';
import { describeCodes } from './suite/codes.ts';
import { describeFilters } from './suite/filters.ts';
import { describeHighlights } from './suite/highlights.ts';
import { describeOrder } from './suite/order.ts';
import { describeSpelling } from './suite/spelling.ts';
import { describeTypos } from './suite/typos.ts';
import { describeWrites } from './suite/writes.ts';

export function describeSearch(engine: Engine, open: OpenIndex): void {
  describe(`the ${engine} engine`, () => {
    describeTypos(open, engine);
    describeSpelling(open);
    describeOrder(open);
    describeFilters(open);
    describeCodes(open);
    describeHighlights(open);
    describeWrites(open);
  });
}
