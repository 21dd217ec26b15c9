/**
 * Counts and times work anywhere in the process, for /metrics. Uses plain numbers, because most sites never read them.
 * Metrics created twice in a process, as in tests, share the same numbers.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

type Sample = { labels: Record<string, string>; value: number; suffix?: string };

/** Undefined values are omitted. */
type Read = () => number | undefined | Promise<number | undefined>;

type ReadMany = () => Promise<{ values: string[]; value: number }[]>;

export type Measure = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples(): Promise<Sample[]>;
};

export const measures: Measure[] = [];

type Description = { name: string; help: string; labels?: readonly string[] };

const named = ({ labels = [] }: Description, values: string[]): Record<string, string> =>
  Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));

/** One series per combination of label values. */
function seriesOf<Series>(description: Description, make: () => Series) {
  const known = new Map<string, { labels: Record<string, string>; series: Series }>();
  return {
    all: () => [...known.values()],
    find(values: string[]): Series {
      const key = values.join('\n');
      let found = known.get(key);
      if (!found) {
        found = { labels: named(description, values), series: make() };
        known.set(key, found);
      }
      return found.series;
    },
  };
}

/** A series starts at 0 as soon as it is created, so that its first increment is visible. */
export function counter(description: Description) {
  const counts = seriesOf(description, () => ({ value: 0 }));
  measures.push({
    ...description,
    type: 'counter',
    samples: async () => counts.all().map(({ labels, series }) => ({ labels, ...series })),
  });
  return { of: (...values: string[]) => counts.find(values) };
}

const outside = new AsyncLocalStorage<true>();

/** Gauges created by this work aren't reported, so that a second app doesn't replace those of the first one. */
export const outsideGauges = <Result>(work: () => Result): Result => outside.run(true, work);

/** Reads the value on demand. */
export function gauge(description: Description) {
  let readMany: ReadMany = async () => [];
  const reads = seriesOf<{ read: Read }>(description, () => ({ read: () => undefined }));
  measures.push({
    ...description,
    type: 'gauge',
    async samples() {
      const many = (await readMany()).map(({ values, value }) => ({
        labels: named(description, values),
        value,
      }));
      const samples = await Promise.all(
        reads.all().map(async ({ labels, series }) => ({ labels, value: await series.read() })),
      );
      return [...samples.filter((sample): sample is Sample => sample.value !== undefined), ...many];
    },
  });
  return {
    read(values: string[], read: Read) {
      if (outside.getStore()) return;
      reads.find(values).read = read;
    },
    /** For label values that aren't known in advance. */
    readMany(read: ReadMany) {
      if (outside.getStore()) return;
      readMany = read;
    },
  };
}

/** In seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function times() {
  const counts = new Float64Array(bounds.length + 1);
  let sum = 0;
  return {
    counts,
    sum: () => sum,
    observe(seconds: number) {
      let bucket = 0;
      while (seconds > (bounds[bucket] as number)) bucket += 1;
      counts[bucket] = (counts[bucket] as number) + 1;
      sum += seconds;
    },
  };
}

export function histogram(description: Description) {
  const series = seriesOf(description, times);
  measures.push({
    ...description,
    type: 'histogram',
    samples: async () =>
      series.all().flatMap(({ labels, series: { counts, sum } }) => {
        let total = 0;
        const buckets = [...counts].map((count, index) => {
          total += count;
          const le = String(bounds[index] ?? '+Inf');
          return { suffix: '_bucket', labels: { ...labels, le }, value: total };
        });
        return [
          ...buckets,
          { suffix: '_sum', labels, value: sum() },
          { suffix: '_count', labels, value: total },
        ];
      }),
  });
  return { of: (...values: string[]) => series.find(values) };
}

export const secondsSince = (start: number): number => (performance.now() - start) / 1000;
