import { expect, test } from 'vitest';
import { renderedText } from '../../testing/rendered-text.ts';
import { SearchState } from './search-engine-state.tsx';

test('a working search shows its engine, with every change indexed', () => {
  const search = { engine: 'embedded', status: 'ok', pending: 0 } as const;
  expect(renderedText(<SearchState search={search} />)).toBe(
    'SearchWorkingUsing the embedded engine.All changes are indexed.',
  );
});

test('a degraded search shows how many changes are not indexed', () => {
  const search = { engine: 'meilisearch', status: 'degraded', pending: 3_000 } as const;
  expect(renderedText(<SearchState search={search} />)).toBe(
    'SearchDegradedUsing Meilisearch.3,000 changes not indexed yet.',
  );
});
