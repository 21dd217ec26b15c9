import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import { marketWithoutRules } from '../../../db/repositories/site/visitor-market.ts';
import type { SearchIndex } from '../../../search-index/search-index.ts';
import type { KnownQuery } from './queries.ts';

const now = 1_800_000_000;
const shown = 8;

const rounds = 3;

export type Measured = {
  /** In milliseconds. The fastest of several rounds, which excludes other work on the machine. */
  times: number[];
  /** The rank of the known answer, starting at 0, or -1. */
  places: number[];
};

export async function askAll(
  index: SearchIndex,
  queries: readonly KnownQuery[],
): Promise<Measured> {
  const asked: Measured = { times: [], places: [] };
  for (const { q, answer } of queries) {
    const query = {
      q,
      market: marketWithoutRules(answer.market ?? 'US'),
      types: searchTypes,
      limit: shown,
      now,
    };
    let fastest = Number.POSITIVE_INFINITY;
    let place = -1;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const found = await index.search({ ...query, language: 'en' });
      fastest = Math.min(fastest, performance.now() - started);
      place = found[answer.type].hits.findIndex(({ id }) => id === answer.id);
    }
    asked.times.push(fastest);
    asked.places.push(place);
  }
  return asked;
}

/** In milliseconds. The fastest of several rounds. */
export async function timesOf(index: SearchIndex, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const q of queries) {
    const query = { q, market: marketWithoutRules('US'), types: searchTypes, limit: shown, now };
    let fastest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await index.search({ ...query, language: 'en' });
      fastest = Math.min(fastest, performance.now() - started);
    }
    times.push(fastest);
  }
  return times;
}

export const foundFirst = ({ places }: Measured) => percent(places, (place) => place === 0);
export const foundInEight = ({ places }: Measured) => percent(places, (place) => place >= 0);

const percent = (places: readonly number[], isFound: (place: number) => boolean) =>
  Number(((places.filter(isFound).length / places.length) * 100).toFixed(1));
