/**
 * Runs every benchmark in turn, each in its own process, prints a table that compares them with the last run, and
 * stores it as JSON: `npm run bench -- all [name ...] [--runs 3]`. Several runs give medians.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Figure, figureTable, isReached } from './figure/figure.ts';
import { earlierFigures, mediansOf, writeRecord } from './figure/record.ts';
import { endWithBench } from './process/end-with-bench.ts';

const benches: readonly string[] = [
  'http',
  'search',
  'large-start',
  'start',
  'memory',
  'lighthouse',
  'presses',
  'agents',
  'engines',
  'filters',
  'fold',
  'import',
  'money',
  'redirects',
  'release',
  'slugs',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});
const runs: Figure[][] = [];
const failed = new Set<string>();
for (let run = 1; run <= Number(values.runs); run += 1) {
  const measured: Figure[] = [];
  for (const name of positionals.length > 0 ? positionals : benches) {
    measured.push(...(await runBench(name)));
  }
  runs.push(measured);
}

const figures = mediansOf(runs);
console.log(`\n${cpus().length} processors, Node ${process.version}`);
console.log(figureTable(figures, earlierFigures()));
const missed = figures.filter((figure) => isReached(figure) === false);
console.log(`${figures.length} figures, ${missed.length} goals missed`);
console.log(`Stored in ${relative('.', writeRecord(figures))}`);
if (failed.size > 0) {
  console.error(`Failed benchmarks: ${[...failed].join(', ')}`);
  process.exitCode = 1;
}

async function runBench(name: string): Promise<Figure[]> {
  const before = load();
  const figures: Figure[] = [];
  const child = endWithBench(fork(join(import.meta.dirname, `${name}.ts`), { stdio: 'inherit' }));
  child.on('message', (message) => figures.push(...(message as Figure[])));
  const [code] = await once(child, 'exit');
  if (code !== 0) failed.add(name);
  console.log(`${name}: load ${before} before, ${load()} after`);
  return figures;
}

function load(): string {
  const [lastMinute] = loadavg();
  return lastMinute?.toFixed(1) ?? '';
}
