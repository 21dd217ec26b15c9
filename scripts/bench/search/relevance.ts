import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import { marketWithoutRules } from '../../../db/repositories/site/visitor-market.ts';
import type { SearchIndex } from '../../../search-index/search-index.ts';
import type { KnownQuery } from './queries.ts';

const shown = { types: searchTypes, limit: 8, language: 'en', now: 1_800_000_000 } as const;
const rounds = 3;

/** In milliseconds. The fastest of several rounds, which excludes other work on the machine. */
export async function timesOf(index: SearchIndex, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const q of queries) {
    let fastest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await index.search({ ...shown, q, market: marketWithoutRules('US') });
      fastest = Math.min(fastest, performance.now() - started);
    }
    times.push(fastest);
  }
  return times;
}

/** Returns the rank of each expected result, starting at 0, or -1. */
export async function placesOf(index: SearchIndex, queries: readonly KnownQuery[]) {
  const places: number[] = [];
  for (const { q, answer } of queries) {
    const found = await index.search({
      ...shown,
      q,
      market: marketWithoutRules(answer.market ?? 'US'),
    });
    places.push(found[answer.type].hits.findIndex(({ id }) => id === answer.id));
  }
  return places;
}
