/** Runs every benchmark in turn, each in its own process, and prints one table: `npm run bench -- all [name ...]`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Figure, figureTable, isReached } from './figure/figure.ts';
import { endWithBench } from './process/end-with-bench.ts';

const benches: readonly string[] = [
  'http',
  'search',
  'large-start',
  'start',
  'memory',
  'lighthouse',
  'writes',
  'editors',
  'engines',
  'backups',
  'clicks',
  'filters',
];

const given = process.argv.slice(2);
const figures: Figure[] = [];
const failed: string[] = [];
for (const name of given.length > 0 ? given : benches) await runBench(name);

console.log(`\n${cpus().length} processors, Node ${process.version}`);
console.log(figureTable(figures));
const missed = figures.filter((figure) => isReached(figure) === false);
console.log(`${figures.length} figures, ${missed.length} goals missed`);
if (failed.length > 0) {
  console.error(`Failed benchmarks: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function runBench(name: string) {
  const before = load();
  const child = endWithBench(fork(join(import.meta.dirname, `${name}.ts`), { stdio: 'inherit' }));
  child.on('message', (message) => figures.push(...(message as Figure[])));
  const [code] = await once(child, 'exit');
  if (code !== 0) failed.push(name);
  console.log(`${name}: load ${before} before, ${load()} after`);
}

function load(): string {
  const [lastMinute] = loadavg();
  return lastMinute?.toFixed(1) ?? '';
}
