import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inEachLanguage } from '#contract/language.ts';
import {
  buildEmbeddedIndex,
  type EmbeddedIndex,
} from '../../../search-index/embedded/embedded-index.ts';
import type { SearchDocument, SearchIndex } from '../../../search-index/search-index.ts';
import { randomFrom } from '../../seed/bulk/random.ts';
import type { Figure } from '../figure/figure.ts';
import { makeBroadQueries } from './broad-queries.ts';
import { type Catalogue, makeCatalogue } from './catalogue.ts';
import { findDifferences } from './exhaustive.ts';
import { compareMeilisearch } from './meilisearch.ts';
import { quantile } from './quantile.ts';
import { type KnownQuery, makeQueries } from './queries.ts';
import { askAll, foundFirst, foundInEight, timesOf } from './relevance.ts';

type Settings = { size: number; seed: string; queriesPerClass: number };

export async function measureSearch({ size, seed, queriesPerClass }: Settings): Promise<Figure[]> {
  const random = randomFrom(`search ${seed} ${size}`);
  const memoryBefore = usedMemory();
  const catalogue = makeCatalogue(random, size);
  const memoryOfTexts = usedMemory() - memoryBefore;
  const started = performance.now();
  const index = await buildEmbeddedIndex(inChunks(catalogue.documents));
  const buildTime = performance.now() - started;
  const memory = usedMemory() - memoryBefore;

  console.log(`\n${size} records, seed ${seed}`);
  const queries = makeQueries(random, catalogue, queriesPerClass);
  const times = await measureClasses(index, queries);
  const broad = makeBroadQueries(random, catalogue, queriesPerClass);
  const broadTimes = await measureBroadClasses(index, broad);
  const updates = await updateTimes(index, catalogue.documents);
  console.table([
    {
      'p50 ms': quantile(times, 0.5),
      'p99 ms': quantile(times, 0.99),
      'build ms': Math.round(buildTime),
      'index MB': megabytes(memory - memoryOfTexts),
      'with texts MB': megabytes(memory),
      'update p50 ms': quantile(updates, 0.5),
      'update p99 ms': quantile(updates, 0.99),
    },
  ]);
  return [
    { measure: `embedded search p50 at ${size} records`, unit: 'ms', ours: quantile(times, 0.5) },
    {
      measure: `embedded search p99 at ${size} records`,
      unit: 'ms',
      ours: quantile(times, 0.99),
      goal: { atMost: 25 },
    },
    {
      measure: `embedded search p99 of broad queries at ${size} records`,
      unit: 'ms',
      ours: quantile(broadTimes, 0.99),
      goal: { atMost: 25 },
    },
    ...(size <= mostRankedAll ? [await figureOfOrder({ size, index, catalogue, broad })] : []),
    ...(await compareMeilisearch({ size, catalogue, index, queries })),
  ];
}

async function measureClasses(
  index: SearchIndex,
  queries: ReadonlyMap<string, readonly KnownQuery[]>,
) {
  const rows: Record<string, unknown>[] = [];
  const times: number[] = [];
  for (const [title, known] of queries) {
    const asked = await askAll(index, known);
    times.push(...asked.times);
    rows.push({
      class: title,
      queries: known.length,
      first: foundFirst(asked),
      'in eight': foundInEight(asked),
      'p50 ms': quantile(asked.times, 0.5),
      'p99 ms': quantile(asked.times, 0.99),
    });
  }
  console.table(rows);
  return times;
}

async function measureBroadClasses(
  index: SearchIndex,
  queries: ReadonlyMap<string, readonly string[]>,
): Promise<number[]> {
  const rows: Record<string, unknown>[] = [];
  const all: number[] = [];
  for (const [title, asked] of queries) {
    const times = await timesOf(index, asked);
    all.push(...times);
    rows.push({
      class: title,
      queries: asked.length,
      'p50 ms': quantile(times, 0.5),
      'p99 ms': quantile(times, 0.99),
    });
  }
  console.table(rows);
  return all;
}

type Compared = {
  size: number;
  index: EmbeddedIndex;
  catalogue: Catalogue;
  broad: ReadonlyMap<string, readonly string[]>;
};

/** Ranking all documents takes too long in larger catalogues. */
const mostRankedAll = 2000;

async function figureOfOrder({ size, index, catalogue, broad }: Compared): Promise<Figure> {
  const queries = [...broad.values()].flatMap((some) => some.slice(0, 10));
  const different = await findDifferences(index, catalogue, queries);
  return {
    measure: `same hits as a ranking of all ${size} records`,
    unit: '%',
    ours: 100 - (different.length / (queries.length * 2)) * 100,
    goal: { atLeast: 99.9 },
  };
}

async function* inChunks(documents: readonly SearchDocument[]) {
  for (let start = 0; start < documents.length; start += 200) {
    yield documents.slice(start, start + 200);
  }
}

/** Changes the description of some records and restores it afterwards. */
async function updateTimes(index: SearchIndex, documents: readonly SearchDocument[]) {
  const times: number[] = [];
  for (let at = 0; at < 500; at += 1) {
    const document = documents[(at * 7919) % documents.length] as SearchDocument;
    const en = { ...document.texts.en, description: `A different description ${at}` };
    for (const version of [{ ...document, texts: inEachLanguage(() => en) }, document]) {
      const started = performance.now();
      await index.upsert([version]);
      times.push(performance.now() - started);
    }
  }
  return times;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
