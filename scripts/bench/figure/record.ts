/** Stores the figures of a run of all benchmarks as JSON, with one value per repetition. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Figure, figureName, ratioOf } from './figure.ts';
import { median } from './median.ts';

/** The values are ratios to the floor if there is one, because the speed of the machine affects both equally. */
export type RecordedFigure = Figure & { values: number[] };

type BenchRecord = {
  at: string;
  commit: string;
  processors: number;
  node: string;
  figures: RecordedFigure[];
};

const folder = join(import.meta.dirname, '../results');

const comparedValue = (figure: Figure) => ratioOf(figure) ?? figure.ours;

/** Returns each figure with the medians of its repetitions. */
export function mediansOf(runs: readonly (readonly Figure[])[]): RecordedFigure[] {
  const byName = Map.groupBy(runs.flat(), figureName);
  return [...byName.values()].map((repeated) => {
    const [first] = repeated as [Figure];
    const floors = repeated.flatMap(({ floor }) => floor?.value ?? []);
    return {
      ...first,
      ours: median(repeated.map(({ ours }) => ours)),
      ...(first.floor && { floor: { ...first.floor, value: median(floors) } }),
      values: repeated.map(comparedValue),
    };
  });
}

export function writeRecord(figures: RecordedFigure[]): string {
  const at = new Date().toISOString();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const record: BenchRecord = {
    at,
    commit,
    processors: cpus().length,
    node: process.version,
    figures,
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${at.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(`${file}.part`, `${JSON.stringify(record, null, 2)}\n`);
  renameSync(`${file}.part`, file);
  return file;
}

export const readRecord = (file: string): BenchRecord => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the latest figures from all earlier runs, because a run may have measured only a few. */
export function earlierFigures(): RecordedFigure[] {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return names.flatMap((name) => readRecord(join(folder, name)).figures);
}
