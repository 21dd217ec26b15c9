import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEmbeddedIndex } from '../../search-index/embedded/embedded-index.ts';
import type { SearchDocument, SearchIndex } from '../../search-index/search-index.ts';
import { searchTypes } from '../../search-index/settings.ts';
import { randomFrom } from '../seed/artwork/random.ts';
import { makeCatalogue } from './search-catalogue.ts';
import { type KnownQuery, makeQueries } from './search-queries.ts';

type Settings = { size: number; seed: string; queriesPerClass: number };

const now = 1_800_000_000;
const shown = 8;

export async function measureSearch({ size, seed, queriesPerClass }: Settings): Promise<void> {
  const random = randomFrom(`search ${seed} ${size}`);
  const catalogue = makeCatalogue(random, size);
  const queries = makeQueries(random, catalogue, queriesPerClass);

  const memoryBefore = usedMemory();
  const started = performance.now();
  const index = createEmbeddedIndex();
  await index.upsert(catalogue.documents);
  const buildTime = performance.now() - started;
  const memory = usedMemory() - memoryBefore;

  await searchAll(index, [...queries.values()].flat());
  const rows: Record<string, unknown>[] = [];
  const allTimes: number[] = [];
  for (const [title, known] of queries) {
    const { times, places } = await searchAll(index, known);
    allTimes.push(...times);
    rows.push({
      class: title,
      queries: known.length,
      first: percent(places.filter((place) => place === 0).length, known.length),
      'in eight': percent(places.filter((place) => place >= 0).length, known.length),
      'p50 ms': quantile(times, 0.5),
      'p99 ms': quantile(times, 0.99),
    });
  }
  console.log(`\n${size} records, seed ${seed}`);
  console.table(rows);
  console.table([
    {
      'p50 ms': quantile(allTimes, 0.5),
      'p99 ms': quantile(allTimes, 0.99),
      'worst ms': quantile(allTimes, 1),
      'build ms': Math.round(buildTime),
      'memory MB': Math.round(memory / 2 ** 20),
      ...(await updateCost(index, catalogue.documents)),
    },
  ]);
}

async function searchAll(index: SearchIndex, queries: readonly KnownQuery[]) {
  const times: number[] = [];
  const places: number[] = [];
  for (const { q, answer } of queries) {
    const started = performance.now();
    const found = await index.search({
      q,
      market: answer.market ?? 'US',
      language: 'en',
      types: searchTypes,
      limit: shown,
      now,
    });
    times.push(performance.now() - started);
    places.push(found[answer.type].hits.findIndex(({ id }) => id === answer.id));
  }
  return { times, places };
}

/** A renamed record each time, and back again. */
async function updateCost(index: SearchIndex, documents: readonly SearchDocument[]) {
  const times: number[] = [];
  for (let at = 0; at < 500; at += 1) {
    const document = documents[(at * 7919) % documents.length] as SearchDocument;
    const en = { ...document.texts.en, description: `Renamed once more ${at}` };
    for (const version of [{ ...document, texts: { en, tr: en } }, document]) {
      const started = performance.now();
      await index.upsert([version]);
      times.push(performance.now() - started);
    }
  }
  return { 'update p50 ms': quantile(times, 0.5), 'update p99 ms': quantile(times, 0.99) };
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const percent = (part: number, whole: number) => Number(((part / whole) * 100).toFixed(1));

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Number((sorted[at] ?? 0).toFixed(3));
}
