/** How search behaves, whichever engine answers. */
import { describe } from 'vitest';
import type { SearchIndex } from '../search-index.ts';
import { describeFilters } from './suite/filters.ts';
import { describeHighlights } from './suite/highlights.ts';
import { describeOrder } from './suite/order.ts';
import { describeSpelling } from './suite/spelling.ts';
import { describeTypos } from './suite/typos.ts';
import { describeWrites } from './suite/writes.ts';

/** An empty index of its own for each test; an engine that runs elsewhere removes what it opened before. */
export type OpenIndex = () => Promise<SearchIndex>;

export type Engine = 'embedded' | 'Meilisearch';

export function describeSearch(engine: Engine, open: OpenIndex): void {
  describe(`the ${engine} engine`, () => {
    describeTypos(open, engine);
    describeSpelling(open);
    describeOrder(open);
    describeFilters(open);
    describeHighlights(open);
    describeWrites(open);
  });
}
